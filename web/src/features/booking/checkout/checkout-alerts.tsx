import { Link } from 'react-router-dom';
import { AlertDialog } from '../../../components/dialog/alert-dialog';
import { Button } from '../../../components/form/button';
import { bookingPath } from '../../../lib/paths';
import { writeDate } from '../../../lib/dates/plain-dates';
import type { Alternative, CheckoutPhase } from './checkout-phase';

interface CheckoutAlertsProps {
  phase: CheckoutPhase;
  onClose: () => void;
  onChoose?: (alternative: Alternative) => void;
}

function Alternatives({ found, onChoose }: { found: Alternative[]; onChoose: (one: Alternative) => void }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">Available instead:</p>
      {found.map((one) => (
        <Button
          key={`${one.roomType} ${one.checkin}`}
          look="quiet"
          className="justify-start text-left"
          onClick={() => onChoose(one)}
        >
          {one.roomType}, {writeDate(one.checkin)} to {writeDate(one.checkout)}
        </Button>
      ))}
    </div>
  );
}

/** The alerts at the end of a checkout; the specification gives their titles. */
export function CheckoutAlerts({ phase, onClose, onChoose }: CheckoutAlertsProps) {
  if (phase.name === 'paid') {
    return (
      <AlertDialog
        open
        title="Payment successful!"
        onClose={onClose}
        actions={
          phase.token ? (
            <Button asChild>
              <Link to={bookingPath(phase.token)} onClick={onClose}>
                View your booking
              </Link>
            </Button>
          ) : null
        }
      >
        <p>
          Your stay is confirmed. Your reference is{' '}
          <strong className="tabular whitespace-nowrap">{phase.reference}</strong>. We are sending you a
          confirmation by e-mail.
        </p>
      </AlertDialog>
    );
  }
  if (phase.name === 'failed') {
    const { message, alternatives, reference } = phase.failure;
    return (
      <AlertDialog open title="Booking failed!" onClose={onClose}>
        <p>{message}</p>
        {reference ? (
          <p>
            Your reference is <strong className="tabular whitespace-nowrap">{reference}</strong>.
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
