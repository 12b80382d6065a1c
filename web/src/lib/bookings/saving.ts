import { writeMoney, type Money } from '../money';
import { t } from '../texts/texts';

/**
 * The saving of a promotion, such as 'Stay three nights, pay for two: you save ₹19,724.88'; only its name when it saves
 * nothing.
 */
export function savingInWords({ name, saved }: { name: string; saved: Money }): string {
  return saved.amount > 0 ? t`${name}: you save ${writeMoney(saved)}` : name;
}
