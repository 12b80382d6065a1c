import { Button } from '../../../components/form/button';
import { SelectField, TextArea, TextField } from '../../../components/form/field';
import { PromotionCodeField } from '../../../components/form/promotion-code-field';
import type { PriceBreakdown_QuoteFragment } from '../../../generated/graphql';
import { BOOKING_LIMITS, EMAIL_LENGTH } from '../../../generated/rules';
import { looksLikeEmailAddress } from '../../../lib/email-address';
import { nightsBetween, writeDay } from '../../../lib/dates/plain-dates';
import { looksLikePhoneNumber, PASTED_PHONE_LENGTH } from '../../../lib/phone-number';
import { t } from '../../../lib/texts/texts';
import type { FieldFaults } from '../checkout/use-checkout';
import { meantAddress } from './email-domains';
import { BusinessInvoice } from './business-invoice';
import { ExtraFields } from './extra-fields';
import { checkoutAfter, type BookingFieldsProps, type BookingFormControl } from './booking-values';
import { FurtherRooms, RoomAndGuests } from './room-fields';

interface WithTerms {
  /** The conditions of cancellation of the chosen stay, with moments; undefined until its price is known. */
  datedTerms: string | undefined;
}

interface WithExtras {
  quote: PriceBreakdown_QuoteFragment | null;
  /** Why an extra cannot be booked. */
  extrasFault: string | undefined;
}

interface WithFaults extends WithCodeFault {
  /** The server's faults of the stay in the form. */
  faults: FieldFaults;
}

interface WithCodeFault {
  /** Why the code does not change the price; undefined when it does, or without a code. */
  codeFault: string | undefined;
}

function SectionTitle({ children }: { children: string }) {
  return <h3 className="mb-4 text-2xl">{children}</h3>;
}

/** Asks about an address whose domain looks mistyped. The guest decides. */
function MeantAddress({ form }: { form: BookingFormControl }) {
  const meant = meantAddress(form.watch('email'));
  // The question goes away, so the focus goes to the address that it was about.
  const accept = (address: string) => () => {
    form.setValue('email', address);
    form.setFocus('email');
  };
  return (
    <span role="status" className="block">
      {meant ? (
        <Button look="link" className="min-h-9 text-left" onClick={accept(meant)}>
          {t`Did you mean ${meant}?`}
        </Button>
      ) : null}
    </span>
  );
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
          hint={<MeantAddress form={form} />}
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
          maxLength={PASTED_PHONE_LENGTH}
          required
          error={errors.phone?.message}
          {...form.register('phone', {
            required: t`Please enter your phone number.`,
            validate: (phone) =>
              looksLikePhoneNumber(phone) || t`Please enter a valid phone number, such as +91 98765 43210.`,
          })}
        />
      </div>
    </section>
  );
}

function BookingDetails({
  form,
  bookable,
  codeFault,
  faults,
  datedTerms,
}: BookingFieldsProps & WithFaults & WithTerms) {
  return (
    <section>
      <SectionTitle>{t`Booking Details`}</SectionTitle>
      <div className="grid gap-5 sm:grid-cols-2">
        <Dates form={form} bookable={bookable} />
        <RoomAndGuests form={form} bookable={bookable} faults={faults} />
        <FurtherRooms form={form} bookable={bookable} faults={faults} />
        <RateAndCode {...{ form, bookable, codeFault, datedTerms }} />
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
            // While a year is being typed, the field contains dates that are not meant, such as the year 0002.
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

/** The rate plan, if there is a choice, and the promotion code. */
function RateAndCode({
  form,
  bookable: { ratePlans },
  codeFault,
  datedTerms,
}: BookingFieldsProps & WithCodeFault & WithTerms) {
  const chosen = ratePlans.find(({ code }) => code === form.watch('plan')) ?? ratePlans[0];
  const { errors } = form.formState;
  return (
    <>
      {ratePlans.length > 1 ? (
        <SelectField
          label={t`Rate`}
          required
          hint={datedTerms ?? chosen?.cancellationTerms}
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
      <PromotionCodeField error={codeFault ?? errors.code?.message} {...form.register('code')} />
    </>
  );
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
  faults,
  quote,
  datedTerms,
  extrasFault,
}: BookingFieldsProps & WithFaults & WithExtras & WithTerms) {
  return (
    <div className="grid gap-8">
      <PersonalInformation form={form} />
      <BookingDetails {...{ form, bookable, codeFault, faults, datedTerms }} />
      <ExtraFields form={form} bookable={bookable} quote={quote} fault={extrasFault} />
      <SpecialRequests form={form} />
      <BusinessInvoice form={form} asksPinCode={bookable.property.asksPinCode} />
    </div>
  );
}
