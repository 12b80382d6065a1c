import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { FailedState } from '../../../../components/list/failed-state';
import { Message, type Tone } from '../../../../components/status/message';
import {
  BookingMailsDocument,
  useBookingMailsQuery,
  useResendBookingMailMutation,
} from '../../../../generated/desk-booking-mails';
import type {
  BookingMailKind,
  BookingMailsQuery,
  ResendBookingMailMutation,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { useMay } from '../../../../lib/rights/rights';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { useSending } from '../../frame/form/use-sending';

type BookingMail = BookingMailsQuery['bookingMails'][number];

const KIND_LABELS: Readonly<Record<BookingMailKind, string>> = {
  CONFIRMATION: t`Confirmation`,
  LINK: t`Booking link`,
  OPTION_KEPT: t`Rooms kept for an option`,
  OPTION_ENDED: t`End of an option`,
  CHANGE: t`Change`,
  PAYMENT_REQUEST: t`Request to pay for a change`,
  PAYMENT_LINK: t`Payment link`,
  DEPOSIT_TAKEN: t`Security deposit taken`,
  DEPOSIT_RETURNED: t`Security deposit returned`,
  BALANCE_REMINDER: t`Reminder of the rest`,
  CHECK_IN_INVITATION: t`Invitation to check in online`,
  PAYMENT_RECEIVED: t`Payment received`,
  CANCELLATION: t`Cancellation`,
  REFUND: t`Refund of a payment`,
  REFUND_SENT: t`Refund on its way`,
  REFUND_FAILED: t`Refund that failed`,
  CONFIRM_ADDRESS: t`Link that confirms an address`,
  DOCUMENTS: t`Tax documents`,
};

interface BookingMailsProps {
  reference: string;
  /** Null when the guest gave none. */
  email: string | null;
  /** Only a confirmed booking has a confirmation to send. */
  isConfirmed: boolean;
}

/** Each kind of mail once, in the order of the list. A confirmed booking always has the confirmation. */
function repeatableKinds(mails: readonly BookingMail[], isConfirmed: boolean): BookingMailKind[] {
  const listed = mails.filter(({ mayBeSentAgain }) => mayBeSentAgain).map(({ kind }) => kind);
  const kinds: BookingMailKind[] = isConfirmed ? ['CONFIRMATION', 'LINK', ...listed] : listed;
  return [...new Set(kinds)].filter((kind) => isConfirmed || kind !== 'CONFIRMATION');
}

/** The mails that the guest of a booking received, with buttons to send each kind again. */
export function BookingMails({ reference, email, isConfirmed }: BookingMailsProps) {
  useLiveQuery(['BOOKING'], BookingMailsDocument, { reference });
  const { data, error, refetch } = useBookingMailsQuery({
    variables: { reference },
    fetchPolicy: 'cache-and-network',
  });
  const maySend = useMay('bookings.note');
  const resending = useResending(reference);
  const mails = data?.bookingMails ?? [];
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="text-3xl">{t`E-mails`}</h2>
      {error && !data ? (
        <FailedState problem={t`The e-mails could not be loaded.`} onRetry={() => void refetch()} />
      ) : null}
      {data && mails.length === 0 ? (
        <p className="mt-4 text-quiet">{t`No e-mail has been sent yet.`}</p>
      ) : null}
      {mails.length > 0 ? (
        <ol className="mt-4 border-t border-line">
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              resending={email && mail.mayBeSentAgain && maySend ? resending : null}
            />
          ))}
        </ol>
      ) : null}
      {email ? (
        <May permission="bookings.note">
          <ResendButtons kinds={repeatableKinds(mails, isConfirmed)} resending={resending} />
        </May>
      ) : (
        <p className="mt-4 text-quiet">
          {t`The booking has no e-mail address, so nothing can be sent to its guest.`}
        </p>
      )}
    </section>
  );
}

interface Resending {
  /** Sends a mail again: the given mail, or the newest of its kind. */
  resend: (kind: BookingMailKind, mail?: string) => void;
  isRunning: boolean;
  outcome: { tone: Tone; text: string } | undefined;
}

function useResending(reference: string): Resending {
  const { send, isBusy, problem } =
    useSending<ResendBookingMailMutation['resendBookingMail']>('BookingMailQueued');
  const [address, setAddress] = useState<string>();
  const [resendBookingMail] = useResendBookingMailMutation();
  const resend = async (kind: BookingMailKind, mail?: string) => {
    setAddress(undefined);
    const input = { reference, kind, mail };
    const sent = await send(
      input,
      async () => (await resendBookingMail({ variables: { input } })).data?.resendBookingMail,
    );
    if (sent?.__typename === 'BookingMailQueued') setAddress(sent.address);
  };
  const outcome: Resending['outcome'] = problem
    ? { tone: 'bad', text: problem }
    : address === undefined
      ? undefined
      : { tone: 'good', text: t`On its way to ${address}.` };
  return { resend: (kind, mail) => void resend(kind, mail), isRunning: isBusy, outcome };
}

interface MailRowProps {
  mail: BookingMail;
  /** Null when the mail cannot be sent again. */
  resending: Resending | null;
}

function MailRow({ mail: { id, kind, address, isSent, at }, resending }: MailRowProps) {
  const writeInstant = useWriteInstant();
  const label = KIND_LABELS[kind];
  return (
    <li className="grid gap-x-6 border-b border-line py-2.5 xl:grid-cols-[12rem_1fr]">
      <span className="tabular text-sm text-quiet">{writeInstant(at)}</span>
      <span>
        <span className="font-semibold">{label}</span>
        <span className="block text-sm break-all text-quiet">{t`to ${address}`}</span>
        {isSent ? null : (
          <span className="block text-sm text-warning">{t`Not delivered: the address does not take mail.`}</span>
        )}
        {isSent || !resending ? null : (
          <Button
            look="quiet"
            size="small"
            disabled={resending.isRunning}
            aria-label={t`Send this e-mail again: ${label}`}
            onClick={() => resending.resend(kind, id)}
          >
            {t`Send this e-mail again`}
          </Button>
        )}
      </span>
    </li>
  );
}

interface ResendButtonsProps {
  kinds: readonly BookingMailKind[];
  resending: Resending;
}

function ResendButtons({ kinds, resending: { resend, isRunning, outcome } }: ResendButtonsProps) {
  return (
    <div className="mt-4 grid gap-3">
      {kinds.length > 0 ? (
        <div role="group" aria-label={t`Send again`} className="flex flex-wrap items-center gap-3">
          <span aria-hidden="true" className="text-sm font-semibold">{t`Send again`}</span>
          {kinds.map((kind) => (
            <Button key={kind} look="quiet" size="small" disabled={isRunning} onClick={() => resend(kind)}>
              {KIND_LABELS[kind]}
            </Button>
          ))}
        </div>
      ) : null}
      <div role="status">{outcome ? <Message {...outcome} /> : null}</div>
    </div>
  );
}
