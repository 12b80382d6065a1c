import { useRef, useState, type FormEvent } from 'react';
import { Link } from '../../../../components/page/link';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useApplyCompanyPaymentMutation,
  useCounterCompanyPaymentMutation,
  useRecordCompanyPaymentMutation,
  useTakeBackApplicationMutation,
} from '../../../../generated/desk-companies';
import type {
  CompanyAccount_AccountFragment as Account,
  CompanyAccount_ResultFragment as Result,
  CompanySource,
} from '../../../../generated/graphql';
import { writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { minorUnitsOf, textOfMinorUnits } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { May } from '../../../../lib/rights/may';
import { plural, t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

type Invoice = Account['invoices'][number];
type Payment = Account['payments'][number];

const TakeBackDebt = lazyComponent(() => import('./take-back-debt'));

const SOURCES: Readonly<Record<CompanySource, string>> = {
  BANK_TRANSFER: t`Bank transfer`,
  UPI: t`UPI`,
  CARD_MACHINE: t`Card machine`,
  CHEQUE: t`Cheque`,
  CASH: t`Cash`,
};

/** The debt of a company, its invoices and payments, and a form for a payment. */
export function CompanyAccount({ account, today }: { account: Account; today: PlainDate }) {
  const { open, notInvoiced, unapplied } = account.balance;
  const openInvoices = account.invoices.filter((invoice) => invoice.open.amount > 0);
  const sums = [
    [t`Open of invoices`, open],
    [t`Not invoiced yet`, notInvoiced],
    [t`Paid and not applied`, unapplied],
  ] as const;
  return (
    <section aria-label={t`Account`} className="grid gap-8">
      <dl className="tabular grid max-w-md border-t border-line">
        {sums.map(([label, sum]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold">{writeMoney(sum)}</dd>
          </div>
        ))}
      </dl>
      <Invoices invoices={account.invoices} />
      <May permission="companies.write">
        <PaymentForm key={open.amount} {...{ account, openInvoices, today }} />
      </May>
      <Payments payments={account.payments} hasOpen={openInvoices.length > 0} />
    </section>
  );
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const [takingBack, setTakingBack] = useState<string | null>(null);
  const [outcome, setOutcome] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">{t`Invoices`}</h2>
      <div role="status">{outcome ? <Message tone="good" text={outcome} /> : null}</div>
      {invoices.length === 0 ? <p className="text-quiet">{t`No invoices yet.`}</p> : null}
      <ul className="border-t border-line">
        {invoices.map(({ invoiceId, number, reference, dated, dueOn, daysOverdue, amount, open }) => (
          <li
            key={invoiceId}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <span className="min-w-0">
              <span className="tabular font-semibold">{number}</span>{' '}
              <Link className="underline underline-offset-4" to={deskBookingPath(reference)}>
                {reference}
              </Link>
              <span className="tabular block text-sm text-quiet">
                {t`${writeDate(dated)}, ${writeMoney(amount)}, due on ${writeDate(dueOn)}`}
              </span>
            </span>
            <span className={daysOverdue > 0 ? 'tabular font-semibold text-warning' : 'tabular'}>
              {open.amount === 0 ? t`Paid` : t`${writeMoney(open)} open`}
              {daysOverdue > 0 ? (
                <span className="block text-sm">
                  {plural(daysOverdue, { one: '# day overdue', other: '# days overdue' })}
                </span>
              ) : null}
            </span>
            {open.amount > 0 ? (
              <May permission="companies.write">
                <Button look="link" className="min-h-11" onClick={() => setTakingBack(reference)}>
                  {t`The guest of ${reference} pays after all…`}
                </Button>
              </May>
            ) : null}
          </li>
        ))}
      </ul>
      <LazyDialog
        problem={t`The form could not be loaded.`}
        open={takingBack !== null}
        onClose={() => setTakingBack(null)}
      >
        {takingBack === null ? null : (
          <TakeBackDebt
            reference={takingBack}
            onClose={() => setTakingBack(null)}
            onDone={(sentence) => {
              setTakingBack(null);
              setOutcome(sentence);
              heading.current?.focus();
            }}
          />
        )}
      </LazyDialog>
    </div>
  );
}

interface PaymentFormProps {
  account: Account;
  openInvoices: readonly Invoice[];
  today: PlainDate;
}

/** A payment pays the oldest invoices, unless somebody enters the parts by hand. */
function PaymentForm({ account, openInvoices, today }: PaymentFormProps) {
  const [typed, setTyped] = useState({ amount: '', note: '', paidOn: today });
  const [source, setSource] = useState<CompanySource>('BANK_TRANSFER');
  const [byHand, setByHand] = useState(false);
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({});
  const { form, send, isBusy, faults, faultOf, problem } = useSending<Result>('CompanyAccountStored');
  const [record] = useRecordCompanyPaymentMutation();
  const edit = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const isTyped = ({ invoiceId }: Invoice) => Boolean(parts[invoiceId]?.trim());
  // The server counts the parts that were sent.
  const faultOfPart = (invoice: Invoice) => {
    const place = openInvoices.filter(isTyped).indexOf(invoice);
    return place < 0 ? undefined : faultOf(`applications.${place}.amount`);
  };
  const wrong =
    faults.find(({ field }) => /^applications(?!.*amount$)|^idempotencyKey/.test(field))?.message ?? problem;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const applications = byHand
      ? openInvoices.flatMap(({ invoiceId }) => {
          const text = parts[invoiceId]?.trim();
          return text ? { invoiceId, amount: minorUnitsOf(text) ?? 0 } : [];
        })
      : [];
    const { paidOn, note } = typed;
    const values = {
      ...{ companyId: account.companyId, source, paidOn, note, applications },
      amount: minorUnitsOf(typed.amount) ?? 0,
      oldestFirst: !byHand,
    };
    const sent = await send(values, async (idempotencyKey) => {
      const { data } = await record({ variables: { input: { ...values, idempotencyKey } } });
      return data?.recordCompanyPayment;
    });
    if (sent?.__typename !== 'CompanyAccountStored') return;
    setTyped({ amount: '', note: '', paidOn: today });
    setParts({});
  };
  return (
    <form ref={form} noValidate className="grid max-w-md gap-4" onSubmit={(event) => void submit(event)}>
      <h2 className="text-3xl">{t`Record a payment`}</h2>
      <TextField
        label={t`Amount in ₹`}
        name="amount"
        required
        inputMode="decimal"
        value={typed.amount}
        error={faultOf('amount')}
        onChange={({ target }) => edit({ amount: target.value })}
      />
      <SelectField
        label={t`Method`}
        required
        value={source}
        onChange={({ target }) => setSource(target.value as CompanySource)}
      >
        {(Object.keys(SOURCES) as CompanySource[]).map((value) => (
          <option key={value} value={value}>
            {SOURCES[value]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Came on`}
        name="paidOn"
        type="date"
        inWords
        required
        value={typed.paidOn}
        error={faultOf('paidOn')}
        onChange={({ target }) => (target.value ? edit({ paidOn: target.value }) : undefined)}
      />
      <TextField
        label={t`Note`}
        name="note"
        hint={t`Such as the number of the transfer`}
        value={typed.note}
        error={faultOf('note')}
        onChange={({ target }) => edit({ note: target.value })}
      />
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-action"
          checked={byHand}
          onChange={({ target }) => setByHand(target.checked)}
        />
        {t`Choose the invoices that it pays`}
      </label>
      {byHand
        ? openInvoices.map((invoice) => (
            <TextField
              key={invoice.invoiceId}
              label={t`${invoice.number}, ${writeMoney(invoice.open)} open`}
              unmarked
              inputMode="decimal"
              value={parts[invoice.invoiceId] ?? ''}
              error={faultOfPart(invoice)}
              onChange={({ target }) => setParts({ ...parts, [invoice.invoiceId]: target.value })}
            />
          ))
        : null}
      <div role="alert">{wrong ? <Message tone="bad" text={wrong} /> : null}</div>
      <Button type="submit" disabled={isBusy}>{t`Record the payment`}</Button>
    </form>
  );
}

function Payments({ payments, hasOpen }: { payments: readonly Payment[]; hasOpen: boolean }) {
  if (payments.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h2 className="text-3xl">{t`Payments`}</h2>
      <ul className="border-t border-line">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} hasOpen={hasOpen} />
        ))}
      </ul>
    </div>
  );
}

function PaymentRow({ payment, hasOpen }: { payment: Payment; hasOpen: boolean }) {
  const { id, source, paidOn, note, takenBy, counterReason, amount, left, applications } = payment;
  const [reason, setReason] = useState('');
  const { send, isBusy, faultOf, problem } = useSending<Result>('CompanyAccountStored');
  const [apply] = useApplyCompanyPaymentMutation();
  const [takeBack] = useTakeBackApplicationMutation();
  const [counter] = useCounterCompanyPaymentMutation();
  const isCountered = counterReason !== null;
  const applyOldest = () =>
    send({ id, oldest: left.amount }, async (idempotencyKey) => {
      const input = { applications: [], oldestFirst: true, idempotencyKey };
      return (await apply({ variables: { paymentId: id, input } })).data?.applyCompanyPayment;
    });
  const takeOff = (part: string) =>
    send(
      { part },
      async () => (await takeBack({ variables: { id: part, reason } })).data?.takeBackApplication,
    );
  const reverse = () =>
    send(
      { id, reason },
      async () => (await counter({ variables: { paymentId: id, reason } })).data?.counterCompanyPayment,
    );
  const details = [SOURCES[source], note, takenBy].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{writeDate(paidOn)}</span>
          <span className="block text-sm text-quiet">{details}</span>
        </span>
        <span className={isCountered ? 'tabular text-quiet line-through' : 'tabular font-semibold'}>
          {writeMoney(amount)}
        </span>
      </p>
      {isCountered ? <p className="text-sm text-quiet">{t`Taken back: ${counterReason}`}</p> : null}
      {left.amount > 0 ? <p className="text-sm">{t`${writeMoney(left)} not applied`}</p> : null}
      {isCountered ? null : (
        <May permission="companies.write">
          <div className="grid gap-3">
            {left.amount > 0 && hasOpen ? (
              <div>
                <Button look="quiet" size="small" disabled={isBusy} onClick={() => void applyOldest()}>
                  {t`Apply ${textOfMinorUnits(left.amount)} to the oldest invoices`}
                </Button>
              </div>
            ) : null}
            <TextField
              label={t`Reason to take it back`}
              unmarked
              className="w-full max-w-xs"
              hint={t`The buttons below need a reason.`}
              value={reason}
              error={faultOf('reason')}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        </May>
      )}
      <ul className="grid gap-1 text-sm">
        {applications.map((part) => (
          <li key={part.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className={part.takenBackReason === null ? 'tabular' : 'tabular text-quiet line-through'}>
              {t`${writeMoney(part.amount)} for ${part.number}`}
            </span>
            {part.takenBackReason === null ? (
              <May permission="companies.write">
                <Button
                  look="quiet"
                  size="small"
                  disabled={isBusy || reason.trim() === ''}
                  onClick={() => void takeOff(part.id)}
                >{t`Take off ${part.number}`}</Button>
              </May>
            ) : null}
          </li>
        ))}
      </ul>
      {isCountered ? null : (
        <May permission="companies.write">
          <div>
            <Button
              look="quiet"
              size="small"
              disabled={isBusy || reason.trim() === ''}
              onClick={() => void reverse()}
            >{t`Take the payment back`}</Button>
          </div>
        </May>
      )}
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </li>
  );
}
