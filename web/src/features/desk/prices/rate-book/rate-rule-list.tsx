import { Button } from '../../../../components/form/button';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { deletionOf, useSecondPress } from '../../frame/form/second-press';

interface ListedRule {
  id: number;
  name: string;
  /** What the rule does. */
  effect: string;
  /** The dates and rooms of the rule. */
  dates: string;
  onEdit: () => void;
  onDelete: () => void;
}

interface RateRuleListProps {
  title: string;
  /** The text of an empty list. */
  none: string;
  rules: readonly ListedRule[];
}

/** Seasons or restrictions. */
export function RateRuleList({ title, none, rules }: RateRuleListProps) {
  const { ask, dialog } = useSecondPress();
  const askAndDelete = async ({ name, onDelete }: ListedRule) => {
    if (await ask(deletionOf(name))) onDelete();
  };
  return (
    <section aria-label={title}>
      <h2 className="mb-4 font-display text-3xl">{title}</h2>
      {rules.length === 0 ? <p className="text-quiet">{none}</p> : null}
      <ul className="border-t border-line empty:hidden">
        {rules.map((rule) => {
          const { id, name, effect, dates, onEdit } = rule;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p>{effect}</p>
                <p className="text-sm text-quiet">{dates}</p>
              </div>
              <May permission="rates.write">
                <div className="flex gap-3">
                  <Button look="quiet" size="small" aria-label={t`Change ${name}`} onClick={onEdit}>
                    {t`Change`}
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t`Delete ${name}`}
                    onClick={() => void askAndDelete(rule)}
                  >
                    {t`Delete`}
                  </Button>
                </div>
              </May>
            </li>
          );
        })}
      </ul>
      {dialog}
    </section>
  );
}
