import type { LedgerTotals_LedgerFragment } from '../../../../generated/graphql';
import { writeMoney, type Money } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

const AMOUNT = 'py-2 pl-3 text-right whitespace-nowrap';

/** The sums of each ledger in the period. */
export function LedgerTotals({
  ledgers,
  total,
}: {
  ledgers: readonly LedgerTotals_LedgerFragment[];
  total: Money;
}) {
  if (ledgers.length === 0) return null;
  return (
    <section aria-labelledby="ledger-totals">
      <h2 id="ledger-totals" className="text-2xl">{t`Totals by ledger`}</h2>
      <table className="tabular mt-3 w-full max-w-3xl text-left">
        <caption className="sr-only">{t`Debits and credits of each ledger`}</caption>
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            <th scope="col" className="py-2 font-semibold">{t`Ledger`}</th>
            <th scope="col" className={`${AMOUNT} font-semibold`}>{t`Debit`}</th>
            <th scope="col" className={`${AMOUNT} font-semibold`}>{t`Credit`}</th>
          </tr>
        </thead>
        <tbody>
          {ledgers.map(({ ledger, debit, credit }) => (
            <tr key={ledger} className="border-b border-line">
              <th scope="row" className="py-2 font-normal wrap-anywhere">
                {ledger}
              </th>
              <td className={AMOUNT}>{writeMoney(debit)}</td>
              <td className={AMOUNT}>{writeMoney(credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2">{t`Together`}</th>
            <td className={AMOUNT}>{writeMoney(total)}</td>
            <td className={AMOUNT}>{writeMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
