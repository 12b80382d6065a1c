import { useId } from 'react';
import { t } from '../../../lib/texts/texts';
import { SOURCE_NAMES } from '../folio/folio-words';
import { writePaise, type Period } from './figure-words';

/** All charges by rate of tax. */
export function TaxTable({ taxRates }: Pick<Period, 'taxRates'>) {
  return (
    <AmountTable
      title={t`By rate of tax`}
      columns={[t`GST`, t`Value`, t`CGST`, t`SGST`]}
      rows={taxRates.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
        name: taxPercent === null ? t`No single rate` : `${taxPercent} %`,
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
      none={t`No money came or went in this period.`}
    />
  );
}

interface AmountTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; amounts: readonly number[] }[];
  none: string;
}

function AmountTable({ title, columns, rows, none }: AmountTableProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-quiet">{none}</p>
      ) : (
        <div className="mt-3 overflow-x-auto" role="region" aria-labelledby={id} tabIndex={0}>
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
    </div>
  );
}
