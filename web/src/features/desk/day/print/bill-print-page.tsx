import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../../components/list/empty-state';
import { SheetHead } from '../../../../components/page/sheet-head';
import { usePrintedBillQuery } from '../../../../generated/desk-print';
import type { PrintedBillQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDate, writeNearDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';
import { PrintPage } from '../../frame/layout/print-page';
import { pagesOfBill, type PageOfBill } from './bill-pages';
import { billRows, isFinal, moneyRows, ratesOf, DOCUMENT_NAMES, type BillRow } from './bill-rows';

type BillDetails = Extract<PrintedBillQuery['guestBooking'], { __typename: 'GuestBookingDetails' }>;
type Hotel = PrintedBillQuery['property'];
type Documents = PrintedBillQuery['taxDocuments']['documents'];

const rupees = (paise: number): string => writeMoney({ amount: paise, currency: 'INR' });

/** The bill of a booking on A4: a proof until the guest has paid and left, then the final bill. */
export default function BillPrintPage() {
  const reference = useParams()['reference'] ?? '';
  const { data, error, refetch } = usePrintedBillQuery({ variables: { reference } });
  const found = data?.guestBooking;
  return (
    <PrintPage title={t`Bill ${reference}`} failed={Boolean(error)} onRetry={() => void refetch()}>
      {data && found?.__typename === 'GuestBookingDetails' ? (
        <Bill
          hotel={data.property}
          details={found}
          lines={data.billLines}
          documents={data.taxDocuments.documents.filter(({ folioId }) => folioId === null)}
          balance={data.folioList.find(({ id }) => id === null)?.balance.amount ?? 0}
        />
      ) : found ? (
        <EmptyState text={t`There is no booking with this reference.`} />
      ) : null}
    </PrintPage>
  );
}

interface BillProps {
  hotel: Hotel;
  details: BillDetails;
  lines: PrintedBillQuery['billLines'];
  documents: Documents;
  /** The open amount of the guest, in paise. Others pay the further folios. */
  balance: number;
}

/** The number of other rows after the table: headings, total, balance, note and signature. */
const FIXED_ENDING_ROWS = 9;

function Bill({ hotel, details, lines, documents, balance }: BillProps) {
  const { booking, folio } = details;
  const rows = billRows(lines, booking.stays);
  const rates = ratesOf(lines);
  const money = moneyRows(folio);
  const pages = pagesOfBill(rows, {
    roomRows: booking.stays.length,
    endingRows: FIXED_ENDING_ROWS + rates.length + money.length + documents.length,
  });
  const final = isFinal(booking, balance);
  const title = final ? t`Bill` : t`Proof of the bill`;
  return pages.map((page, place) => (
    <article
      key={place}
      aria-label={t`Page ${place + 1} of ${pages.length}`}
      className="tabular mb-12 border-b border-line pb-4 text-sm last:mb-0 print:mb-0 print:flex print:min-h-[262mm] print:flex-col print:border-0 print:pb-0 print:text-[0.6875rem] print:leading-tight print:not-last:break-after-page"
    >
      <SheetHead hotel={hotel} title={title} />
      <p className="flex flex-wrap justify-between gap-x-6 py-1.5">
        <span>
          {booking.reference}, {writeDate(hotel.today)}
        </span>
        <span className="font-semibold">
          {final ? t`Not a tax invoice` : t`Not a tax invoice: charges may still change`}
        </span>
      </p>
      {place === 0 ? <Guest booking={booking} /> : null}
      <Charges
        page={page}
        isFirst={place === 0}
        isLast={place === pages.length - 1}
        isOfOneStay={booking.stays.length === 1}
      />
      {place === pages.length - 1 ? (
        <Ending {...{ balance, rates, money, documents, final }} total={page.carriedForward} />
      ) : null}
      <p className="mt-auto pt-3 text-right text-quiet">{t`Page ${place + 1} of ${pages.length}`}</p>
    </article>
  ));
}

function Guest({ booking: { name, stays } }: { booking: BillDetails['booking'] }) {
  return (
    <dl className="mb-3 border-t border-line">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5 print:py-0.5">
        <dt className="text-quiet">{t`Guest`}</dt>
        <dd className="font-semibold wrap-anywhere">{name}</dd>
      </div>
      {stays.map((stay) => (
        <div
          key={stay.id}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5 print:py-0.5"
        >
          <dt className="text-quiet">{stay.roomNumber ? t`Room ${stay.roomNumber}` : stay.roomTitle}</dt>
          <dd className="wrap-anywhere">
            {[
              stay.roomNumber ? stay.roomTitle : null,
              `${writeDate(stay.checkin)} – ${writeDate(stay.checkout)}`,
              plural(stay.guests, { one: '# guest', other: '# guests' }),
              stay.guestName === name ? null : stay.guestName,
            ]
              .filter(Boolean)
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChargesProps {
  page: PageOfBill<BillRow>;
  isFirst: boolean;
  isLast: boolean;
  isOfOneStay: boolean;
}

const CELL = 'py-1.5 pr-3 print:py-0.5';
const AMOUNT = 'py-1.5 pl-3 text-right whitespace-nowrap print:py-0.5';
/** Columns that do not fit on a phone. */
const WIDE = 'max-sm:hidden print:table-cell';

function Charges({
  page: { rows, broughtForward, carriedForward },
  isFirst,
  isLast,
  isOfOneStay,
}: ChargesProps) {
  if (rows.length === 0 && isFirst) return <p className="py-3 text-quiet">{t`Nothing is charged.`}</p>;
  return (
    <table className="w-full text-left">
      <thead className="border-b-2 border-brass">
        <tr className="align-bottom">
          <th scope="col" className={`${CELL} w-[17%]`}>{t`Day`}</th>
          <th scope="col" className={CELL}>{t`What`}</th>
          <th scope="col" className={`${CELL} ${WIDE} w-[10%]`}>{t`SAC/HSN`}</th>
          <th scope="col" className={`${AMOUNT} ${WIDE}`}>{t`GST`}</th>
          <th scope="col" className={`${AMOUNT} ${WIDE} w-[14%]`}>{t`Before tax`}</th>
          <th scope="col" className={`${AMOUNT} w-[15%]`}>{t`With tax`}</th>
        </tr>
      </thead>
      <tbody>
        {isFirst ? null : <SumRow label={t`Brought forward`} paise={broughtForward} />}
        {rows.map((row) =>
          row.line ? (
            <ChargeRow key={row.key} {...row.line} what={row.what} />
          ) : isOfOneStay ? null : (
            <tr key={row.key} className="border-b border-line">
              <th scope="rowgroup" colSpan={6} className={`${CELL} font-semibold`}>
                {row.what}
              </th>
            </tr>
          ),
        )}
      </tbody>
      {isLast ? null : (
        <tfoot>
          <SumRow label={t`Carried forward`} paise={carriedForward} />
        </tfoot>
      )}
    </table>
  );
}

function ChargeRow({
  what,
  day,
  sac,
  taxPercent,
  value,
  amount,
}: NonNullable<BillRow['line']> & { what: string }) {
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <td className={`${CELL} whitespace-nowrap max-sm:whitespace-normal print:whitespace-nowrap`}>
        {day ? writeNearDate(day) : ''}
      </td>
      <th scope="row" className={`${CELL} font-normal wrap-anywhere`}>
        {what}
      </th>
      <td className={`${CELL} ${WIDE}`}>{taxPercent === null ? '' : sac}</td>
      <td className={`${AMOUNT} ${WIDE}`}>{taxPercent === null ? '–' : `${taxPercent} %`}</td>
      <td className={`${AMOUNT} ${WIDE}`}>{writeMoney(value)}</td>
      <td className={AMOUNT}>{writeMoney(amount)}</td>
    </tr>
  );
}

function SumRow({ label, paise }: { label: string; paise: number }) {
  return (
    <tr className="border-b border-line font-semibold">
      <td className={CELL} />
      <th scope="row" className={CELL}>
        {label}
      </th>
      <td className={WIDE} colSpan={3} />
      <td className={AMOUNT}>{rupees(paise)}</td>
    </tr>
  );
}

interface EndingProps {
  /** In paise. */
  balance: number;
  rates: ReturnType<typeof ratesOf>;
  money: ReturnType<typeof moneyRows>;
  documents: Documents;
  final: boolean;
  /** In paise with tax. */
  total: number;
}

/** The taxes by rate, the payments, the open amount, and the documents. */
function Ending({ balance, rates, money, documents, final, total }: EndingProps) {
  const writeInstant = useWriteInstant();
  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-y-2">
      <div className="grid content-start gap-4 print:gap-2">
        <table className="w-full text-left">
          <thead className="border-b border-line">
            <tr>
              <th scope="col" className={CELL}>{t`GST`}</th>
              <th scope="col" className={AMOUNT}>{t`Value`}</th>
              <th scope="col" className={AMOUNT}>{t`CGST`}</th>
              <th scope="col" className={AMOUNT}>{t`SGST`}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => (
              <tr key={taxPercent} className="border-b border-line">
                <th scope="row" className={`${CELL} font-normal`}>
                  {taxPercent === null ? t`None` : `${taxPercent} %`}
                </th>
                {[valuePaise, cgstPaise, sgstPaise].map((paise, place) => (
                  <td key={place} className={AMOUNT}>
                    {rupees(paise)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {documents.length > 0 ? (
          <section aria-label={t`Tax documents`}>
            <h3 className="font-sans text-[length:inherit] font-semibold">{t`Tax documents`}</h3>
            <ul>
              {documents.map(({ id, kind, number, date, total: of }) => (
                <li
                  key={id}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1 print:py-0.5"
                >
                  <span>{t`${DOCUMENT_NAMES[kind]} ${number}, ${writeDate(date)}`}</span>
                  <span>{writeMoney(of)}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <section aria-label={t`Total and payments`}>
        <dl>
          <Sum label={t`Total with tax`} value={rupees(total)} isStrong />
          {money.map(({ id, label, at, paise }) => (
            <Sum key={id} label={`${label}, ${writeInstant(at)}`} value={rupees(paise)} />
          ))}
          <Sum
            label={balance < 0 ? t`The hotel owes the guest` : t`To pay`}
            value={rupees(Math.abs(balance))}
            isStrong
          />
        </dl>
        <p className="mt-3 text-quiet print:mt-1.5">
          {final
            ? t`The tax documents are the legal record of these charges.`
            : t`The hotel issues the tax invoice at check-out.`}
        </p>
        <p className="mt-12 border-t border-control pt-1 text-quiet print:mt-8">{t`Guest’s signature`}</p>
      </section>
    </div>
  );
}

function Sum({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-6 border-b border-line py-1.5 print:py-0.5 ${isStrong ? 'font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
