import { useRef, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { Message } from '../../../../components/status/message';
import type { Folio_EntryFragment, Folio_PaymentFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { writeMoney, type Money } from '../../../../lib/money';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { useMay } from '../../../../lib/rights/rights';
import { CounterPayment } from './counter-payment';
import { rowsOf, rowText, type FolioRow } from './folio-words';
import { TakePayment } from './take-payment';

const TakeBackDebt = lazyComponent(() => import('../companies/take-back-debt'));

interface FolioProps {
  booking: {
    reference: string;
    status: string;
    balance: Money;
    /** The due day of the balance; null when the guest pays at the hotel. */
    balanceDueOn: string | null;
    stays: readonly { id: string; roomNumber: string | null; roomTitle: string }[];
  };
  entries: readonly Folio_EntryFragment[];
  payments: readonly Folio_PaymentFragment[];
  /** The guest's share of the balance when others pay, too; null when the guest pays the whole bill. */
  guestOwes?: Money | null;
}

/**
 * A payment through the gateway is refunded through the gateway. A payment from a deposit is taken back together with
 * its charge, at the deposit.
 */
const NEVER_COUNTERED: ReadonlySet<string> = new Set(['GATEWAY', 'SECURITY_DEPOSIT', 'COMPANY']);

const TAKES_MONEY: ReadonlySet<string> = new Set(['CONFIRMED', 'CANCELLED']);

function balanceText({ amount, currency }: Money, dueOn: string | null): string {
  if (amount === 0) return t`Nothing is due.`;
  if (amount > 0 && dueOn !== null)
    return t`The guest owes ${writeMoney({ amount, currency })}, to be paid by ${writeDay(dueOn)}.`;
  return amount > 0
    ? t`The guest owes ${writeMoney({ amount, currency })}.`
    : t`The hotel owes the guest ${writeMoney({ amount: -amount, currency })}.`;
}

/** The folio of a booking, and the forms that record and reverse payments. */
export function Folio({ booking, entries, payments, guestOwes = null }: FolioProps) {
  const [outcome, setOutcome] = useState('');
  const [countering, setCountering] = useState<Folio_PaymentFragment | null>(null);
  const [isTakingBack, setTakingBack] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const pageReading = usePageReading();
  const tell = async (sentence: string) => {
    await pageReading();
    setOutcome(sentence);
    heading.current?.focus();
  };
  const { reference, status, balance } = booking;
  const mayTake = useMay('payments.take');
  const due = guestOwes ?? balance;
  const owes = mayTake && due.amount > 0 && TAKES_MONEY.has(status);
  return (
    <section aria-labelledby="folio">
      <h2 id="folio" ref={heading} tabIndex={-1} className="text-3xl">
        {t`Folio`}
      </h2>
      <p className={due.amount === 0 ? 'tabular mt-2 text-quiet' : 'tabular mt-2 text-lg font-semibold'}>
        {balanceText(due, booking.balanceDueOn)}
      </p>
      <div role="status">{outcome ? <Message tone="good" text={outcome} className="mt-2" /> : null}</div>
      <div className={owes ? 'mt-6 grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]' : 'mt-6'}>
        <FolioTable
          rows={rowsOf(entries)}
          stays={booking.stays}
          payments={payments}
          onCounter={setCountering}
          onTakeBackDebt={() => setTakingBack(true)}
        />
        {owes ? (
          // A new balance resets the form.
          <TakePayment key={due.amount} reference={reference} balance={due} onTaken={tell} />
        ) : null}
      </div>
      {countering ? (
        <CounterPayment
          payment={countering}
          onClose={() => setCountering(null)}
          onCountered={(sentence) => {
            setCountering(null);
            void tell(sentence);
          }}
        />
      ) : null}
      <LazyDialog
        problem={t`The form could not be loaded.`}
        open={isTakingBack}
        onClose={() => setTakingBack(false)}
      >
        {isTakingBack ? (
          <TakeBackDebt
            reference={reference}
            onClose={() => setTakingBack(false)}
            onDone={(sentence) => {
              setTakingBack(false);
              void tell(sentence);
            }}
          />
        ) : null}
      </LazyDialog>
    </section>
  );
}

interface FolioTableProps {
  rows: readonly FolioRow[];
  stays: FolioProps['booking']['stays'];
  payments: readonly Folio_PaymentFragment[];
  onCounter: (payment: Folio_PaymentFragment) => void;
  onTakeBackDebt: () => void;
}

function FolioTable({ rows, stays, payments, onCounter, onTakeBackDebt }: FolioTableProps) {
  const nameOf = (stayId: string | null) => {
    const stay = stays.find(({ id }) => id === stayId);
    return stay ? [stay.roomNumber, stay.roomTitle].filter(Boolean).join(', ') : null;
  };
  return (
    <div className="min-w-0">
      <table className="tabular w-full text-left max-sm:text-sm">
        <caption className="sr-only">{t`Charges and payments, with the balance after each`}</caption>
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            <th scope="col" className="py-2 font-semibold">{t`What`}</th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">{t`Amount`}</th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">{t`Balance`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FolioTableRow
              key={row.id}
              row={row}
              text={rowText(row, nameOf(row.stayId))}
              payment={payments.find(({ id }) => row.id === `payment-${id}`)}
              onCounter={onCounter}
              onTakeBackDebt={onTakeBackDebt}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FolioTableRowProps {
  row: FolioRow;
  text: string;
  payment: Folio_PaymentFragment | undefined;
  onCounter: FolioTableProps['onCounter'];
  onTakeBackDebt: FolioTableProps['onTakeBackDebt'];
}

function FolioTableRow({ row, text, payment, onCounter, onTakeBackDebt }: FolioTableRowProps) {
  const writeInstant = useWriteInstant();
  const { at, amount, balance } = row;
  const pan = payment?.pan ? t`PAN ${payment.pan}` : '';
  const details = [writeInstant(at), payment?.note, row.by, pan].filter(Boolean).join(' · ');
  const mayCounter = payment && !NEVER_COUNTERED.has(payment.source) && payment.refunds.length === 0;
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 font-normal wrap-anywhere">
        <span className={payment?.isCountered ? 'line-through' : ''}>{text}</span>
        <span className="block text-sm text-quiet">{details}</span>
        {mayCounter ? (
          <May permission="payments.take">
            <Button
              look="link"
              className="min-h-11 print:hidden"
              onClick={() => onCounter(payment)}
            >{t`Reverse ${writeMoney(payment.amount)}, recorded by mistake`}</Button>
          </May>
        ) : null}
        {payment?.source === 'COMPANY' && !payment.isCountered ? (
          <May permission="companies.write">
            <Button look="link" className="min-h-11 print:hidden" onClick={onTakeBackDebt}>
              {t`The guest pays after all…`}
            </Button>
          </May>
        ) : null}
      </th>
      <td className="py-2 pl-3 text-right whitespace-nowrap">{writeMoney(amount)}</td>
      <td className="py-2 pl-3 text-right whitespace-nowrap text-quiet">{writeMoney(balance)}</td>
    </tr>
  );
}
