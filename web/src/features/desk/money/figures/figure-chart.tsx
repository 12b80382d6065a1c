import { useId } from 'react';
import { t } from '../../../../lib/texts/texts';
import { figureName, type Step } from './figure-words';

interface FigureChartProps {
  title: string;
  figures: readonly Step[];
  yearBefore: readonly Step[];
  valueOf: (figure: Step) => number | null;
  write: (value: number | null) => string;
}

const HEIGHT = 140;
const STEP = 22;
const BAR = 12;
const LABEL_EVERY = 5;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** Bars of a period, with the year before as outlines. A table of the page has the same numbers. */
export function FigureChart({ title, figures, yearBefore, valueOf, write }: FigureChartProps) {
  const heading = useId();
  const values = [...figures, ...yearBefore].map((figure) => valueOf(figure) ?? 0);
  const most = Math.max(...values, 0);
  const heightOf = (figure: Step | undefined) =>
    figure && most > 0 ? (Math.max(0, valueOf(figure) ?? 0) / most) * HEIGHT : 0;
  return (
    <figure aria-labelledby={heading} className="grid min-w-0 gap-3">
      <figcaption id={heading} className="font-semibold">
        {title}
        <span className="block text-sm font-normal text-quiet">
          {most > 0
            ? t`Up to ${write(most)}. Filled: this period. Outlined: the year before.`
            : t`Nothing yet.`}
        </span>
      </figcaption>
      <div className="scrolls-sideways" aria-hidden="true">
        <svg
          viewBox={`0 0 ${figures.length * STEP} ${HEIGHT + 24}`}
          className="h-auto w-full"
          style={{ minWidth: `${figures.length * (STEP / 2)}px`, maxWidth: `${figures.length * STEP * 2}px` }}
        >
          <line y1={HEIGHT} y2={HEIGHT} x2={figures.length * STEP} className="stroke-control" />
          {figures.map((figure, place) => (
            <Bars
              key={figure.key}
              x={place * STEP}
              now={heightOf(figure)}
              before={heightOf(yearBefore[place])}
              label={place % labelEvery(figures.length) === 0 ? shortName(figure) : ''}
              isDense={isDense(figures.length)}
            />
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** Whether there are so many bars that a phone shows them at half the width. */
const isDense = (count: number): boolean => count > 14;

const labelEvery = (count: number): number => (isDense(count) ? LABEL_EVERY : 1);

/** The day of the month, or the number of the month. */
function shortName(figure: Step): string {
  return figure.key.length > MONTH_LENGTH
    ? String(Number(figure.key.slice(-2)))
    : figureName(figure).slice(0, 3);
}

interface BarsProps {
  x: number;
  now: number;
  before: number;
  label: string;
  isDense: boolean;
}

function Bars({ x, now, before, label, isDense }: BarsProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x={2} y={HEIGHT - now} width={BAR} height={now} className="fill-action" />
      <rect
        x={8}
        y={HEIGHT - before}
        width={BAR}
        height={before}
        className="fill-none stroke-ink"
        strokeDasharray="3 2"
      />
      <text
        x={STEP / 2}
        y={HEIGHT + 16}
        textAnchor="middle"
        className={isDense ? 'fill-quiet text-[14px] max-sm:text-[20px]' : 'fill-quiet text-[10px]'}
      >
        {label}
      </text>
    </g>
  );
}
