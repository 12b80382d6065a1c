import { Button } from '../../../components/form/button';
import { SelectField, TextField } from '../../../components/form/field';
import { RoomExtras } from '../../../components/form/room-extras';
import type { BookingFormQuery } from '../../../generated/graphql';
import { addDays, nightsBetween, writeDate } from '../../../lib/dates/plain-dates';
import { writeRate } from '../../../lib/money';
import { plural, t } from '../../../lib/texts/texts';
import type { EditedRoom } from './edited-room';

interface RoomFieldsProps {
  room: EditedRoom;
  /** 1 for the first room. */
  number: number;
  bookable: BookingFormQuery;
  onEdit: (changes: Partial<EditedRoom>) => void;
  /** Left out while the booking needs the room. */
  onRemove?: (() => void) | undefined;
}

function guestFault(guests: string, title: string, capacity: number): string | undefined {
  const count = Number(guests);
  if (!Number.isInteger(count) || count < 1) return t`At least 1 guest must stay.`;
  if (count > capacity) return t`A ${title} room sleeps at most ${capacity} guests. Choose a larger room.`;
  return undefined;
}

/** A room that only the hotel can change now. */
function FixedRoom({ room: { roomTitle, checkin, checkout } }: { room: EditedRoom }) {
  return (
    <p className="text-quiet">
      {roomTitle}, {writeDate(checkin)} – {writeDate(checkout)}.{' '}
      {t`From the day of check-in on, please call us to change it.`}
    </p>
  );
}

/** Dates, type, guests and extras of one room. */
export function RoomFields({ room, number, bookable, onEdit, onRemove }: RoomFieldsProps) {
  const { today, lastCheckin } = bookable.property;
  const { checkin, checkout, roomType, guests } = room;
  const type = bookable.roomTypes.find(({ name }) => name === roomType);
  const { title = room.roomTitle, capacity = 99 } = type ?? {};
  const nights = nightsBetween(checkin, checkout);
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 flex w-full items-baseline justify-between text-xl font-semibold">
        {t`Room ${number}`}
      </legend>
      {room.isFixed ? (
        <FixedRoom room={room} />
      ) : (
        <>
          <TextField
            label={t`Check-in`}
            type="date"
            min={today}
            max={lastCheckin}
            required
            value={checkin}
            error={checkin < today ? t`Check-in cannot be earlier than today.` : undefined}
            onChange={({ target: { value } }) => {
              // While a year is being typed, the field passes through dates that nobody means.
              const isMeant = value >= today && value <= lastCheckin;
              const isBehind = isMeant && checkout <= value;
              // The stay keeps its length.
              onEdit({
                checkin: value,
                ...(isBehind ? { checkout: addDays(value, Math.max(1, nights)) } : {}),
              });
            }}
          />
          <TextField
            label={t`Check-out`}
            type="date"
            min={checkin || today}
            required
            value={checkout}
            hint={nights >= 1 ? plural(nights, { one: '# night', other: '# nights' }) : undefined}
            error={nights >= 1 ? undefined : t`Check-out must be at least one night after check-in.`}
            onChange={({ target: { value } }) => onEdit({ checkout: value })}
          />
          <SelectField
            label={t`Room type`}
            required
            value={roomType}
            onChange={({ target: { value } }) => {
              const chosen = bookable.roomTypes.find(({ name }) => name === value);
              onEdit({ roomType: value, roomTitle: chosen?.title ?? value });
            }}
          >
            {type ? null : <option value={roomType}>{room.roomTitle}</option>}
            {bookable.roomTypes.map(({ name, title: called, nightlyRate }) => (
              <option key={name} value={name}>
                {called} {writeRate(nightlyRate)}
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
            error={guestFault(guests, title, capacity)}
            onChange={({ target: { value } }) => onEdit({ guests: value })}
          />
          <RoomExtras
            extras={room.extras}
            includedExtras={room.includedExtras}
            offered={bookable.extras}
            onChange={(extras) => onEdit({ extras })}
          />
          {onRemove ? (
            <Button look="link" className="justify-self-start" onClick={onRemove}>
              {t`Remove`}
              <span className="sr-only"> {t`room ${number}`}</span>
            </Button>
          ) : null}
        </>
      )}
    </fieldset>
  );
}
