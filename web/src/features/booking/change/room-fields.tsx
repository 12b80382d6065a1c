import { Button } from '../../../components/form/button';
import { SelectField, TextField } from '../../../components/form/field';
import { RoomChildren } from '../../../components/form/room-children';
import { RoomExtras } from '../../../components/form/room-extras';
import { StayDates } from '../../../components/form/stay-dates';
import type { BookingFormQuery } from '../../../generated/graphql';
import { writeDate } from '../../../lib/dates/plain-dates';
import { mostGuests } from '../../../lib/stays/room-places';
import { t } from '../../../lib/texts/texts';
import { agesFault, guestFault } from '../form/guest-fault';
import { RoomTypeOptions } from '../form/room-type-options';
import type { EditedRoom } from './edited-room';

interface RoomFieldsProps {
  room: EditedRoom;
  /** 1 for the first room. */
  number: number;
  bookable: BookingFormQuery;
  onEdit: (changes: Partial<EditedRoom>) => void;
  /** Omitted for the only room of the booking. */
  onRemove?: (() => void) | undefined;
}

/** A room that only the hotel can change. */
function FixedRoom({ room: { roomTitle, checkin, checkout } }: { room: EditedRoom }) {
  return (
    <p className="text-quiet">
      {roomTitle}, {writeDate(checkin)} – {writeDate(checkout)}.{' '}
      {t`From the day of check-in, please call us to change this room.`}
    </p>
  );
}

/** Dates, type, guests and extras of one room. */
export function RoomFields({ room, number, bookable, onEdit, onRemove }: RoomFieldsProps) {
  const { today, lastCheckin, oldestChild } = bookable.property;
  const { checkin, checkout, roomType, guests, children } = room;
  const type = bookable.roomTypes.find(({ name }) => name === roomType);
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 flex w-full items-baseline justify-between text-xl font-semibold">
        {t`Room ${number}`}
      </legend>
      {room.isFixed ? (
        <FixedRoom room={room} />
      ) : (
        <>
          <StayDates
            {...{ checkin, checkout }}
            first={today}
            last={lastCheckin}
            checkinError={checkin < today ? t`Check-in cannot be earlier than today.` : undefined}
            onEdit={onEdit}
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
            <RoomTypeOptions {...bookable} />
          </SelectField>
          <TextField
            label={t`Guests`}
            type="number"
            inputMode="numeric"
            min={1}
            max={type ? mostGuests(type, oldestChild) : 99}
            required
            value={guests}
            error={guestFault(Number(guests), type, { children, oldestChild }) ?? undefined}
            onChange={({ target: { value } }) => onEdit({ guests: value })}
          />
          <RoomChildren
            {...{ type, guests, oldestChild, ages: children }}
            error={agesFault(children) ?? undefined}
            onChange={(ages) => onEdit({ children: ages })}
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
