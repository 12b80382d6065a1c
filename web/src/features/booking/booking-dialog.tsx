import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/form/button';
import { Dialog, DialogActions, DialogBody } from '../../components/dialog/dialog';
import { Spinner } from '../../components/status/spinner';
import { BookingForm, type FormProgress } from './form/booking-form';
import { EMPTY_VALUES, type BookingValues } from './form/booking-values';
import { CheckoutAlerts } from './checkout/checkout-alerts';
import type { Alternative, CheckoutPhase } from './checkout/checkout-phase';
import { HoldPanel } from './hold/hold-panel';
import { rememberedHold } from './hold/remembered-hold';
import { useCheckout } from './checkout/use-checkout';
import { useSignedInGuest } from './form/use-signed-in-guest';
import type { RoomTypeName } from '../../lib/room-type-name';
import { RichText } from '../../components/page/rich-text';
import { t } from '../../lib/texts/texts';

interface BookingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The room type that the guest chose on a room's page. */
  roomType?: RoomTypeName;
  /** The form's initial values, when the guest books again. */
  initialValues?: Partial<BookingValues>;
}

const FORM_HEADING = {
  title: t`Book Your Perfect Stay`,
  subtitle: t`Complete your reservation in just a few steps`,
};
const HELD_HEADING = {
  title: t`Your room is held`,
  subtitle: t`Pay before the time is up to confirm your stay`,
};

/** The booking dialog, from the form to the paid room. */
export default function BookingDialog({ open, onOpenChange, roomType, initialValues }: BookingDialogProps) {
  const form = useForm<BookingValues>({ defaultValues: { ...EMPTY_VALUES, ...initialValues } });
  const checkout = useCheckout();
  const { phase } = checkout;
  const { setValue } = form;
  useEffect(() => {
    if (open && roomType) setValue('roomType', roomType);
  }, [open, roomType, setValue]);
  useSignedInGuest(form, open);

  const close = () => {
    checkout.dismiss();
    onOpenChange(false);
  };
  const finish = () => {
    if (phase.name === 'paid') {
      form.reset();
      close();
    }
    checkout.acknowledge();
  };
  const choose = ({ roomType: free, checkin, checkout: leaving }: Alternative) => {
    form.setValue('roomType', free);
    form.setValue('checkin', checkin);
    form.setValue('checkout', leaving);
    checkout.acknowledge();
  };
  // Our dialog closes while Razorpay's is open: a modal dialog would swallow its clicks.
  const showsOurs = open && phase.name !== 'paying' && phase.name !== 'paid';
  return (
    <>
      <Dialog
        open={showsOurs}
        onOpenChange={(next) => (next ? onOpenChange(next) : close())}
        {...(phase.name === 'held' ? HELD_HEADING : FORM_HEADING)}
      >
        {phase.name === 'held' ? (
          <HoldPanel
            hold={phase.hold}
            onContinue={() => checkout.resume(phase.hold.token)}
            onCheck={() => checkout.checkHold(phase.hold)}
            onClose={close}
          />
        ) : null}
        {phase.name === 'confirming' ? <Confirming /> : null}
        {phase.name === 'undecided' ? (
          <Undecided reference={phase.hold.booking.reference} onClose={close} />
        ) : null}
        {phase.name === 'expired' ? <Expired onStartAgain={checkout.acknowledge} /> : null}
        {phase.name === 'form' || phase.name === 'sending' || phase.name === 'failed' ? (
          <>
            <UnfinishedHold onResume={checkout.resume} />
            <BookingForm form={form} progress={progressOf(phase)} onBook={checkout.book} onCancel={close} />
          </>
        ) : null}
      </Dialog>
      <CheckoutAlerts phase={phase} onClose={finish} onChoose={choose} />
    </>
  );
}

function progressOf(phase: CheckoutPhase): FormProgress {
  if (phase.name !== 'sending') return 'filling in';
  return phase.isChecking ? 'checking' : 'sending';
}

/** Offers to continue with a hold after a reload. */
function UnfinishedHold({ onResume }: { onResume: (token: string) => Promise<void> }) {
  const [token, setToken] = useState(() => rememberedHold.read());
  if (!token) return null;
  const resume = async () => {
    await onResume(token);
    // A hold that has expired is forgotten and not offered again.
    setToken(rememberedHold.read());
  };
  const dismiss = () => {
    rememberedHold.forget();
    setToken(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-raised px-5 py-3 sm:px-8">
      <p className="grow">{t`You have a room on hold.`}</p>
      <Button look="link" onClick={() => void resume()}>
        {t`Continue to payment`}
      </Button>
      <Button look="link" onClick={dismiss}>
        {t`Dismiss`}
      </Button>
    </div>
  );
}

function Confirming() {
  return (
    <DialogBody>
      <div role="status" className="grid min-h-64 place-items-center gap-4 text-center">
        <Spinner label={t`Confirming your payment`} />
        <p className="text-lg">{t`Confirming your payment…`}</p>
      </div>
    </DialogBody>
  );
}

function Undecided({ reference, onClose }: { reference: string; onClose: () => void }) {
  return (
    <>
      <DialogBody>
        <div role="status" className="grid gap-3 py-4">
          <p className="text-lg">{t`Your bank has not confirmed the payment yet.`}</p>
          <p>
            <RichText
              text={t`You do not need to do anything. We will e-mail you as soon as it does. If it does not, nothing is charged. Your reference is <strong>${reference}</strong>.`}
              elements={{ strong: (words) => <strong className="tabular whitespace-nowrap">{words}</strong> }}
            />
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </>
  );
}

function Expired({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <>
      <DialogBody>
        <div role="alert" className="grid gap-3 py-4">
          <p className="text-lg">{t`The hold on your room has expired.`}</p>
          <p>
            {t`The room has been released. If you were charged, you will be refunded in full. Your details are kept, so you can book again.`}
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onStartAgain}>{t`Start again`}</Button>
      </DialogActions>
    </>
  );
}
