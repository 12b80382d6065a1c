import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { RoomChildren } from '../../../../components/form/room-children';
import { RoomExtras } from '../../../../components/form/room-extras';
import { StayDates } from '../../../../components/form/stay-dates';
import type { ChangeableRoomTypesQuery } from '../../../../generated/graphql';
import { addDays, writeDate } from '../../../../lib/dates/plain-dates';
import { mostGuests } from '../../../../lib/stays/room-places';
import { plural, t } from '../../../../lib/texts/texts';
import type { EditedStay, StayFaults } from './edited-stay';

interface EditedStayFieldsProps {
  stay: EditedStay;
  /** 1 for the first room. */
  number: number;
  hotel: ChangeableRoomTypesQuery;
  faults: StayFaults;
  onEdit: (changes: Partial<EditedStay>) => void;
  /** Omitted for the only room of the booking. */
  onRemove?: (() => void) | undefined;
}

const titleOf = ({ roomNumber, roomTitle }: EditedStay): string =>
  roomNumber ? `${roomNumber}, ${roomTitle}` : roomTitle;

/** A stay whose guest has arrived. */
function FixedStay({ stay }: { stay: EditedStay }) {
  return (
    <p className="text-quiet">
      {titleOf(stay)}, {writeDate(stay.checkin)} – {writeDate(stay.checkout)}.{' '}
      {stay.isInHouse
        ? t`The guest is in house: past nights keep their room and price.`
        : t`The guest has arrived, so this room cannot be changed here.`}
    </p>
  );
}

/** A room type that is off sale stays in the list while the stay has it. */
function RoomTypeField({
  stay: { roomType, roomTitle },
  roomTypes,
  onEdit,
}: Pick<EditedStayFieldsProps, 'stay' | 'onEdit'> & Pick<ChangeableRoomTypesQuery, 'roomTypes'>) {
  const isListed = roomTypes.some(({ name }) => name === roomType);
  return (
    <SelectField
      label={t`Room type`}
      required
      value={roomType}
      onChange={({ target: { value } }) => {
        const title = roomTypes.find(({ name }) => name === value)?.title ?? value;
        onEdit({ roomType: value, roomTitle: title });
      }}
    >
      {isListed ? null : <option value={roomType}>{roomTitle}</option>}
      {roomTypes.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

function guestSentence(fault: StayFaults['guests'], most: number, adults: number): string | undefined {
  switch (fault) {
    case 'none':
      return t`Please enter at least 1 guest.`;
    case 'no adult':
      return t`Each room needs at least one adult.`;
    case 'too many':
      return t`This room type sleeps up to ${most} guests.`;
    case 'too many adults':
      return t`This room type sleeps up to ${plural(adults, { one: '# adult', other: '# adults' })}.`;
    default:
      return undefined;
  }
}

/** Dates, type and guests of one room. */
export function EditedStayFields(props: EditedStayFieldsProps) {
  const { stay, number, hotel, faults, onEdit, onRemove } = props;
  const { checkin, checkout, roomType, guests, children } = stay;
  const { today, lastCheckin, oldestChild } = hotel.property;
  const type = hotel.roomTypes.find(({ name }) => name === roomType);
  const most = type ? mostGuests(type, oldestChild) : 99;
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-xl font-semibold">
        {stay.id ? t`Room ${number}` : t`Room ${number}, new`}
      </legend>
      {stay.isFixed ? (
        <>
          <FixedStay stay={stay} />
          {stay.isInHouse ? (
            <>
              <TextField
                label={t`Check-out`}
                type="date"
                inWords
                min={addDays(today, 1)}
                required
                value={checkout}
                onChange={({ target: { value } }) => onEdit({ checkout: value })}
              />
              <RoomTypeField stay={stay} roomTypes={hotel.roomTypes} onEdit={onEdit} />
            </>
          ) : null}
        </>
      ) : (
        <>
          <StayDates
            {...{ checkin, checkout }}
            first={today}
            last={lastCheckin}
            checkinError={faults.checkin ? t`Check-in cannot be earlier than today.` : undefined}
            onEdit={onEdit}
          />
          <RoomTypeField stay={stay} roomTypes={hotel.roomTypes} onEdit={onEdit} />
          <TextField
            label={t`Guests`}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            required
            value={guests}
            error={guestSentence(faults.guests, most, type?.maximumAdults ?? most)}
            onChange={({ target: { value } }) => onEdit({ guests: value })}
          />
          <RoomChildren
            {...{ type, guests, oldestChild, ages: children }}
            onChange={(ages) => onEdit({ children: ages })}
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
