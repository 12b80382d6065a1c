import { useId, type ReactNode } from 'react';
import { Link } from '../../../../components/page/link';
import type { FigureDepartment } from '../../../../generated/graphql';
import { plural, t } from '../../../../lib/texts/texts';
import { SOURCE_NAMES } from '../payment-sources/payment-sources';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { SETTLEMENTS_PATH } from '../../../../lib/desk-paths';
import { May } from '../../../../lib/rights/may';
import { writePaise, type Period, type YearBefore } from './figure-words';

const DEPARTMENTS: Readonly<Record<FigureDepartment, string>> = {
  ROOMS: t`Rooms, with fees`,
  FOOD: t`Food and drinks`,
  OTHER: t`Other sales`,
  CANCELLATIONS: t`Kept for nights that nobody stayed`,
  ADJUSTMENTS: t`Round-off and write-off`,
};

/** What each department sold, by rate of tax. */
export function DepartmentTable({ departments }: Pick<Period, 'departments'>) {
  return (
    <AmountTable
      title={t`By department`}
      columns={[t`Department and GST`, t`Value`, t`CGST`, t`SGST`]}
      rows={departments.map(({ department, taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
        name: taxPercent === null ? DEPARTMENTS[department] : t`${DEPARTMENTS[department]}, ${taxPercent} %`,
        amounts: [valuePaise, cgstPaise, sgstPaise],
      }))}
      none={t`No charges in this period.`}
    >
      {t`ADR and RevPAR count only nights, without room fees such as a late check-out. The sums of the departments at each rate equal the table below.`}
    </AmountTable>
  );
}

/** All charges by rate of tax. */
export function TaxTable({ taxRates }: Pick<Period, 'taxRates'>) {
  return (
    <AmountTable
      title={t`By rate of tax`}
      columns={[t`GST`, t`Value`, t`CGST`, t`SGST`]}
      rows={taxRates.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
        name: taxPercent === null ? t`No single tax rate` : `${taxPercent} %`,
        amounts: [valuePaise, cgstPaise, sgstPaise],
      }))}
      none={t`No charges in this period.`}
    />
  );
}

/** Payments and refunds by method. */
export function MethodTable({ methods }: Pick<Period, 'methods'>) {
  return (
    <AmountTable
      title={t`Payments by method`}
      columns={[t`Method`, t`Captured`, t`Counter-entries`, t`Refunded`]}
      rows={methods.map(({ source, capturedPaise, counteredPaise, refundedPaise }) => ({
        name: SOURCE_NAMES[source],
        amounts: [capturedPaise, counteredPaise, refundedPaise],
      }))}
      none={t`No money was taken or given back in this period.`}
    />
  );
}

const GATEWAY_ROWS: readonly { name: string; paiseOf: (sums: Gateway) => number }[] = [
  { name: t`Paid by guests`, paiseOf: ({ paidPaise }) => paidPaise },
  { name: t`Refunded`, paiseOf: ({ refundedPaise }) => -refundedPaise },
  { name: t`Disputes and corrections`, paiseOf: ({ correctedPaise }) => correctedPaise },
  { name: t`Fees`, paiseOf: ({ feePaise }) => -feePaise },
  { name: t`GST on fees`, paiseOf: ({ feeTaxPaise }) => -feeTaxPaise },
  { name: t`Settled to the bank`, paiseOf: ({ settledPaise }) => settledPaise },
];

type Gateway = YearBefore['gateway'];

interface GatewayTableProps {
  period: Pick<Period, 'from' | 'to' | 'gateway'>;
  yearBefore: Pick<YearBefore, 'gateway'>;
}

/** From the guests' online payments to the amounts that the gateway settled to the bank. */
export function GatewayTable({ period: { gateway }, yearBefore }: GatewayTableProps) {
  const { settlements, comparedUntil } = gateway;
  const isEmpty = settlements === 0 && yearBefore.gateway.settlements === 0;
  return (
    <AmountTable
      title={t`Fees and settlements of the gateway`}
      columns={[t`Settlements`, t`This period`, t`Year before`]}
      rows={
        isEmpty
          ? []
          : GATEWAY_ROWS.map(({ name, paiseOf }) => ({
              name,
              amounts: [paiseOf(gateway), paiseOf(yearBefore.gateway)],
            }))
      }
      none={t`No settlements in this period.`}
    >
      {plural(settlements, { one: '# settlement.', other: '# settlements.' })}{' '}
      {t`Each settlement counts on its date in India.`}{' '}
      {comparedUntil
        ? t`Compared with the gateway up to ${writeDate(comparedUntil)}.`
        : t`Not compared with the gateway yet.`}{' '}
      <May permission="payments.read">
        <Link to={SETTLEMENTS_PATH} className="text-action underline underline-offset-4">
          {t`One by one`}
        </Link>
      </May>
    </AmountTable>
  );
}

interface AmountTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; amounts: readonly number[] }[];
  none: string;
  /** The content below. */
  children?: ReactNode;
}

function AmountTable({ title, columns, rows, none, children }: AmountTableProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-quiet">{none}</p>
      ) : (
        <div className="mt-3 scrolls-sideways" role="region" aria-labelledby={id} tabIndex={0}>
          <table className="tabular w-full max-w-3xl min-w-120 text-left">
            <thead className="border-b-2 border-brass text-sm text-quiet">
              <tr>
                {columns.map((column, place) => (
                  <th
                    key={column}
                    scope="col"
                    className={`py-2 font-semibold ${place > 0 ? 'text-right' : ''}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, amounts }) => (
                <tr key={name} className="border-b border-line">
                  <th scope="row" className="py-2 font-normal">
                    {name}
                  </th>
                  {amounts.map((paise, place) => (
                    <td key={columns[place + 1]} className="py-2 pl-4 text-right whitespace-nowrap">
                      {writePaise(paise)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {children ? <p className="mt-3 max-w-prose text-sm text-quiet">{children}</p> : null}
    </div>
  );
}
