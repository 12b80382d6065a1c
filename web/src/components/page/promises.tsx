import { Check } from 'lucide-react';
import { joinClasses } from '../../lib/joined-classes';
import { t } from '../../lib/texts/texts';

interface PromisesProps {
  promises: readonly string[];
  /** Lays the promises out in a row on wide screens. */
  inRow?: boolean;
}

/** What the hotel promises to guests who book directly. Renders nothing when there are no promises. */
export function Promises({ promises, inRow = false }: PromisesProps) {
  if (promises.length === 0) return null;
  return (
    <ul
      aria-label={t`When you book here`}
      className={joinClasses('gap-x-8 gap-y-2 text-[0.9375rem]', inRow ? 'flex flex-wrap' : 'grid')}
    >
      {promises.map((promise, place) => (
        <li key={place} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-good" strokeWidth={1.5} />
          {promise}
        </li>
      ))}
    </ul>
  );
}
