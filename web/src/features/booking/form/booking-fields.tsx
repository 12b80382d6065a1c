import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/form/button';
import { SelectField, TextArea, TextField } from '../../../components/form/field';
import { RoomChildren } from '../../../components/form/room-children';
import type { BookingFormQuery, PriceBreakdown_QuoteFragment } from '../../../generated/graphql';
import { BOOKING_LIMITS, EMAIL_LENGTH } from '../../../generated/rules';
import { looksLikeEmailAddress } from '../../../lib/email-address';
import { mostGuests } from '../../../lib/stays/room-places';
import { writeRate } from '../../../lib/money';
import { nightsBetween, writeDay } from '../../../lib/dates/plain-dates';
import { writeChoice } from '../../../lib/lists';
import { t } from '../../../lib/texts/texts';
import { BusinessInvoice } from './business-invoice';
import { ChosenRoom } from './chosen-room';
import { guestFault } from './guest-fault';
import { ExtraFields } from './extra-fields';
import { checkoutAfter, listingOf, type BookingFormControl, type BookingValues } from './booking-values';

interface BookingFieldsProps {
  form: BookingFormControl;
  bookable: BookingFormQuery;
}

interface WithExtras {
  quote: PriceBreakdown_QuoteFragment | null;
  /** Why an extra cannot be booked. */
  extrasFault: string | undefined;
}

interface WithCodeFault {
  /** Why the code changes no price; undefined when it does, or when there is none. */
  codeFault: string | undefined;
}

const PHONE = /^\+?[0-9][0-9 ().-]{5,}[0-9]$/;

function SectionTitle({ children }: { children: string }) {
  return <h3 className="mb-4 text-2xl">{children}</h3>;
}

function PersonalInformation({ form }: { form: BookingFormControl }) {
  const { errors } = form.formState;
  return (
    <section>
      <SectionTitle>{t`Personal Information`}</SectionTitle>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`Name`}
          className="sm:col-span-2"
          autoComplete="name"
          maxLength={BOOKING_LIMITS.name}
          required
          error={errors.name?.message}
          {...form.register('name', { required: t`Please enter your name.` })}
        />
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          required
          error={errors.email?.message}
          {...form.register('email', {
            required: t`Please enter your e-mail address.`,
            validate: (email) =>
              looksLikeEmailAddress(email) ||
              t`Please enter a valid e-mail address, such as name@example.com.`,
          })}
        />
        <TextField
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          maxLength={BOOKING_LIMITS.phone}
          required
          error={errors.phone?.message}
          {...form.register('phone', {
            required: t`Please enter your phone number.`,
            pattern: {
              value: PHONE,
              message: t`Please enter a valid phone number, such as +91 98765 43210.`,
            },
          })}
        />
      </div>
    </section>
  );
}

function BookingDetails({ form, bookable, codeFault }: BookingFieldsProps & WithCodeFault) {
  return (
    <section>
      <SectionTitle>{t`Booking Details`}</SectionTitle>
      <div className="grid gap-5 sm:grid-cols-2">
        <Dates form={form} bookable={bookable} />
        <RoomAndGuests form={form} bookable={bookable} />
        <FurtherRooms form={form} bookable={bookable} />
        <RateAndCode form={form} bookable={bookable} codeFault={codeFault} />
      </div>
    </section>
  );
}

/** Which room the guest gets who came from a listing, until another room type is chosen. */
function listedRoomHint(values: BookingValues): string | undefined {
  const listing = listingOf(values);
  if (!listing) return undefined;
  if (listing.rooms.length === 0) return t`${listing.title}: this room is a request, not guaranteed.`;
  return t`${listing.title}: you get room ${writeChoice(listing.rooms)}.`;
}

function Dates({ form, bookable }: BookingFieldsProps) {
  const { errors } = form.formState;
  const { today, lastCheckin } = bookable.property;
  const checkin = form.watch('checkin');
  return (
    <>
      <TextField
        label={t`Check-in`}
        type="date"
        min={today}
        max={lastCheckin}
        required
        error={errors.checkin?.message}
        {...form.register('checkin', {
          required: t`Please choose a check-in date.`,
          min: { value: today, message: t`Check-in cannot be earlier than today.` },
          max: { value: lastCheckin, message: t`Check-in can be no later than ${writeDay(lastCheckin)}.` },
          onChange: () => {
            const { checkin: chosen, checkout } = form.getValues();
            // While a year is being typed, the field passes through dates that nobody means.
            if (chosen < today || chosen > lastCheckin) return;
            form.setValue('checkout', checkoutAfter(chosen, checkout));
          },
        })}
      />
      <TextField
        label={t`Check-out`}
        type="date"
        min={checkin || today}
        required
        error={errors.checkout?.message}
        {...form.register('checkout', {
          required: t`Please choose a check-out date.`,
          validate: (checkout, values) =>
            !values.checkin ||
            nightsBetween(values.checkin, checkout) >= 1 ||
            t`Check-out must be at least one night after check-in.`,
        })}
      />
    </>
  );
}

function RoomAndGuests({ form, bookable }: BookingFieldsProps) {
  const { errors } = form.formState;
  const roomType = form.watch('roomType');
  const chosen = bookable.roomTypes.find(({ name }) => name === roomType);
  const { title = '' } = chosen ?? {};
  const { oldestChild } = bookable.property;
  const children = form.watch('children');
  const most = chosen ? mostGuests(chosen, oldestChild) : 1;
  return (
    <>
      <SelectField
        label={t`Room type`}
        required
        hint={errors.roomType ? undefined : listedRoomHint(form.watch())}
        error={errors.roomType?.message}
        {...form.register('roomType')}
      >
        <RoomTypeOptions bookable={bookable} />
      </SelectField>
      <TextField
        label={t`Guests`}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        required
        hint={t`A ${title} room sleeps up to ${most}.`}
        error={errors.guests?.message}
        {...form.register('guests', {
          required: t`Please enter the number of guests.`,
          validate: (text) => guestFault(Number(text), chosen, { children, oldestChild }) ?? true,
        })}
      />
      <RoomChildren
        {...{ type: chosen, oldestChild, ages: children }}
        guests={form.watch('guests')}
        error={errors.children?.message}
        onChange={(ages) => form.setValue('children', ages)}
      />
      {chosen ? <ChosenRoom roomType={chosen} /> : null}
    </>
  );
}

// One booking has five rooms at most.
const FURTHER_ROOMS = 4;

/** Rooms beside the first one. */
function FurtherRooms({ form, bookable }: BookingFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'furtherRooms' });
  const add = () => append({ roomType: form.getValues('roomType'), guests: '1', children: [] });
  return (
    <div className="grid gap-5 sm:col-span-2">
      {fields.map(({ id }, index) => (
        <FurtherRoomFields
          key={id}
          form={form}
          bookable={bookable}
          index={index}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length < FURTHER_ROOMS ? (
        <Button look="link" className="justify-self-start" onClick={add}>
          {t`Add another room`}
        </Button>
      ) : null}
    </div>
  );
}

function FurtherRoomFields({
  form,
  bookable,
  index,
  onRemove,
}: BookingFieldsProps & { index: number; onRemove: () => void }) {
  const faults = form.formState.errors.furtherRooms?.[index];
  const roomType = form.watch(`furtherRooms.${index}.roomType`);
  const chosen = bookable.roomTypes.find(({ name }) => name === roomType);
  const { oldestChild } = bookable.property;
  const children = form.watch(`furtherRooms.${index}.children`) ?? [];
  const number = index + 2;
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
      <legend className="sr-only">{t`Room ${number}`}</legend>
      <SelectField
        label={t`Room type of room ${number}`}
        required
        error={faults?.roomType?.message}
        {...form.register(`furtherRooms.${index}.roomType`)}
      >
        <RoomTypeOptions bookable={bookable} />
      </SelectField>
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          label={t`Guests in room ${number}`}
          type="number"
          inputMode="numeric"
          min={1}
          max={chosen ? mostGuests(chosen, oldestChild) : 1}
          required
          error={faults?.guests?.message}
          {...form.register(`furtherRooms.${index}.guests`, {
            required: t`Please enter the number of guests.`,
            validate: (text) => guestFault(Number(text), chosen, { children, oldestChild }) ?? true,
          })}
        />
        <Button look="link" className="mt-8" onClick={onRemove}>
          {t`Remove`}
          <span className="sr-only"> {t`room ${number}`}</span>
        </Button>
      </div>
      <RoomChildren
        label={t`Children in room ${number}`}
        {...{ type: chosen, oldestChild, ages: children }}
        guests={form.watch(`furtherRooms.${index}.guests`)}
        error={faults?.children?.message}
        onChange={(ages) => form.setValue(`furtherRooms.${index}.children`, ages)}
      />
    </fieldset>
  );
}

// As long as the codes that a hotel can give.
const CODE_LENGTH = 30;

/** How the rooms are sold, when there is a choice, and the code of a promotion. */
function RateAndCode({ form, bookable: { ratePlans }, codeFault }: BookingFieldsProps & WithCodeFault) {
  const chosen = ratePlans.find(({ code }) => code === form.watch('plan')) ?? ratePlans[0];
  const { errors } = form.formState;
  return (
    <>
      {ratePlans.length > 1 ? (
        <SelectField
          label={t`Rate`}
          required
          hint={chosen?.cancellationTerms}
          error={errors.plan?.message}
          {...form.register('plan')}
        >
          {ratePlans.map(({ code, name }, index) => (
            <option key={code} value={index === 0 ? '' : code}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        label={t`Promotion code`}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={CODE_LENGTH}
        error={codeFault ?? errors.code?.message}
        {...form.register('code')}
      />
    </>
  );
}

function RoomTypeOptions({ bookable }: Pick<BookingFieldsProps, 'bookable'>) {
  return bookable.roomTypes.map(({ name, title, nightlyRate }) => (
    <option key={name} value={name}>
      {title} {writeRate(nightlyRate)}
    </option>
  ));
}

function SpecialRequests({ form }: { form: BookingFormControl }) {
  return (
    <section>
      <SectionTitle>{t`Special Requests`}</SectionTitle>
      <TextArea
        label={t`How can we prepare for your stay?`}
        rows={3}
        maxLength={BOOKING_LIMITS.specialRequests}
        error={form.formState.errors.specialRequests?.message}
        {...form.register('specialRequests')}
      />
    </section>
  );
}

/** The sections of the booking form. */
export function BookingFields({
  form,
  bookable,
  codeFault,
  quote,
  extrasFault,
}: BookingFieldsProps & WithCodeFault & WithExtras) {
  return (
    <div className="grid gap-8">
      <PersonalInformation form={form} />
      <BookingDetails form={form} bookable={bookable} codeFault={codeFault} />
      <ExtraFields form={form} bookable={bookable} quote={quote} fault={extrasFault} />
      <SpecialRequests form={form} />
      <BusinessInvoice form={form} asksPinCode={bookable.property.asksPinCode} />
    </div>
  );
}
