import { Button } from '../../../components/form/button';
import { SelectField, TextField } from '../../../components/form/field';
import { RoomExtras } from '../../../components/form/room-extras';
import type { ChangeableRoomTypesQuery } from '../../../generated/graphql';
import { addDays, nightsBetween, writeDate } from '../../../lib/dates/plain-dates';
import { plural, t } from '../../../lib/texts/texts';
import type { EditedStay, StayFaults } from './edited-stay';

interface EditedStayFieldsProps {
  stay: EditedStay;
  /** 1 for the first room. */
  number: number;
  hotel: ChangeableRoomTypesQuery;
  faults: StayFaults;
  onEdit: (changes: Partial<EditedStay>) => void;
  /** Left out while the booking needs the room. */
  onRemove?: (() => void) | undefined;
}

const titleOf = ({ roomNumber, roomTitle }: EditedStay): string =>
  roomNumber ? `${roomNumber}, ${roomTitle}` : roomTitle;

/** A stay whose guest has arrived. */
function FixedStay({ stay }: { stay: EditedStay }) {
  return (
    <p className="text-quiet">
      {titleOf(stay)}, {writeDate(stay.checkin)} – {writeDate(stay.checkout)}.{' '}
      {t`The guest has arrived, so this room is not changed here.`}
    </p>
  );
}

function guestSentence(fault: StayFaults['guests'], capacity: number): string | undefined {
  if (fault === 'none') return t`At least 1 guest must stay.`;
  return fault === 'too many' ? t`This room type sleeps at most ${capacity} guests.` : undefined;
}

/** Dates, type and guests of one room. */
export function EditedStayFields(props: EditedStayFieldsProps) {
  const { stay, number, hotel, faults, onEdit, onRemove } = props;
  const { checkin, checkout, roomType, roomTitle, guests } = stay;
  const { today, lastCheckin } = hotel.property;
  const type = hotel.roomTypes.find(({ name }) => name === roomType);
  const { capacity = 99 } = type ?? {};
  const nights = nightsBetween(checkin, checkout);
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-xl font-semibold">
        {stay.id ? t`Room ${number}` : t`Room ${number}, new`}
      </legend>
      {stay.isFixed ? (
        <FixedStay stay={stay} />
      ) : (
        <>
          <TextField
            label={t`Check-in`}
            type="date"
            max={lastCheckin}
            required
            value={checkin}
            error={faults.checkin ? t`Check-in cannot be earlier than today.` : undefined}
            onChange={({ target: { value } }) => {
              // While a year is being typed, the field passes through dates that nobody means.
              const isBehind = value >= today && value <= lastCheckin && checkout <= value;
              // The stay keeps its length.
              const moved = isBehind ? { checkout: addDays(value, Math.max(1, nights)) } : {};
              onEdit({ checkin: value, ...moved });
            }}
          />
          <TextField
            label={t`Check-out`}
            type="date"
            min={checkin}
            required
            value={checkout}
            hint={nights >= 1 ? plural(nights, { one: '# night', other: '# nights' }) : undefined}
            error={faults.checkout ? t`Check-out must be at least one night after check-in.` : undefined}
            onChange={({ target: { value } }) => onEdit({ checkout: value })}
          />
          <SelectField
            label={t`Room type`}
            required
            value={roomType}
            onChange={({ target: { value } }) => {
              const title = hotel.roomTypes.find(({ name }) => name === value)?.title ?? value;
              onEdit({ roomType: value, roomTitle: title });
            }}
          >
            {type ? null : <option value={roomType}>{roomTitle}</option>}
            {hotel.roomTypes.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
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
            value={guests}
            error={guestSentence(faults.guests, capacity)}
            onChange={({ target: { value } }) => onEdit({ guests: value })}
          />
          <RoomExtras
            extras={stay.extras}
            includedExtras={stay.includedExtras}
            offered={hotel.extras}
            onChange={(extras) => onEdit({ extras })}
          />
          {onRemove ? (
            <Button look="link" className="justify-self-start" onClick={onRemove}>
              {stay.id ? t`Cancel room ${number}` : t`Remove room ${number}`}
            </Button>
          ) : null}
        </>
      )}
    </fieldset>
  );
}
