import type { RateBookPage_RatesFragment } from '../../../../generated/graphql';
import { writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import type { ShownValue } from '../../frame/form/changed-meanwhile';
import { isSame } from '../../frame/form/use-draft-over';
import { emptyForm, formOfRestriction, formOfSeason, RULES, type RateForm } from './rate-edit';
import { weekdaysInWords } from './rate-words';
import { useRuleDraft, type RateVersions } from './use-rule-draft';

type Rates = Pick<RateBookPage_RatesFragment, 'seasons' | 'restrictions'>;

/** The name of the draft of a stored season or rule, such as 'season 7'. */
export const keyOfRate = ({ kind, id }: Pick<RateForm, 'kind' | 'id'>): string => `${kind} ${String(id)}`;

/** The values of a season or rule for the notice about changes of others. */
function shownRule(form: RateForm): ShownValue[] {
  const { kind, name, from, to, weekdays, roomTypes, rate, amount, priority, rule, count } = form;
  return [
    { label: t`Name`, text: name },
    { label: t`First date`, text: writeDate(from) },
    { label: t`Last date`, text: writeDate(to) },
    { label: t`Weekdays`, text: weekdaysInWords(weekdays) },
    { label: t`Room types`, text: roomTypes.join(', ') },
    ...(kind === 'season'
      ? [
          {
            label: t`Rate`,
            text: rate === 'PERCENT' ? t`${amount}% on the base rate` : t`${amount} a night`,
          },
          { label: t`Priority`, text: priority },
        ]
      : [{ label: t`Rule`, text: [RULES[rule], count].filter(Boolean).join(': ') }]),
  ];
}

/** A new rule is not worth keeping while only its kind or its dates were chosen. */
function isEmpty(form: RateForm, opened: RateForm): boolean {
  return isSame(form, form.id === null ? { ...emptyForm(form.kind, form.from), to: form.to } : opened);
}

/** The form of a new season, rule or rate, or of a stored season or rule. */
export function useRateDraft({ seasons, restrictions }: Rates, today: PlainDate, versions: RateVersions) {
  return useRuleDraft({
    ...versions,
    page: 'rates',
    rules: [...seasons.map(formOfSeason), ...restrictions.map(formOfRestriction)],
    first: emptyForm('season', today),
    nextOf: ({ kind, from }) => emptyForm(kind, from),
    keyOf: keyOfRate,
    shownOf: shownRule,
    isEmpty,
    together: [
      ['rate', 'amount'],
      ['rule', 'count'],
    ],
  });
}
