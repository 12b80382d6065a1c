import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  PaymentRequestsDocument,
  usePaymentRequestsQuery,
  useRequestPaymentMutation,
  useWithdrawPaymentRequestMutation,
} from '../../../../generated/desk-payment-requests';
import type {
  PaymentRequests_RequestFragment as PaymentRequest,
  PaymentRequestStatus,
  RequestPaymentMutation,
  WithdrawPaymentRequestMutation,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { minorUnitsOf, textOfMinorUnits } from '../../../../lib/form-values';
import { whatsappAddress } from '../../../../lib/hotel/telephone';
import { writeMoney, type Money } from '../../../../lib/money';
import { May } from '../../../../lib/rights/may';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { offeredDates, proposedDate, type RequestDays } from './request-dates';

interface PaymentRequestsProps {
  reference: string;
  phone: string | null;
  balance: Money;
  isTentative: boolean;
  checkin: PlainDate;
  /** The last date of the option; null unless the booking is tentative. */
  optionUntil: PlainDate | null;
}

const STATES: Readonly<Record<PaymentRequestStatus, string>> = {
  SENT: t`Sent`,
  OPENED: t`Opened`,
  PAID: t`Paid`,
  EXPIRED: t`Expired`,
  WITHDRAWN: t`Withdrawn`,
};

const isOpen = ({ status }: PaymentRequest): boolean => status === 'SENT' || status === 'OPENED';

/** The payments that the guest was asked for by a link, and a form that asks for a payment. */
export function PaymentRequests(props: PaymentRequestsProps) {
  const { reference, phone, balance, isTentative, checkin, optionUntil } = props;
  const variables = { reference };
  const { data } = usePaymentRequestsQuery({ variables });
  useLiveQuery(['BOOKING'], PaymentRequestsDocument, variables);
  const requests = data?.paymentRequests ?? [];
  const mayTake = useMay('payments.take');
  const wantsLink = mayTake && balance.amount >= 100 && data !== undefined;
  const hasOpen = requests.some(isOpen);
  const mayAsk = wantsLink && !hasOpen;
  if (requests.length === 0 && !mayAsk) return null;
  return (
    <section aria-labelledby="payment-requests">
      <h2 id="payment-requests" className="text-3xl">{t`Payment links`}</h2>
      <ul className="mt-4 border-t border-line">
        {requests.map((request) => (
          <Request key={request.id} {...{ request, reference, phone }} hotel={data?.property.name ?? ''} />
        ))}
      </ul>
      {wantsLink && hasOpen ? (
        <p className="mt-4 max-w-prose text-quiet">
          {t`One link at a time is open. To ask for another payment, withdraw the open link, or wait until it is paid.`}
        </p>
      ) : null}
      {mayAsk ? (
        <RequestForm
          {...{ reference, balance, isTentative }}
          days={{ today: data.property.today, checkin, optionUntil }}
        />
      ) : null}
    </section>
  );
}

interface RequestProps {
  request: PaymentRequest;
  reference: string;
  phone: string | null;
  hotel: string;
}

function Request({ request, reference, phone, hotel }: RequestProps) {
  const { id, reason, status, until, amount, paid, toPay, link, createdAt } = request;
  const writeInstant = useWriteInstant();
  const [withdrawRequest] = useWithdrawPaymentRequestMutation();
  const { send, isBusy, problem } =
    useSending<WithdrawPaymentRequestMutation['withdrawPaymentRequest']>('PaymentRequestWithdrawn');
  const withdraw = async () => {
    await send(
      { id },
      async () => (await withdrawRequest({ variables: { id } })).data?.withdrawPaymentRequest,
    );
  };
  const [sum, day] = [writeMoney(toPay), writeDate(until)];
  const text = t`${hotel}: please pay ${sum} for your booking ${reference} (${reason}) until the end of ${day}: ${link}`;
  const asksNow = toPay.amount > 0;
  const whatsapp = `${phone ? whatsappAddress(phone) : 'https://wa.me/'}?text=${encodeURIComponent(text)}`;
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="wrap-anywhere">
        <strong>{STATES[status]}</strong>, {writeMoney(paid ?? amount)}: {reason}
      </p>
      <p className="text-sm text-quiet">{t`Asked on ${writeInstant(createdAt)}`}</p>
      {isOpen(request) ? (
        <>
          <p className="text-sm text-quiet">
            {asksNow
              ? t`The link asks for ${sum} until the end of ${day}.`
              : t`The guest owes nothing now, so the link asks for nothing.`}
          </p>
          <TextField
            label={t`Link to copy`}
            className="max-w-xl"
            value={link}
            unmarked
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap items-center gap-4">
            {asksNow ? (
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                href={whatsapp}
                target="_blank"
                rel="noreferrer"
              >{t`Send by WhatsApp`}</a>
            ) : null}
            <May permission="payments.take">
              <Button
                look="quiet"
                disabled={isBusy}
                onClick={() => void withdraw()}
              >{t`Withdraw the link`}</Button>
            </May>
          </div>
        </>
      ) : null}
      {problem ? <Message tone="bad" text={problem} /> : null}
    </li>
  );
}

interface RequestFormProps {
  reference: string;
  balance: Money;
  isTentative: boolean;
  days: RequestDays;
}

/** The amount is the balance until somebody enters another amount, for a part or a deposit. */
function RequestForm({ reference, balance, isTentative, days }: RequestFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState(isTentative ? t`Deposit for your rooms` : t`The rest of your stay`);
  const [until, setUntil] = useState(() => proposedDate(days));
  const { form, send, isBusy, faultOf, problem } =
    useSending<RequestPaymentMutation['requestPayment']>('PaymentRequested');
  const [request] = useRequestPaymentMutation();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const amount = typed === null ? balance.amount : (minorUnitsOf(typed) ?? 0);
    const part = amount === balance.amount ? 'BALANCE' : 'OTHER';
    const purpose = isTentative ? ('DEPOSIT' as const) : (part as 'BALANCE' | 'OTHER');
    const values = { reference, purpose, amount, reason, until };
    await send(values, async (idempotencyKey) => {
      const { data } = await request({ variables: { input: { ...values, idempotencyKey } } });
      return data?.requestPayment;
    });
  };
  return (
    <form ref={form} noValidate className="mt-4 grid max-w-md gap-4" onSubmit={(event) => void ask(event)}>
      <TextField
        label={t`Amount in ₹`}
        name="amount"
        required
        inputMode="decimal"
        value={typed ?? textOfMinorUnits(balance.amount)}
        error={faultOf('amount')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t`What for, as the guest reads it`}
        name="reason"
        required
        value={reason}
        error={faultOf('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label={t`Until the end of`}
        name="until"
        required
        type="date"
        inWords
        value={until}
        error={faultOf('until')}
        onChange={(event) => setUntil(event.target.value)}
      />
      <div role="group" aria-label={t`Choose a date`} className="flex flex-wrap gap-2">
        {offeredDates(days).map(({ label, date }) => (
          <Button
            key={date}
            type="button"
            look="quiet"
            size="small"
            aria-pressed={date === until}
            className="aria-pressed:border-action aria-pressed:text-action"
            onClick={() => setUntil(date)}
          >
            {label}
          </Button>
        ))}
      </div>
      {problem ? <Message tone="bad" text={problem} /> : null}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Ask for this payment`}</Button>
    </form>
  );
}
