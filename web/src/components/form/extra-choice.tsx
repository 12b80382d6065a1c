import { useId } from 'react';
import { writeMoney, type Money } from '../../lib/money';
import { t } from '../../lib/texts/texts';
import { ChevronDownIcon } from '../icon/line-icons';

/** How often the price of an extra is charged. */
type ExtraUnit = 'STAY' | 'NIGHT' | 'GUEST' | 'GUEST_AND_NIGHT' | 'PIECE';

// The most pieces of one extra for a stay.
const MOST_PIECES = 20;

/** How often the price is charged, with tax. */
function writePrice(unit: ExtraUnit, price: Money): string {
  const amount = writeMoney(price);
  switch (unit) {
    case 'STAY':
      return t`${amount} for the stay`;
    case 'NIGHT':
      return t`${amount} a night`;
    case 'GUEST':
      return t`${amount} a guest`;
    case 'GUEST_AND_NIGHT':
      return t`${amount} a guest and night`;
    case 'PIECE':
      return t`${amount} each`;
  }
}

interface ExtraChoiceProps {
  extra: {
    name: string;
    description: string;
    unit: ExtraUnit;
    /** Null when the extra is not on sale any more. */
    priceWithTax: Money | null;
  };
  /** 0 while the extra is not chosen. */
  pieces: number;
  /** The total with tax; null until it is known. */
  sum: Money | null;
  onChoose: (pieces: number) => void;
}

/** An extra with its price: a box to mark, or a number of pieces. */
export function ExtraChoice({ extra, pieces, sum, onChoose }: ExtraChoiceProps) {
  const { name, description, unit, priceWithTax } = extra;
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4">
      {unit === 'PIECE' ? (
        <>
          <label htmlFor={`${id}-pieces`} className="pt-2.5 font-semibold">
            {name}
          </label>
          <span className="relative">
            <select
              id={`${id}-pieces`}
              aria-describedby={`${id}-price`}
              className="min-h-11 cursor-pointer appearance-none rounded-control border border-control bg-raised pr-10 pl-4"
              value={pieces}
              onChange={({ target }) => onChoose(Number(target.value))}
            >
              {Array.from({ length: MOST_PIECES + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count === 0 ? t`None` : count}
                </option>
              ))}
            </select>
            <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-quiet" />
          </span>
        </>
      ) : (
        <label className="col-span-2 inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
          <input
            type="checkbox"
            className="size-5 accent-action"
            aria-describedby={`${id}-price`}
            checked={pieces > 0}
            onChange={({ target }) => onChoose(target.checked ? 1 : 0)}
          />
          {name}
        </label>
      )}
      <p id={`${id}-price`} className="col-span-2 text-sm text-quiet">
        {description}{' '}
        {priceWithTax ? (
          <span className="tabular text-ink">{t`${writePrice(unit, priceWithTax)} with tax`}</span>
        ) : null}
        {sum ? (
          <span className="tabular font-semibold text-ink">{t`, ${writeMoney(sum)} in total`}</span>
        ) : null}
      </p>
    </div>
  );
}
