import { SelectField, TextArea, TextField } from '../../../../components/form/field';
import { DESK_BOOKING_LIMITS } from '../../../../generated/desk-rules';
import type { DeskChannel } from '../../../../generated/graphql';
import { BOOKING_LIMITS, EMAIL_LENGTH } from '../../../../generated/rules';
import { PASTED_PHONE_LENGTH } from '../../../../lib/phone-number';
import { t } from '../../../../lib/texts/texts';
import { PortalFields } from '../../money/portals/portal-fields';
import type { NewBookingValues } from './new-booking-values';

/** The desk's names of the channels. */
export const CHANNEL_LABELS: Readonly<Record<DeskChannel, string>> = {
  DESK: t`At the desk`,
  PHONE: t`By phone`,
  PORTAL: t`Through a portal`,
};

const CHANNELS: readonly DeskChannel[] = ['PHONE', 'DESK', 'PORTAL'];

interface FieldsProps {
  values: NewBookingValues;
  errorOf: (field: string) => string | undefined;
  onEdit: (changes: Partial<NewBookingValues>) => void;
}

/** The booker and the channel. */
export function GuestFields({ values, errorOf, onEdit }: FieldsProps) {
  const field = (name: 'name' | 'phone' | 'email' | 'specialRequests') => ({
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onEdit({ [name]: target.value }),
  });
  const isOfPortal = values.channel === 'PORTAL';
  return (
    <section aria-labelledby="guest" className="grid gap-4">
      <h2 id="guest" className="text-2xl">{t`Guest`}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`How the guest booked`}
          required
          value={values.channel}
          onChange={({ target: { value } }) =>
            onEdit({ channel: CHANNELS.find((channel) => channel === value) ?? 'PHONE' })
          }
        >
          {CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {CHANNEL_LABELS[channel]}
            </option>
          ))}
        </SelectField>
        {isOfPortal ? (
          <PortalFields
            values={values}
            errorOf={(name) => errorOf(`portalBooking.${name}`)}
            onEdit={onEdit}
          />
        ) : null}
        <TextField
          label={t`Name`}
          required
          autoComplete="off"
          maxLength={DESK_BOOKING_LIMITS.guestName}
          {...field('name')}
        />
        <TextField
          label={t`Phone`}
          type="tel"
          autoComplete="off"
          required={!isOfPortal}
          maxLength={PASTED_PHONE_LENGTH}
          {...field('phone')}
        />
        <TextField
          label={t`E-mail address`}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_LENGTH}
          hint={t`Without an e-mail address, the guest gets no e-mails.`}
          {...field('email')}
        />
        <TextArea
          className="sm:col-span-2"
          label={t`Special requests`}
          rows={2}
          maxLength={BOOKING_LIMITS.specialRequests}
          {...field('specialRequests')}
        />
      </div>
    </section>
  );
}
