import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Link } from '../../../../components/page/link';
import type { VoucherList_VoucherFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';

const AMOUNT = 'py-1 pl-3 text-right whitespace-nowrap';
const AT_ONCE = 100;

/** The vouchers of a period with their lines, in parts. */
export function VoucherList({ vouchers }: { vouchers: readonly VoucherList_VoucherFragment[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  if (vouchers.length === 0) return <p className="text-quiet">{t`Nothing happened in this period.`}</p>;
  return (
    <section aria-labelledby="vouchers">
      <h2 id="vouchers" className="text-2xl">
        {plural(vouchers.length, { one: '# voucher', other: '# vouchers' })}
      </h2>
      <ol className="mt-3 border-t border-line">
        {vouchers.slice(0, shown).map((voucher) => (
          <VoucherRow key={`${voucher.day} ${voucher.place}`} voucher={voucher} />
        ))}
      </ol>
      {shown < vouchers.length ? (
        <Button look="quiet" className="mt-4" onClick={() => setShown(shown + AT_ONCE)}>
          {t`Show more vouchers`}
        </Button>
      ) : null}
    </section>
  );
}

function VoucherRow({ voucher }: { voucher: VoucherList_VoucherFragment }) {
  const { day, type, number, narration, reference, lines } = voucher;
  return (
    <li className="border-b border-line py-4">
      <h3 className="tabular font-sans text-base font-semibold wrap-anywhere">{`${type} ${number}`}</h3>
      <p className="text-sm text-quiet">
        {writeDate(day)}
        {reference ? (
          <>
            {' · '}
            <Link to={deskBookingPath(reference)} className="text-action underline underline-offset-4">
              {reference}
            </Link>
          </>
        ) : null}
      </p>
      <table className="tabular mt-2 w-full max-w-3xl text-left">
        <caption className="sr-only">{t`Lines of ${type} ${number}`}</caption>
        <thead className="text-sm text-quiet">
          <tr>
            <th scope="col" className="py-1 font-semibold">{t`Ledger`}</th>
            <th scope="col" className={`${AMOUNT} font-semibold`}>{t`Debit`}</th>
            <th scope="col" className={`${AMOUNT} font-semibold`}>{t`Credit`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ ledger, debit, credit }, place) => (
            <tr key={place}>
              <th scope="row" className="py-1 font-normal wrap-anywhere">
                {ledger}
              </th>
              <td className={AMOUNT}>{debit ? writeMoney(debit) : ''}</td>
              <td className={AMOUNT}>{credit ? writeMoney(credit) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-sm wrap-anywhere text-quiet">{narration}</p>
    </li>
  );
}
