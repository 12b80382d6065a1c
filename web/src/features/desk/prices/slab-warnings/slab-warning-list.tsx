import { TriangleAlert } from 'lucide-react';
import type { SlabWarningList_WarningFragment } from '../../../../generated/graphql';
import { joinClasses } from '../../../../lib/joined-classes';
import { writeMoney, writeRate } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

type Warning = SlabWarningList_WarningFragment;

/** A warning with both prices and the highest rate below the limit. */
function warningInWords({ rate, value, total, limit, totalAtLimit, rateAtLimit }: Warning): string {
  const night = t`A night at ${writeRate(rate)} is ${writeMoney(value)}, a little above the tax limit of ${writeMoney(limit)}.`;
  const prices = t`A guest pays ${writeMoney(total)} with tax; at the limit it would be ${writeMoney(totalAtLimit)}.`;
  return `${night} ${prices} ${t`To stay within the limit, enter a rate of at most ${writeRate(rateAtLimit)}.`}`;
}

interface SlabWarningListProps {
  warnings: readonly Warning[];
  className?: string;
}

/** Nights that are a little above the limit of a tax slab. */
export function SlabWarningList({ warnings, className }: SlabWarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className={joinClasses('grid gap-3', className)}>
      {warnings.map((warning, index) => (
        // Two warnings may be about the same room type and plan.
        <li key={index} className="flex gap-2.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
          <p className="max-w-prose">
            {warning.roomTitle || warning.planName ? (
              <span className="font-semibold">
                {[warning.roomTitle, warning.planName].filter(Boolean).join(', ')}:{' '}
              </span>
            ) : null}
            {warningInWords(warning)}
          </p>
        </li>
      ))}
    </ul>
  );
}
