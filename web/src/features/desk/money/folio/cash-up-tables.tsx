import { Link } from '../../../../components/page/link';
import type { CashUp_DayFragment, MoneyMove } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { joinClasses } from '../../../../lib/joined-classes';
import { writeMoney, type Money } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { SOURCE_NAMES } from '../payment-sources/payment-sources';

const AMOUNT = 'py-2 pl-4 text-right whitespace-nowrap';
// On a phone these columns are hidden; their values are below the method.
const WIDE_ONLY = 'max-sm:hidden';

const COLUMNS = ['taken', 'countered', 'givenBack', 'net'] as const;

const COLUMN_NAMES: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  taken: t`Taken`,
  countered: t`Counter-entries`,
  givenBack: t`Given back`,
  net: t`Net`,
};

type Sum = CashUp_DayFragment['sums'][number];

const MOVES: Readonly<Record<MoneyMove, string>> = {
  TAKEN: t`Taken`,
  COUNTERED: t`Counter-entry`,
  GIVEN_BACK: t`Given back`,
};

const total = (amounts: readonly Money[]): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency: 'INR',
});

/** 'Taken ₹4,200.00 · Given back ₹1,000.00' */
const partsInWords = (sum: Sum): string =>
  COLUMNS.filter((column) => column !== 'net' && sum[column].amount !== 0)
    .map((column) => `${COLUMN_NAMES[column]} ${writeMoney(sum[column])}`)
    .join(' · ');

/** Deposits are held for guests, so their names tell them from takings. */
const nameOf = ({ source, isDeposit }: Pick<Sum, 'source' | 'isDeposit'>): string =>
  isDeposit ? t`Security deposits: ${SOURCE_NAMES[source]}` : SOURCE_NAMES[source];

/**
 * Money taken and given back, by method and person. The gateway's money is separate, because it never passes the desk, and
 * security deposits do not count as takings.
 */
export function CashUpTable({ sums }: Pick<CashUp_DayFragment, 'sums'>) {
  const takings = sums.filter(({ isDeposit }) => !isDeposit);
  const atDesk = takings.filter(({ source }) => source !== 'GATEWAY');
  const online = takings.filter(({ source }) => source === 'GATEWAY');
  const deposits = sums.filter(({ isDeposit }) => isDeposit);
  const depositCash = deposits.filter(({ source }) => source === 'CASH');
  if (sums.length === 0)
    return <p className="text-quiet">{t`No money was taken or given back on this day.`}</p>;
  return (
    <div className="scrolls-sideways" role="region" aria-label={t`Money by method`} tabIndex={0}>
      <table className="tabular w-full text-left sm:min-w-140">
        <caption className="sr-only">{t`Money by method and by person`}</caption>
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            <th scope="col" className="py-2 font-semibold sm:min-w-44">{t`Method`}</th>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={joinClasses(AMOUNT, 'font-semibold', column !== 'net' && WIDE_ONLY)}
              >
                {COLUMN_NAMES[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...atDesk, ...online, ...deposits].map((sum) => (
            <tr
              key={`${sum.source} ${sum.isDeposit} ${sum.staff ?? ''}`}
              className="border-b border-line align-top"
            >
              <th scope="row" className="py-2 font-normal">
                {nameOf(sum)}
                <span className="block text-sm wrap-anywhere text-quiet">{sum.staff}</span>
                <span className="block text-sm text-quiet sm:hidden">{partsInWords(sum)}</span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={joinClasses(AMOUNT, column !== 'net' && WIDE_ONLY)}>
                  {writeMoney(sum[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <TotalRow name={t`At the desk`} sums={atDesk} />
          {depositCash.length > 0 ? (
            <TotalRow name={t`Security deposits in cash`} sums={depositCash} />
          ) : null}
        </tfoot>
      </table>
    </div>
  );
}

function TotalRow({ name, sums }: { name: string; sums: readonly Sum[] }) {
  return (
    <tr className="font-semibold">
      <th scope="row" className="py-2">
        {name}
      </th>
      {COLUMNS.map((column) => (
        <td key={column} className={joinClasses(AMOUNT, column !== 'net' && WIDE_ONLY)}>
          {writeMoney(total(sums.map((sum) => sum[column])))}
        </td>
      ))}
    </tr>
  );
}

/** Each payment, counter-entry and refund of the day. */
export function CashUpMoves({ moves }: Pick<CashUp_DayFragment, 'moves'>) {
  const writeInstant = useWriteInstant();
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="moves">
      <h2 id="moves" className="text-2xl">{t`One by one`}</h2>
      <ul className="tabular mt-3 border-t border-line">
        {moves.map(({ at, move, source, isDeposit, amount, reference, guestName, staff, note }, place) => (
          <li key={place} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2">
            <span className="w-44 text-sm text-quiet">{writeInstant(at)}</span>
            <span className="min-w-48 flex-1">
              {MOVES[move]}: {nameOf({ source, isDeposit })}
              <span className="block text-sm wrap-anywhere text-quiet">
                {reference ? (
                  <Link to={deskBookingPath(reference)} className="text-action underline underline-offset-4">
                    {reference}
                  </Link>
                ) : null}{' '}
                {[guestName, note, staff].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="text-right whitespace-nowrap">
              {writeMoney(move === 'TAKEN' ? amount : { ...amount, amount: -amount.amount })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
