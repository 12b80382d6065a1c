import { SelectField } from '../../../components/form/field';
import { Stepper } from '../../../components/form/stepper';
import { fieldOfRoom, MOST_ADULTS, MOST_CHILDREN, type SearchedParty } from '../../../lib/stays/stay-address';
import { ageInWords } from '../../../lib/stays/guest-words';
import { t } from '../../../lib/texts/texts';

/** The guests of a room in the form. An age is null until the guest has chosen it. */
export interface EditedParty {
  adults: number;
  ages: (number | null)[];
}

/** A room that the guest adds. */
export const NEW_PARTY: EditedParty = { adults: 2, ages: [] };

const noAges = (count: number): null[] => Array.from({ length: count }, () => null);

export const editedParty = ({ guests, children, unknownAges = 0 }: SearchedParty): EditedParty => ({
  adults: guests - children.length - unknownAges,
  ages: [...children, ...noAges(unknownAges)],
});

export function searchedParty({ adults, ages }: EditedParty): SearchedParty {
  const children = ages.filter((age) => age !== null);
  return { guests: adults + ages.length, children, unknownAges: ages.length - children.length };
}

interface PartyProps {
  party: EditedParty;
  /** The index of the room. */
  place: number;
  /** Whether there are several rooms, so that the fields name theirs. */
  isOneOfSeveral?: boolean;
  /** Up to this age, in years, a guest is a child; null when the hotel does not ask for ages. */
  oldestChild: number | null;
  error?: string | undefined;
  onChange: (party: EditedParty) => void;
}

/** The adults and the number of children of a room. */
export function PartySteppers({
  party,
  place,
  isOneOfSeveral = false,
  oldestChild,
  error,
  childrenError,
  onChange,
}: PartyProps & { childrenError?: string | undefined }) {
  const { adults, ages } = party;
  const room = place + 1;
  const setChildren = (count: number) =>
    onChange({
      ...party,
      ages: Array.from(
        { length: Math.min(Math.max(0, count), MOST_CHILDREN) },
        (_, index) => ages[index] ?? null,
      ),
    });
  return (
    <>
      <Stepper
        label={t`Adults`}
        longLabel={isOneOfSeveral ? t`Adults in room ${room}` : undefined}
        name={fieldOfRoom('adults', place)}
        value={adults}
        least={1}
        most={MOST_ADULTS}
        error={error}
        onChange={(count) => onChange({ ...party, adults: count })}
      />
      {oldestChild === null ? null : (
        <Stepper
          label={t`Children`}
          longLabel={isOneOfSeveral ? t`Children in room ${room}` : undefined}
          name={fieldOfRoom('minors', place)}
          value={ages.length}
          least={0}
          most={MOST_CHILDREN}
          error={childrenError}
          onChange={setChildren}
        />
      )}
    </>
  );
}

/** The age of each child of a room. Nothing is chosen before the guest has chosen it, since the price depends on it. */
export function ChildAges({
  party,
  place,
  isOneOfSeveral = false,
  oldestChild,
  error,
  onChange,
}: PartyProps) {
  const { ages } = party;
  if (ages.length === 0 || oldestChild === null) return null;
  const choose = (child: number, age: number | null) =>
    onChange({ ...party, ages: ages.map((one, other) => (other === child ? age : one)) });
  const oldest = Math.max(oldestChild, ...ages.map((age) => age ?? 0));
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {ages.map((age, child) => (
        <SelectField
          // Children have no names here, and their order never changes.
          key={child}
          label={labelOfAge(ages.length, child, isOneOfSeveral ? place + 1 : null)}
          unmarked
          required
          name={fieldOfRoom('age', place)}
          error={age === null ? error : undefined}
          value={age ?? ''}
          onChange={({ target }) => choose(child, target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t`Choose`}</option>
          {Array.from({ length: oldest + 1 }, (_, years) => (
            <option key={years} value={years}>
              {ageInWords(years)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

function labelOfAge(count: number, child: number, room: number | null): string {
  const label = count === 1 ? t`Age of the child` : t`Age of child ${child + 1}`;
  return room === null ? label : t`${label}, room ${room}`;
}

/** The guests of a room after the first. */
export function RoomParty(props: Omit<PartyProps, 'isOneOfSeveral'>) {
  const { place, ...fields } = props;
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-t border-line pt-3 sm:grid-cols-4 lg:grid-cols-6">
      <legend className="pt-3 text-sm font-semibold">{t`Room ${place + 1}`}</legend>
      <PartySteppers {...fields} place={place} error={undefined} isOneOfSeveral />
      <div className="col-span-full empty:hidden">
        <ChildAges {...fields} place={place} isOneOfSeveral />
      </div>
    </fieldset>
  );
}
