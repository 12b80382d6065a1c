import { useEffect, type KeyboardEvent } from 'react';
import { Button } from '../../../components/form/button';
import { ApproximatePrice } from '../../../components/price/approximate-price';
import { DialogActions, DialogBody } from '../../../components/dialog/dialog';
import { Promises } from '../../../components/page/promises';
import { FailedState } from '../../../components/list/failed-state';
import { Spinner } from '../../../components/status/spinner';
import { useBookingFormQuery, useStayQuoteQuery } from '../../../generated/booking';
import type { BookingFormQuery, StayQuoteQuery } from '../../../generated/graphql';
import { useGoodToKnow } from '../../../lib/hotel/good-to-know';
import { writeMoney } from '../../../lib/money';
import type { ChosenListing } from '../../../lib/stays/room-type-name';
import { plural, t } from '../../../lib/texts/texts';
import { BookingFields } from './booking-fields';
import {
  bookingFormOf,
  fieldOfFault,
  listingOf,
  quotableStay,
  type BookingFormControl,
} from './booking-values';
import { ofListing, refusalOf, refusedRoom } from './room-refusal';
import { isUnpaid, PaymentTerms } from './payment-terms';
import { StaySummary } from './stay-summary';
import { StayQuote } from './stay-quote';
import { AlternativeStays, type AlternativeStay } from './alternative-stays';
import type { BookingForm as FilledForm } from '../checkout/use-booking-request';
import type { FieldFaults } from '../checkout/use-checkout';
import { isEnter } from '../../../lib/browser/is-enter';
import { useDebounced } from '../../../lib/browser/use-debounced';

const QUOTE_PAUSE_MILLISECONDS = 300;

/** The progress of the form; 'checking' while the browser solves the proof of work that a busy night requires. */
export type FormProgress = 'filling in' | 'sending' | 'checking';

const isOfChildren = (field: string) => /(^|\.)children$/.test(fieldOfFault(field) ?? '');

const BUTTON_LABELS: Record<FormProgress, string> = {
  'filling in': t`Proceed to Payment`,
  sending: t`Holding your room…`,
  checking: t`Checking…`,
};

const BOOK_UNPAID = t`Book, pay at the hotel`;

const CHECKING = t`Many guests are booking right now, so your browser runs a short security check. Please stay on this page: your booking continues automatically.`;

interface BookingFormProps {
  form: BookingFormControl;
  progress: FormProgress;
  /** The token of the hold that this booking replaces. */
  replaces: string | null;
  onBook: (form: FilledForm) => Promise<FieldFaults>;
  onCancel: () => void;
}

/** The booking form, once the server has said what can be booked. */
export function BookingForm(props: BookingFormProps) {
  const { data, error, refetch } = useBookingFormQuery();
  if (data) return <LoadedForm {...props} bookable={data} />;
  return (
    <DialogBody>
      {error ? (
        <FailedState problem={t`The booking form could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <div className="grid min-h-64 place-items-center">
          <Spinner />
        </div>
      )}
    </DialogBody>
  );
}

/** The price of the stay in the form. It never shows a price for other dates or another room. */
function useQuote(
  form: BookingFormControl,
  replaces: string | null,
  isOnSale: (roomType: string) => boolean,
) {
  const filled = quotableStay(form.watch());
  const rooms = filled ? [filled, ...filled.furtherStays] : [];
  const wanted = rooms.every(({ roomType }) => isOnSale(roomType)) ? filled : null;
  const stay = useDebounced(wanted, QUOTE_PAUSE_MILLISECONDS);
  const { data, error, loading, refetch } = useStayQuoteQuery({
    ...(stay ? { variables: { ...stay, replaces } } : { skip: true }),
    fetchPolicy: 'network-only',
  });
  const isCurrent = JSON.stringify(stay) === JSON.stringify(wanted) && !loading;
  const response = stay && isCurrent ? (data ?? null) : null;
  return {
    response,
    quote: response?.quote.__typename === 'Quote' ? response.quote : null,
    loading: wanted !== null && !isCurrent,
    failed: Boolean(error) && !response,
    retry: () => void refetch(),
  };
}

/** Shows the server's faults at their fields and focuses the first field. Several faults of one field are joined. */
function showFaults(form: BookingFormControl, faults: FieldFaults): void {
  const known = new Map<Parameters<typeof form.setError>[0], string>();
  for (const { field: named, message } of faults) {
    const field = fieldOfFault(named);
    if (field) known.set(field, [known.get(field), message].filter(Boolean).join(' '));
  }
  for (const [index, [field, message]] of [...known].entries()) {
    form.setError(field, { message }, { shouldFocus: index === 0 });
  }
}

/** Fills in an alternative stay for a room of the form. */
function chooseAlternative(
  form: BookingFormControl,
  room: number,
  { roomType, checkin, checkout, isOfListing }: AlternativeStay,
): void {
  const field = room === 0 ? 'roomType' : (`furtherRooms.${room - 1}.roomType` as const);
  form.clearErrors([field, 'checkin', 'checkout']);
  if (room === 0 && !isOfListing) form.setValue('listing', null);
  form.setValue(field, roomType);
  form.setValue('checkin', checkin);
  form.setValue('checkout', checkout);
}

/** What the form's listing offers when its rooms are taken; null without a listing. */
function listedAlternatives(listing: ChosenListing | null, response: StayQuoteQuery | null) {
  const found = response && ofListing(response);
  return listing && found ? { title: listing.title, nearest: found.nearest } : null;
}

/**
 * Chooses the first room type unless a type is chosen. A further room without a type gets the type of the first room.
 * The guest replaces a type that is not on sale.
 */
function useRoomTypeOnSale(form: BookingFormControl, { roomTypes }: BookingFormQuery): void {
  const chosen = form.watch('roomType') || roomTypes[0]?.name;
  const without = form.watch('furtherRooms').findIndex(({ roomType }) => !roomType);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (!chosen) return;
    if (!getValues('roomType')) setValue('roomType', chosen);
    if (without >= 0) setValue(`furtherRooms.${without}.roomType`, chosen);
  }, [chosen, without, getValues, setValue]);
}

/** In the form the first rate plan has an empty value; existing bookings and addresses name it by its code. */
function useFirstPlan(form: BookingFormControl, { ratePlans: [first] }: BookingFormQuery): void {
  const isNamed = form.watch('plan') === first?.code;
  const { setValue } = form;
  useEffect(() => {
    if (isNamed) setValue('plan', '');
  }, [isNamed, setValue]);
}

function LoadedForm({
  form,
  progress,
  replaces,
  bookable,
  onBook,
  onCancel,
}: BookingFormProps & { bookable: BookingFormQuery }) {
  useRoomTypeOnSale(form, bookable);
  useFirstPlan(form, bookable);
  const isOnSale = (code: string) => bookable.roomTypes.some(({ name }) => name === code);
  const { response, quote, loading, failed, retry } = useQuote(form, replaces, isOnSale);
  const isBusy = progress !== 'filling in';
  const roomType = form.watch('roomType');
  const titleOf = (code: string) => bookable.roomTypes.find(({ name }) => name === code)?.title ?? code;
  const stay = quotableStay(form.watch());
  const rooms = stay ? [stay, ...stay.furtherStays] : [];
  const roomTypes = rooms.map((room) => room.roomType);
  const listing = listingOf(form.watch());
  const refusal = response ? refusalOf(response, { roomTypes, titleOf, listing }) : [];
  const refused = refusedRoom(refusal);
  const refusedStay = rooms[refused];
  const send = form.handleSubmit(async (filled) => {
    if (refusal.length > 0) return showFaults(form, refusal);
    const seen = {
      expectedTotal: quote?.total.amount ?? null,
      expectedDue: quote?.payment?.dueNow.amount ?? null,
    };
    showFaults(form, await onBook(bookingFormOf(filled, seen)));
  });
  const { promises } = useGoodToKnow();
  const { checkinTime, checkoutTime, cancellationTerms } = bookable.property;
  const plan = bookable.ratePlans.find(({ code }) => code === form.watch('plan'));
  const terms = quote?.datedTerms ?? plan?.cancellationTerms ?? cancellationTerms;
  // A fault of the code is shown at its field immediately, because other dates or rooms would not fix it.
  const codeFault = refusal.find(({ field }) => field === 'code')?.message;
  const extrasFault =
    refusal.find(({ field }) => fieldOfFault(field) === 'extras')?.message ??
    form.formState.errors.extras?.message;
  // Other dates do not correct the ages, so their fault is shown only at the children.
  const childrenFault = refusal.find(({ field }) => isOfChildren(field))?.message;
  const isAboutStay = refusal.some(
    ({ field }) => field !== 'code' && fieldOfFault(field) !== 'extras' && !isOfChildren(field),
  );
  const faultOfTerms = codeFault ?? extrasFault ?? childrenFault;
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      onKeyDown={goToNextField}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody className="lg:grid lg:grid-cols-[18rem_1fr] lg:gap-x-10">
        <StaySummary
          {...{ bookable, quote, loading }}
          values={form.watch()}
          onChange={() => form.setFocus('checkin')}
        />
        <div>
          <BookingFields
            form={form}
            bookable={bookable}
            codeFault={codeFault}
            faults={refusal}
            quote={quote}
            datedTerms={quote?.datedTerms ?? undefined}
            extrasFault={extrasFault}
          />
          <div className="mt-8 grid gap-5">
            <StayQuote
              roomType={roomType}
              response={response}
              loading={loading}
              failed={failed}
              onRetry={retry}
            />
            <p className="text-sm text-quiet">
              {t`Check-in ${checkinTime}, check-out ${checkoutTime}. ${terms}`}
            </p>
            <PaymentTerms quote={quote} phone={bookable.property.phone} />
            <Promises promises={promises} />
          </div>
        </div>
      </DialogBody>
      <p
        role="status"
        className="bg-raised text-sm not-empty:border-t not-empty:border-line not-empty:px-5 not-empty:py-3 sm:not-empty:px-8"
      >
        {progress === 'checking' ? CHECKING : null}
      </p>
      {faultOfTerms && !isAboutStay ? (
        <p className="border-t border-line bg-raised px-5 py-3 text-sm font-medium text-bad sm:px-8">
          {faultOfTerms}
        </p>
      ) : null}
      {isAboutStay && refusedStay ? (
        <AlternativeStays
          refusal={[...new Set(refusal.map(({ message }) => message))].join(' ')}
          stay={refusedStay}
          listed={refusal[0]?.field === 'listing' ? listedAlternatives(listing, response) : null}
          otherRooms={roomTypes.filter((_, room) => room !== refused)}
          onChoose={(instead) => chooseAlternative(form, refused, instead)}
        />
      ) : null}
      <DialogActions summary={quote ? <RunningTotal quote={quote} /> : null}>
        <Button look="quiet" onClick={onCancel}>
          {t`Cancel`}
        </Button>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="flex-1 sm:flex-none">
          {isUnpaid(quote) && progress === 'filling in' ? BOOK_UNPAID : BUTTON_LABELS[progress]}
        </Button>
      </DialogActions>
    </form>
  );
}

/**
 * Enter in a field leads to the next field: a guest who confirms a promotion code with it must not send the booking. The
 * button sends it.
 */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (
    event.defaultPrevented ||
    !isEnter(event) ||
    !(target instanceof HTMLInputElement) ||
    target.type === 'submit'
  )
    return;
  event.preventDefault();
  const fields = [...currentTarget.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.matches('input, select, textarea, [type=submit]'),
  );
  fields[fields.indexOf(target) + 1]?.focus();
}

type PricedQuote = Extract<StayQuoteQuery['quote'], { __typename: 'Quote' }>;

/** The total, and what is due now of it, next to the button, for a guest who has not scrolled to the price lines. Screen readers read the lines. */
function RunningTotal({ quote: { total, nights, payment } }: { quote: PricedQuote }) {
  return (
    <p aria-hidden className="flex items-baseline justify-between gap-3 sm:justify-start">
      <span className="text-sm text-quiet">
        {t`${plural(nights, { one: '# night', other: '# nights' })}, with tax`}
      </span>
      <span className="tabular text-lg font-semibold">
        {writeMoney(total)} <ApproximatePrice price={total} />
      </span>
      {payment && payment.rest.amount > 0 ? (
        <span className="tabular text-sm text-quiet">
          {payment.dueNow.amount === 0 ? t`Nothing to pay now` : t`${writeMoney(payment.dueNow)} due now`}
        </span>
      ) : null}
    </p>
  );
}
