import { joinClasses } from '../../../../lib/joined-classes';
import { t } from '../../../../lib/texts/texts';
import { BAR_LOOKS } from './timeline-row';
import type { BarState } from './timeline-rows';
import { STATE_WORDS } from './timeline-words';

const STATES = Object.keys(STATE_WORDS) as BarState[];
const SAMPLE = 'inline-flex h-6 w-8 items-center justify-center rounded-control text-xs font-bold';

/** What the letters and patterns of the bars mean. */
export function TimelineLegend() {
  return (
    <ul aria-label={t`What the bars mean`} className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-quiet">
      {STATES.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className={joinClasses(SAMPLE, BAR_LOOKS[state])}>{STATE_WORDS[state].letter}</span>
          {STATE_WORDS[state].word}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden className={joinClasses(SAMPLE, BAR_LOOKS.block)} />
        {t`out of sale`}
      </li>
      <li className="flex items-center gap-2">
        <span className="font-bold text-ink">₹</span>
        {t`payment due`}
      </li>
    </ul>
  );
}
