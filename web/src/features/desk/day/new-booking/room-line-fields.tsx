import { useId, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { RoomChildren } from '../../../../components/form/room-children';
import { RoomExtras } from '../../../../components/form/room-extras';
import type { NewBookingSettingQuery } from '../../../../generated/graphql';
import { DESK_BOOKING_LIMITS } from '../../../../generated/desk-rules';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import { rateFault, roomsOf, type RoomLine, type StayDates } from './new-booking-values';
import { OwnDates } from './own-dates';
import { useFreeTypes, type FreeType } from './use-free-types';

interface RoomLineFieldsProps {
  line: RoomLine;
  /** 1 for the first line. */
  number: number;
  /** How many rooms of this type the booking needs, on all lines. */
  wanted: number;
  /** The free rooms on the dates of the booking. */
  types: readonly FreeType[];
  bookingDates: StayDates;
  businessDay: PlainDate;
  /** Whether the booking has other lines, so that this line may have its own dates. */
  hasOthers: boolean;
  setting: Pick<NewBookingSettingQuery, 'ratePlans' | 'extras' | 'property'>;
  errorOf: (field: string) => string | undefined;
  onEdit: (changes: Partial<RoomLine>) => void;
  /** Omitted for the only line of the booking. */
  onRemove?: (() => void) | undefined;
}

const NO_CHILDREN = { maximumChildren: 0 };

/** Type, number and guests of equal rooms. A button opens the fields for room number, guest, rate and extras. */
export function RoomLineFields(props: RoomLineFieldsProps) {
  const { line, number, wanted, bookingDates, businessDay, hasOthers, setting, errorOf, onEdit, onRemove } =
    props;
  const own = useFreeTypes(line.dates);
  // Until the response for its own dates arrives, the line shows the free rooms for the booking's dates.
  const types = line.dates && own.types.length > 0 ? own.types : props.types;
  const type = types.find(({ roomType }) => roomType === line.roomType);
  const { oldestChild } = setting.property;
  const dateErrorOf = (field: string) =>
    errorOf(field) ?? own.faults.find((fault) => fault.field === field)?.message;
  const isTooMany = type !== undefined && wanted > type.freeRooms.length;
  return (
    <fieldset className="@container grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t`Rooms ${number}`}</legend>
      <div className="grid grid-cols-2 gap-4 @lg:grid-cols-[minmax(0,2fr)_6rem_8rem_minmax(0,2fr)]">
        <SelectField
          className="@max-lg:col-span-2"
          label={t`Room type`}
          required
          value={line.roomType}
          error={errorOf('roomType')}
          onChange={({ target: { value } }) => onEdit({ roomType: value, roomNumber: '' })}
        >
          {types.map(({ roomType, roomTitle, freeRooms }) => (
            <option key={roomType} value={roomType}>
              {t`${roomTitle}, ${freeRooms.length} free`}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Rooms`}
          type="number"
          inputMode="numeric"
          min={1}
          max={DESK_BOOKING_LIMITS.stays}
          required
          value={line.count}
          error={
            isTooMany
              ? plural(type.freeRooms.length, { one: 'Only # is free.', other: 'Only # are free.' })
              : undefined
          }
          onChange={({ target: { value } }) => onEdit({ count: value })}
        />
        <TextField
          label={t`Guests per room`}
          type="number"
          inputMode="numeric"
          min={1}
          max={type?.capacity}
          required
          value={line.guests}
          error={errorOf('guests')}
          onChange={({ target: { value } }) => onEdit({ guests: value })}
        />
        <SelectField
          className="@max-lg:col-span-2"
          label={t`Rate plan`}
          required
          value={line.plan}
          error={errorOf('plan')}
          onChange={({ target: { value } }) => onEdit({ plan: value })}
        >
          {setting.ratePlans.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <RoomChildren
        {...{ oldestChild, type: type ?? NO_CHILDREN, guests: line.guests, ages: line.children }}
        error={errorOf('children')}
        className="grid gap-4 sm:grid-cols-4"
        onChange={(children) => onEdit({ children })}
      />
      {hasOthers || line.dates ? (
        <OwnDates {...{ line, bookingDates, businessDay, onEdit }} errorOf={dateErrorOf} />
      ) : null}
      <MoreOfLine {...props} type={type} />
      {onRemove ? (
        <Button look="link" className="min-h-11 justify-self-start" onClick={onRemove}>
          {roomsOf(line) === 1 ? t`Remove this room` : t`Remove these rooms`}
        </Button>
      ) : null}
    </fieldset>
  );
}

function MoreOfLine({
  line,
  type,
  setting,
  errorOf,
  onEdit,
}: RoomLineFieldsProps & { type: FreeType | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isSingle = roomsOf(line) === 1;
  const rateError = rateFault(line) ? t`Please enter an amount in rupees, such as 6500 or 0.` : undefined;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 cursor-pointer font-semibold text-action underline underline-offset-4 hover:text-action-hover"
      >
        {t`Room number, rate and extras`}
      </button>
      <div id={id} hidden={!isOpen} className="mt-3 grid gap-4 sm:grid-cols-2">
        {isSingle ? (
          <>
            <SelectField
              label={t`Room number`}
              value={line.roomNumber}
              error={errorOf('roomNumber')}
              onChange={({ target: { value } }) => onEdit({ roomNumber: value })}
            >
              <option value="">{t`Any free room`}</option>
              {type?.freeRooms.map((room) => (
                <option key={room} value={room}>
                  {room}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t`Who stays`}
              hint={t`If the guest is not the person who books.`}
              maxLength={DESK_BOOKING_LIMITS.guestName}
              value={line.guestName}
              error={errorOf('guestName')}
              onChange={({ target: { value } }) => onEdit({ guestName: value })}
            />
          </>
        ) : null}
        <TextField
          label={t`Rate per night, before tax`}
          hint={t`In rupees, for each of these rooms. Leave it empty for the rate of the day; 0 is complimentary.`}
          inputMode="decimal"
          value={line.rate}
          error={rateError ?? errorOf('ratePaise')}
          onChange={({ target: { value } }) => onEdit({ rate: value })}
        />
        <RoomExtras
          extras={line.extras}
          includedExtras={[]}
          offered={setting.extras}
          onChange={(extras) => onEdit({ extras })}
        />
        {errorOf('extras') ? (
          <p className="text-sm font-medium text-bad sm:col-span-2">{errorOf('extras')}</p>
        ) : null}
      </div>
    </div>
  );
}
