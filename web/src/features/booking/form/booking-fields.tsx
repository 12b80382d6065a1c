import { SelectField, TextArea, TextField } from '../../../components/form/field';
import type { BookingFormQuery } from '../../../generated/graphql';
import { BOOKING_LIMITS, EMAIL_LENGTH } from '../../../generated/rules';
import { looksLikeEmailAddress } from '../../../lib/email-address';
import { writeRate } from '../../../lib/money';
import { nightsBetween, writeDay } from '../../../lib/dates/plain-dates';
import { t } from '../../../lib/texts/texts';
import { checkoutAfter, type BookingFormControl } from './booking-values';

interface BookingFieldsProps {
  form: BookingFormControl;
  bookable: BookingFormQuery;
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

function BookingDetails({ form, bookable }: BookingFieldsProps) {
  return (
    <section>
      <SectionTitle>{t`Booking Details`}</SectionTitle>
      <div className="grid gap-5 sm:grid-cols-2">
        <Dates form={form} bookable={bookable} />
        <RoomAndGuests form={form} bookable={bookable} />
      </div>
    </section>
  );
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
  const { title = '', capacity = 1 } = chosen ?? {};
  return (
    <>
      <SelectField
        label={t`Room type`}
        required
        error={errors.roomType?.message}
        {...form.register('roomType')}
      >
        {bookable.roomTypes.map(({ name, title: label, nightlyRate }) => (
          <option key={name} value={name}>
            {label} {writeRate(nightlyRate)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Guests`}
        type="number"
        inputMode="numeric"
        min={1}
        max={capacity}
        required
        hint={t`A ${title} room sleeps up to ${capacity}.`}
        error={errors.guests?.message}
        {...form.register('guests', {
          required: t`Please enter the number of guests.`,
          validate: (text) => guestFault(Number(text), title, capacity) ?? true,
        })}
      />
    </>
  );
}

function guestFault(guests: number, title: string, capacity: number): string | null {
  if (!Number.isInteger(guests) || guests < 1) return t`At least 1 guest must stay.`;
  if (guests > capacity) return t`A ${title} room sleeps at most ${capacity} guests. Choose a larger room.`;
  return null;
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

/** The three sections of the booking form. */
export function BookingFields({ form, bookable }: BookingFieldsProps) {
  return (
    <div className="grid gap-8">
      <PersonalInformation form={form} />
      <BookingDetails form={form} bookable={bookable} />
      <SpecialRequests form={form} />
    </div>
  );
}
