import { Link } from '../../../../components/page/link';
import type { CashUp_DayFragment } from '../../../../generated/graphql';
import { shiftPrintPath } from '../../../../lib/desk-paths';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

type ShiftOfDay = CashUp_DayFragment['shifts'][number];

function stateOf({ closing }: ShiftOfDay): string {
  if (!closing) return t`Open`;
  const difference = t`Difference ${writeMoney(closing.difference)}`;
  return closing.handedTo ? t`${difference}, handed to ${closing.handedTo}` : difference;
}

/** The cash of each shift and the cash outside shifts, which add up to the expected cash of the day. */
export function ShiftsOfDay({ cashUp }: { cashUp: CashUp_DayFragment }) {
  const { shifts, outsideShifts, expectedCash } = cashUp;
  if (shifts.length === 0) return null;
  const sums = [
    { label: t`Outside shifts`, amount: outsideShifts },
    { label: t`Expected cash`, amount: expectedCash },
  ];
  return (
    <section aria-labelledby="shifts">
      <h2 id="shifts" className="text-2xl">{t`Shifts`}</h2>
      <table className="tabular mt-3 w-full border-t border-line text-left">
        <caption className="sr-only">{t`Cash by shift`}</caption>
        <tbody>
          {shifts.map((shift) => (
            <tr key={shift.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 font-normal wrap-anywhere">
                <Link to={shiftPrintPath(shift.id)} className="text-action underline underline-offset-4">
                  {shift.person}
                </Link>
                <span className="block text-sm text-quiet">{stateOf(shift)}</span>
              </th>
              <td className="py-2 pl-4 text-right whitespace-nowrap">{writeMoney(shift.cash)}</td>
            </tr>
          ))}
          {sums.map(({ label, amount }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2">
                {label}
              </th>
              <td className="py-2 pl-4 text-right whitespace-nowrap">{writeMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
