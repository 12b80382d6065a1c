import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertDialog } from '../../components/dialog/alert-dialog';
import { Button } from '../../components/form/button';
import { useHoldStripQuery, useReleaseHoldMutation } from '../../generated/booking';
import type { HoldStripQuery } from '../../generated/graphql';
import { writeDate } from '../../lib/dates/plain-dates';
import { savingInWords } from '../../lib/bookings/saving';
import { isPaidInParts, writeMoney } from '../../lib/money';
import { bookingPath } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import BookingDialog from './booking-dialog';
import { CheckoutAlerts } from './checkout/checkout-alerts';
import { useCheckout } from './checkout/use-checkout';
import { formOf, type BookingValues } from './form/booking-values';
import { rememberedHold } from '../../lib/bookings/remembered-hold';
import { CodeDialog } from './checkout/code-dialog';
import { heldListing } from './hold/held-listing';
import { roomsInWords } from './hold/rooms-in-words';
import { endOfHold, useSecondsLeft, writeCountdown } from './hold/use-seconds-left';

type Found = Extract<HoldStripQuery['bookingByToken'], { __typename: 'Booking' }>;

interface HoldStripProps {
  /** The token of the remembered hold; null when the hold is forgotten. */
  token: string | null;
}

/** The guest's hold, shown on every page until it is paid, released or expired, and then its outcome. */
export default function HoldStrip({ token }: HoldStripProps) {
  const checkout = useCheckout();
  const { pathname, hash } = useLocation();
  const [changed, setChanged] = useState<{ form: Partial<BookingValues>; on: string } | null>(null);
  const [releasing, setReleasing] = useState<string | null>(null);
  const { phase } = checkout;
  return (
    <>
      {token ? (
        <HeldRoom
          token={token}
          isOnItsPage={`${pathname}${hash}` === bookingPath(token)}
          isPaying={phase.name === 'confirming' || phase.name === 'undecided'}
          onPay={() => void checkout.resume(token)}
          onChange={(form) => setChanged({ form, on: pathname })}
          onRelease={() => setReleasing(token)}
        />
      ) : null}
      <CodeDialog checkout={checkout} />
      <CheckoutAlerts phase={phase} onClose={checkout.acknowledge} />
      {/* A payment leads to the page of the booking, and the form stays behind. */}
      {changed?.on === pathname ? (
        <BookingDialog open onOpenChange={() => setChanged(null)} initialValues={changed.form} />
      ) : null}
      <Release token={releasing} onClose={() => setReleasing(null)} />
    </>
  );
}

function isHeld(found: HoldStripQuery['bookingByToken']): found is Found {
  return found.__typename === 'Booking' && found.status === 'HELD';
}

interface HeldRoomProps {
  token: string;
  /** Whether the guest is on the page of this booking, which has the time left and the button to pay itself. */
  isOnItsPage: boolean;
  isPaying: boolean;
  onPay: () => void;
  onChange: (form: Partial<BookingValues>) => void;
  onRelease: () => void;
}

function HeldRoom({ token, ...actions }: HeldRoomProps) {
  const { data, refetch } = useHoldStripQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const found = data?.bookingByToken;
  // A refusal for too many requests says nothing about the hold.
  const hasEnded = found && found.__typename !== 'RateLimited' && !isHeld(found);
  useEffect(() => {
    if (hasEnded) rememberedHold.forgetIf(token);
  }, [hasEnded, token]);
  return found && isHeld(found) ? (
    <Bar key={found.holdSecondsLeft} {...actions} token={token} hold={found} onCheck={() => void refetch()} />
  ) : null;
}

function Bar({
  token,
  hold,
  isOnItsPage,
  isPaying,
  onCheck,
  onPay,
  onChange,
  onRelease,
}: HeldRoomProps & { hold: Found; onCheck: () => void }) {
  const [endsAt] = useState(() => endOfHold(hold.holdSecondsLeft ?? 0));
  const left = useSecondsLeft(endsAt, onCheck);
  const isUnpaid = hold.dueAtBooking.amount === 0;
  return (
    <section
      aria-label={t`Your held room`}
      className="hold-strip sticky bottom-0 z-20 border-t-2 border-brass bg-raised px-5 py-3 shadow-float short:static sm:px-8 print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold">{roomsInWords(hold)}</span>
          <span className="block text-sm text-quiet">
            {t`${writeDate(hold.checkin)} to ${writeDate(hold.checkout)}`}{' '}
            <span className="whitespace-nowrap">· {writeMoney(hold.quote.total)}</span>
          </span>
          {isPaidInParts(hold) ? (
            <span className="block text-sm">
              {isUnpaid ? t`Nothing to pay now` : t`${writeMoney(hold.dueAtBooking)} due now`}
            </span>
          ) : null}
          {hold.quote.promotion ? (
            <span className="block text-sm text-good">{savingInWords(hold.quote.promotion)}</span>
          ) : null}
        </p>
        {isOnItsPage ? null : (
          <p className="tabular text-sm">
            {isPaying ? (
              t`Confirming your payment…`
            ) : (
              <>
                {isUnpaid ? t`Time left to confirm` : t`Time left to pay`}{' '}
                <strong className="text-lg">{writeCountdown(left)}</strong>
              </>
            )}
          </p>
        )}
        {isPaying ? null : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {isOnItsPage ? null : (
              <Button onClick={onPay} disabled={left === 0}>
                {isUnpaid ? t`Enter the code` : t`Pay now`}
              </Button>
            )}
            <Button look="link" onClick={() => onChange(formOf(hold, heldListing.of(token)))}>
              {t`Change`}
            </Button>
            <Button look="link" onClick={onRelease}>
              {t`Release`}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Asks before it releases the room, because somebody else may book it. */
function Release({ token, onClose }: { token: string | null; onClose: () => void }) {
  const [release, { loading, error }] = useReleaseHoldMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const give = async () => {
    if (token === null) return;
    const response = await release({ variables: { token } }).catch(() => null);
    const result = response?.data?.releaseHold;
    if (result?.__typename === 'RateLimited') return setRefusal(result.message);
    if (!result) return;
    // Released, paid in the meantime, or not found: the hold has ended.
    rememberedHold.forgetIf(token);
    onClose();
  };
  const failure = refusal ?? (error ? t`The room could not be released. Please try again.` : null);
  return (
    <AlertDialog
      open={token !== null}
      title={t`Release the room?`}
      closeLabel={t`Keep it`}
      onClose={onClose}
      actions={
        <Button look="danger" onClick={() => void give()} disabled={loading} aria-busy={loading}>
          {t`Release the room`}
        </Button>
      }
    >
      <p>{t`Other guests can then book it. You are not charged.`}</p>
      {failure ? (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      ) : null}
    </AlertDialog>
  );
}
