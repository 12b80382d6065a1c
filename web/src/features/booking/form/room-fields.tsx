import { useController, useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/form/button';
import { SelectField, TextField } from '../../../components/form/field';
import { RoomChildren } from '../../../components/form/room-children';
import { writeChoice } from '../../../lib/lists';
import { mostGuests } from '../../../lib/stays/room-places';
import { t } from '../../../lib/texts/texts';
import { RoomTypeOptions } from './room-type-options';
import type { FieldFaults } from '../checkout/use-checkout';
import { faultAt, listingOf, type BookingFieldsProps, type BookingValues } from './booking-values';
import { agesFault, guestFault } from './guest-fault';

/** For a guest who came from a listing: which room the guest gets. Disappears when another room type is chosen. */
function listedRoomHint(values: BookingValues): string | undefined {
  const listing = listingOf(values);
  if (!listing) return undefined;
  if (listing.rooms.length === 0)
    return t`${listing.title}: we will try to give you this room, but cannot promise it.`;
  return t`${listing.title}: room ${writeChoice(listing.rooms)} is yours.`;
}

const NOT_ON_SALE = t`This type of room is not on offer. Please choose one.`;

const isOnSale = ({ roomTypes }: BookingFieldsProps['bookable'], code: string) =>
  roomTypes.some(({ name }) => name === code);

/**
 * The option of a type that is not on sale, but that an address or an earlier form names. No other type is chosen
 * instead.
 */
function Unchosen({ isShown, code }: { isShown: boolean; code: string }) {
  return isShown && code ? <option value={code}>{t`Please choose`}</option> : null;
}

/** The server's faults of the stay in the form. */
interface WithFaults {
  faults: FieldFaults;
}

interface ChildrenOfRoomProps extends BookingFieldsProps {
  name: 'children' | `furtherRooms.${number}.children`;
  label?: string;
  /** The number of the room, if its fields name it. */
  room?: number;
  type: BookingFieldsProps['bookable']['roomTypes'][number] | undefined;
  guests: string;
  /** The server's message about the ages. It stays while the guest types, until the form is sent again. */
  fault: string | undefined;
}

/** The children of a room. The faults of their ages are shown here. */
function ChildrenOfRoom({ form, bookable, name, fault, ...party }: ChildrenOfRoomProps) {
  const { oldestChild } = bookable.property;
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (ages) => agesFault(ages ?? []) ?? true },
  });
  return (
    <RoomChildren
      {...party}
      oldestChild={oldestChild}
      ages={field.value ?? []}
      error={fieldState.error?.message ?? fault}
      faultyField={field.ref}
      onChange={field.onChange}
    />
  );
}

/** The type and the guests of the first room. */
export function RoomAndGuests({ form, bookable, faults }: BookingFieldsProps & WithFaults) {
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
        error={errors.roomType?.message ?? (roomType && !chosen ? NOT_ON_SALE : undefined)}
        {...form.register('roomType', { validate: (code) => isOnSale(bookable, code) || NOT_ON_SALE })}
      >
        <Unchosen isShown={!chosen} code={roomType} />
        <RoomTypeOptions {...bookable} />
      </SelectField>
      <TextField
        label={t`Guests`}
        type="number"
        inputMode="numeric"
        min={1}
        max={chosen ? most : undefined}
        required
        hint={chosen ? t`${title} sleeps up to ${most}.` : undefined}
        error={errors.guests?.message}
        {...form.register('guests', {
          required: t`Please enter the number of guests.`,
          validate: (text) => guestFault(Number(text), chosen, { children, oldestChild }) ?? true,
        })}
      />
      <ChildrenOfRoom
        {...{ form, bookable, type: chosen }}
        name="children"
        guests={form.watch('guests')}
        fault={faultAt(faults, 'children')}
      />
    </>
  );
}

// A booking has at most five rooms.
const FURTHER_ROOMS = 4;

/** Rooms in addition to the first. */
export function FurtherRooms({ form, bookable, faults }: BookingFieldsProps & WithFaults) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'furtherRooms' });
  const add = () => {
    const { roomType, guests } = form.getValues();
    const type = bookable.roomTypes.find(({ name }) => name === roomType);
    const most = type ? mostGuests(type, bookable.property.oldestChild) : 1;
    // Guests who do not fit into the first room go into the new room.
    const over = Math.max(0, Number(guests) - most);
    if (over > 0) form.setValue('guests', String(most));
    append({ roomType, guests: String(Math.max(1, over)), children: [] });
  };
  return (
    <div className="grid gap-5 sm:col-span-2">
      {fields.map(({ id }, index) => (
        <FurtherRoomFields
          key={id}
          form={form}
          bookable={bookable}
          faults={faults}
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
  faults,
  index,
  onRemove,
}: BookingFieldsProps & WithFaults & { index: number; onRemove: () => void }) {
  const errors = form.formState.errors.furtherRooms?.[index];
  const roomType = form.watch(`furtherRooms.${index}.roomType`);
  const chosen = bookable.roomTypes.find(({ name }) => name === roomType);
  const { oldestChild } = bookable.property;
  const children = form.watch(`furtherRooms.${index}.children`);
  const number = index + 2;
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
      <legend className="sr-only">{t`Room ${number}`}</legend>
      <SelectField
        label={t`Room type of room ${number}`}
        required
        error={errors?.roomType?.message ?? (roomType && !chosen ? NOT_ON_SALE : undefined)}
        {...form.register(`furtherRooms.${index}.roomType`, {
          validate: (code) => isOnSale(bookable, code) || NOT_ON_SALE,
        })}
      >
        <Unchosen isShown={!chosen} code={roomType} />
        <RoomTypeOptions {...bookable} />
      </SelectField>
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          label={t`Guests in room ${number}`}
          type="number"
          inputMode="numeric"
          min={1}
          max={chosen ? mostGuests(chosen, oldestChild) : 1}
          required
          error={errors?.guests?.message}
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
      <ChildrenOfRoom
        label={t`Children in room ${number}`}
        room={number}
        {...{ form, bookable, type: chosen }}
        name={`furtherRooms.${index}.children`}
        guests={form.watch(`furtherRooms.${index}.guests`)}
        fault={faultAt(faults, `furtherRooms.${index}.children`)}
      />
    </fieldset>
  );
}
