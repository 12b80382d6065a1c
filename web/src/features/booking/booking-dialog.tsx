import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { Button } from '../../components/form/button';
import { Dialog, DialogActions, DialogBody } from '../../components/dialog/dialog';
import { Spinner } from '../../components/status/spinner';
import { BookingForm, type FormProgress } from './form/booking-form';
import { EMPTY_VALUES, listingOf, type BookingFormControl, type BookingValues } from './form/booking-values';
import type { AddressFaults } from '../../lib/stays/address-faults';
import { CheckoutAlerts } from './checkout/checkout-alerts';
import type { Alternative, CheckoutPhase } from './checkout/checkout-phase';
import { CODE_HEADING } from './checkout/code-dialog';
import { CodePanel } from './hold/code-panel';
import { HoldPanel } from './hold/hold-panel';
import { bookingDraft } from '../../lib/bookings/booking-draft';
import { useRememberedHold } from '../../lib/bookings/remembered-hold';
import { useCheckout } from './checkout/use-checkout';
import { useSignedInGuest } from './form/use-signed-in-guest';
import { UNKNOWN_AGE } from '../../lib/stays/child-ages';
import type { ChosenRoom } from '../../lib/stays/room-type-name';
import { RichText } from '../../components/page/rich-text';
import { t } from '../../lib/texts/texts';

interface BookingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the guest chose on a room's page. */
  chosen?: ChosenRoom;
  /** The parts of the choice that the page could not read, by field. */
  faults?: AddressFaults;
  /** Called when the stay in the form changes. */
  onStayChange?: (stay: StayInForm) => void;
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

function headingOf({ name }: CheckoutPhase): { title: ReactNode; subtitle: string } {
  if (name === 'proving') return CODE_HEADING;
  return name === 'held' ? HELD_HEADING : FORM_HEADING;
}

/** The booking dialog, from the form to the paid room. */
export default function BookingDialog({
  open,
  onOpenChange,
  chosen,
  faults,
  onStayChange,
  initialValues,
}: BookingDialogProps) {
  const form = useForm<BookingValues>({
    defaultValues: { ...EMPTY_VALUES, ...(initialValues ?? bookingDraft.read()) },
  });
  useDraft(form, { isKept: !initialValues });
  const checkout = useCheckout();
  const { phase } = checkout;
  const held = useRememberedHold();
  // The hold that the guest wants to keep in addition to the next one.
  const [kept, setKept] = useState<string | null>(null);
  const replaced = held === kept ? null : held;
  const stopReporting = useChosenStay(form, { open, chosen, faults, onStayChange });
  useSignedInGuest(form, open);

  const close = () => {
    checkout.dismiss();
    onOpenChange(false);
  };
  const empty = () => {
    // The guest goes to another page, so emptying the form must not change the address.
    stopReporting();
    bookingDraft.forget();
    checkout.dismiss();
    checkout.acknowledge();
  };
  const finish = () => {
    if (phase.name !== 'paid') return checkout.acknowledge();
    empty();
    onOpenChange(false);
  };
  const choose = ({ roomType: free, checkin, checkout: leaving }: Alternative) => {
    form.setValue('roomType', free);
    // The alternative is any room of the type.
    form.setValue('listing', null);
    form.setValue('checkin', checkin);
    form.setValue('checkout', leaving);
    checkout.acknowledge();
  };
  // Our dialog closes while Razorpay's is open, because a modal dialog would block its clicks.
  const showsOurs = open && phase.name !== 'paying' && phase.name !== 'paid';
  return (
    <>
      <Dialog
        open={showsOurs}
        onOpenChange={(next) => (next ? onOpenChange(next) : close())}
        {...headingOf(phase)}
        isWide={phase.name === 'form' || phase.name === 'sending' || phase.name === 'failed'}
      >
        {phase.name === 'held' ? (
          <HoldPanel
            hold={phase.hold}
            hasFailed={phase.hasFailed}
            onContinue={() => checkout.resume(phase.hold.token)}
            onCheck={() => checkout.checkHold(phase.hold)}
            onClose={close}
          />
        ) : null}
        {phase.name === 'proving' ? (
          <CodePanel
            coded={phase.coded}
            onBooked={checkout.bookedUnpaid}
            onLapse={checkout.lapse}
            onClose={close}
          />
        ) : null}
        {phase.name === 'confirming' ? <Confirming /> : null}
        {phase.name === 'undecided' ? (
          <Undecided reference={phase.hold.booking.reference} onClose={close} />
        ) : null}
        {phase.name === 'expired' ? (
          <Expired isUnpaid={phase.isUnpaid} onStartAgain={checkout.acknowledge} />
        ) : null}
        {phase.name === 'form' || phase.name === 'sending' || phase.name === 'failed' ? (
          <>
            {replaced ? (
              <UnfinishedHold
                onResume={() => checkout.resume(replaced)}
                onKeepBoth={() => setKept(replaced)}
              />
            ) : null}
            <BookingForm
              form={form}
              progress={progressOf(phase)}
              replaces={replaced}
              onBook={(filled) =>
                checkout.book({ ...filled, replaces: replaced }, listingOf(form.getValues()))
              }
              onCancel={close}
            />
          </>
        ) : null}
      </Dialog>
      <CheckoutAlerts phase={phase} onClose={finish} onView={empty} onChoose={choose} />
    </>
  );
}

/**
 * Stores what the guest types, so that a reload keeps it, and resets the form when the draft is forgotten. A form that
 * was filled from a booking is reset to that booking.
 */
function useDraft({ subscribe, reset }: BookingFormControl, { isKept }: { isKept: boolean }): void {
  useEffect(() => bookingDraft.onForgotten(() => reset(EMPTY_VALUES)), [reset]);
  useEffect(() => {
    if (!isKept) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => bookingDraft.keep(values) });
  }, [subscribe, isKept]);
}

const NO_FAULTS: AddressFaults = {};

/** The fields of children without an age; the field of the first room when all have one. */
function fieldsWithoutAges({ children, furtherRooms }: BookingValues): FieldPath<BookingValues>[] {
  const ofFurther = furtherRooms.flatMap((room, index) =>
    room.children.includes(UNKNOWN_AGE) ? [`furtherRooms.${index}.children` as const] : [],
  );
  return children.includes(UNKNOWN_AGE) || ofFurther.length === 0 ? ['children', ...ofFurther] : ofFurther;
}

/**
 * When a choice in the address cannot be read, its field is emptied and shows a message. Children without an age in
 * the address stay in the form.
 */
function showFaultsOfAddress(
  { getValues, setValue, setError }: BookingFormControl,
  { children, ...faults }: AddressFaults,
): void {
  for (const field of ['checkin', 'checkout', 'guests'] as const) {
    const message = faults[field];
    if (!message) continue;
    setValue(field, '');
    setError(field, { message });
  }
  if (!children) return;
  for (const field of fieldsWithoutAges(getValues())) setError(field, { message: children });
}

/** The values of the form that an address contains. */
export type StayInForm = Pick<
  BookingValues,
  'checkin' | 'checkout' | 'guests' | 'children' | 'roomType' | 'plan' | 'code' | 'furtherRooms'
>;

/**
 * Fills in what the guest chose on the page, once for each opening, and then reports changes of the guest until the
 * returned function is called.
 */
function useChosenStay(
  form: BookingFormControl,
  {
    open,
    chosen,
    faults = NO_FAULTS,
    onStayChange,
  }: Pick<BookingDialogProps, 'open' | 'chosen' | 'faults' | 'onStayChange'>,
): () => void {
  const { setValue, subscribe, clearErrors } = form;
  const isFilledIn = useRef(false);
  const filledIn = useRef<ChosenRoom>(undefined);
  const report = useRef(onStayChange);
  useEffect(() => {
    report.current = onStayChange;
    // A form that opens again with an earlier choice keeps what was typed since then.
    if (!open || !chosen || isFilledIn.current || chosen === filledIn.current) {
      isFilledIn.current = open;
      return;
    }
    filledIn.current = chosen;
    const { roomType, listing = null, checkin, checkout, guests, children, plan, code, further } = chosen;
    if (roomType) setValue('roomType', roomType);
    setValue('listing', listing);
    if (checkin) setValue('checkin', checkin);
    if (checkout) setValue('checkout', checkout);
    if (guests) setValue('guests', String(guests));
    if (children) setValue('children', [...children]);
    // An address without a plan or a code clears what was typed before.
    if (plan !== undefined) setValue('plan', plan ?? '');
    if (code !== undefined) setValue('code', code ?? '');
    if (further)
      setValue(
        'furtherRooms',
        further.map((one) => ({
          roomType: one.room ?? roomType ?? '',
          guests: String(one.guests),
          children: [...one.children],
        })),
      );
    showFaultsOfAddress(form, faults);
    isFilledIn.current = true;
  }, [open, chosen, faults, onStayChange, setValue, form]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const { checkin, checkout, guests, children, roomType, plan, code, furtherRooms } = values;
          const inForm = { checkin, checkout, guests, children, roomType, plan, code, furtherRooms };
          if (!isFilledIn.current) return;
          // A choice of the guest removes the fault of the address at its field. A choice for a further room removes
          // no fault of earlier rooms.
          if (name && name !== 'furtherRooms') clearErrors(name as FieldPath<BookingValues>);
          report.current?.(inForm);
        },
      }),
    [subscribe, clearErrors],
  );
  return () => {
    isFilledIn.current = false;
  };
}

function progressOf(phase: CheckoutPhase): FormProgress {
  if (phase.name !== 'sending') return 'filling in';
  return phase.isChecking ? 'checking' : 'sending';
}

/** Asks what to do with a hold that the guest already has. */
function UnfinishedHold({ onResume, onKeepBoth }: { onResume: () => Promise<void>; onKeepBoth: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-raised px-5 py-3 sm:px-8">
      <p className="grow basis-60">
        {t`You have a room on hold.`}{' '}
        <span className="text-quiet">{t`A new booking here will replace it.`}</span>
      </p>
      <Button look="link" onClick={() => void onResume()}>
        {t`Continue with that room`}
      </Button>
      <Button look="link" onClick={onKeepBoth}>
        {t`Keep both`}
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
              text={t`You do not need to do anything. We will e-mail you as soon as your bank confirms. If it does not, you are not charged. Your reference is <strong>${reference}</strong>.`}
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

function Expired({ isUnpaid, onStartAgain }: { isUnpaid: boolean; onStartAgain: () => void }) {
  return (
    <>
      <DialogBody>
        <div role="alert" className="grid gap-3 py-4">
          <p className="text-lg">{t`The hold on your room has expired.`}</p>
          <p>
            {isUnpaid
              ? t`We have released the room, and nothing was charged. Your details are still here, so you can book again.`
              : t`We have released the room. If you were charged, we will refund you in full. Your details are still here, so you can book again.`}
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onStartAgain}>{t`Start again`}</Button>
      </DialogActions>
    </>
  );
}
