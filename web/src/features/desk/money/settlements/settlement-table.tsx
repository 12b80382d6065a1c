import type { SettlementStatus, SettlementTable_SettlementFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney, type Money } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

const AMOUNT = 'py-2 pl-4 text-right whitespace-nowrap';

const COLUMNS = ['paid', 'refunded', 'corrected', 'fee', 'feeTax', 'net'] as const;
type Column = (typeof COLUMNS)[number];

const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  paid: t`Payments`,
  refunded: t`Refunds`,
  corrected: t`Corrections`,
  fee: t`Fees`,
  feeTax: t`GST on fees`,
  net: t`Net`,
};

const STATUS_NAMES: Readonly<Record<SettlementStatus, string>> = {
  CREATED: t`On its way`,
  PROCESSED: t`Sent to the bank`,
  FAILED: t`Failed`,
};

const total = (amounts: readonly Money[]): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency: 'INR',
});

/** Each settlement with its date, the bank's number and its sums. */
export function SettlementTable({
  settlements,
}: {
  settlements: readonly SettlementTable_SettlementFragment[];
}) {
  if (settlements.length === 0) return <p className="text-quiet">{t`No settlements in this period.`}</p>;
  const arrived = settlements.filter(({ status }) => status !== 'FAILED');
  return (
    <div className="scrolls-sideways" role="region" aria-label={t`Settlements`} tabIndex={0}>
      <table className="tabular w-full min-w-200 text-left">
        <caption className="sr-only">{t`Settlements with their sums`}</caption>
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            <th scope="col" className="min-w-52 py-2 font-semibold">{t`Date and UTR`}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${AMOUNT} font-semibold`}>
                {COLUMN_NAMES[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settlements.map((settlement) => (
            <tr key={settlement.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 font-normal">
                {writeDate(settlement.day)}
                <span className="block text-sm wrap-anywhere text-quiet">
                  {[settlement.utr, STATUS_NAMES[settlement.status]].filter(Boolean).join(' · ')}
                </span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={AMOUNT}>
                  {writeMoney(settlement[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2">{t`Together`}</th>
            {COLUMNS.map((column) => (
              <td key={column} className={AMOUNT}>
                {writeMoney(total(arrived.map((settlement) => settlement[column])))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
