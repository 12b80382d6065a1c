import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../../components/dialog/alert-dialog';
import { Button } from '../../../components/form/button';
import { bookingPath } from '../../../lib/paths';
import { writeDate } from '../../../lib/dates/plain-dates';
import { t } from '../../../lib/texts/texts';
import type { Alternative, CheckoutPhase } from './checkout-phase';
import { RichText } from '../../../components/page/rich-text';

interface CheckoutAlertsProps {
  phase: CheckoutPhase;
  onClose: () => void;
  /** Called when the guest opens the page of the booking instead, which replaces this entry of the history. */
  onView?: () => void;
  onChoose?: (alternative: Alternative) => void;
}

function alternativeLabel({ roomTitle, checkin, checkout }: Alternative): string {
  const [from, to] = [writeDate(checkin), writeDate(checkout)];
  return t`${roomTitle}, ${from} to ${to}`;
}

function Alternatives({ found, onChoose }: { found: Alternative[]; onChoose: (one: Alternative) => void }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t`Available instead:`}</p>
      {found.map((one) => (
        <Button
          key={`${one.roomType} ${one.checkin}`}
          look="quiet"
          className="justify-start text-left"
          onClick={() => onChoose(one)}
        >
          {alternativeLabel(one)}
        </Button>
      ))}
    </div>
  );
}

const REFERENCE = {
  strong: (words: string) => <strong className="tabular whitespace-nowrap">{words}</strong>,
};

interface ToConfirmationProps {
  reference: string;
  token: string;
  isUnpaid?: boolean;
  /** Whether the page of the booking replaces this entry of the history. */
  isReplacing: boolean;
  onLeave: () => void;
}

/** Leads to the page of the booking, which shows the alert. */
function ToConfirmation({ reference, token, isUnpaid, isReplacing, onLeave }: ToConfirmationProps) {
  const navigate = useNavigate();
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current();
    const state = isUnpaid ? { booked: reference } : { paid: reference };
    void navigate(bookingPath(token), { replace: isReplacing, state });
  }, [navigate, token, reference, isUnpaid, isReplacing]);
  return null;
}

interface PaymentSuccessfulProps {
  reference: string;
  onClose: () => void;
}

/** The specified alert after a payment. */
export function PaymentSuccessful({ reference, ...alert }: PaymentSuccessfulProps) {
  return (
    <AlertDialog open title={t`Payment successful!`} {...alert}>
      <p>
        <RichText
          text={t`Your stay is confirmed, and we look forward to welcoming you. Your reference is <strong>${reference}</strong>. We are sending you a confirmation by e-mail.`}
          elements={REFERENCE}
        />
      </p>
    </AlertDialog>
  );
}

/** The alert after a booking that is paid at the hotel. */
export function BookedUnpaid({ reference, ...alert }: PaymentSuccessfulProps) {
  return (
    <AlertDialog open title={t`Your stay is booked!`} {...alert}>
      <p>
        <RichText
          text={t`Nothing to pay now: you pay at the hotel. Your reference is <strong>${reference}</strong>. We are sending you a confirmation by e-mail.`}
          elements={REFERENCE}
        />
      </p>
    </AlertDialog>
  );
}

/** The alerts at the end of a checkout; the specification gives their titles. */
export function CheckoutAlerts({ phase, onClose, onView, onChoose }: CheckoutAlertsProps) {
  if (phase.name === 'paid' && phase.token)
    return (
      <ToConfirmation
        {...phase}
        token={phase.token}
        isReplacing={Boolean(onView)}
        onLeave={onView ?? onClose}
      />
    );
  if (phase.name === 'paid') {
    const Booked = phase.isUnpaid ? BookedUnpaid : PaymentSuccessful;
    return <Booked reference={phase.reference} onClose={onClose} />;
  }
  if (phase.name === 'failed') {
    const { message, alternatives, reference } = phase.failure;
    return (
      <AlertDialog open title={t`Booking failed!`} onClose={onClose}>
        <p>{message}</p>
        {reference ? (
          <p>
            <RichText text={t`Your reference is <strong>${reference}</strong>.`} elements={REFERENCE} />
          </p>
        ) : null}
        {alternatives.length > 0 && onChoose ? (
          <Alternatives found={alternatives} onChoose={onChoose} />
        ) : null}
      </AlertDialog>
    );
  }
  return null;
}
