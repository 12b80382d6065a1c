import type { Ref } from 'react';
import { UNKNOWN_AGE } from '../../lib/stays/child-ages';
import { ageInWords } from '../../lib/stays/guest-words';
import { plural, t } from '../../lib/texts/texts';
import { SelectField } from './field';

interface ChildrenFieldProps {
  /** The label of the number of children, such as 'Children in room 2'. */
  label?: string;
  /** The number of the room, where the form has several and the ages say which room they are of. */
  room?: number | undefined;
  /** How old they are, in years. */
  ages: readonly number[];
  /** How many of the guests may be children. */
  most: number;
  /** Up to this age, in years, a guest is a child. */
  oldest: number;
  error?: string | undefined;
  className?: string;
  /** The field that a fault leads to: the first age that nobody has chosen, or else the number of children. */
  faultyField?: Ref<HTMLSelectElement> | undefined;
  onChange: (ages: number[]) => void;
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => number);

function labelOfAge(count: number, place: number, room: number | undefined): string {
  const label = count === 1 ? t`Age of the child` : t`Age of child ${place + 1}`;
  return room === undefined ? label : t`${label}, room ${room}`;
}

/** How many of the guests are children, and the age of each child. Renders nothing where no children are allowed. */
export function ChildrenField({
  label = t`Children`,
  room,
  ages,
  most,
  oldest,
  error,
  className = 'grid gap-5 sm:col-span-2 sm:grid-cols-2',
  faultyField,
  onChange,
}: ChildrenFieldProps) {
  if (most < 1 && ages.length === 0) return null;
  const unknown = ages.indexOf(UNKNOWN_AGE);
  const agesOf = (count: number) => upTo(count - 1).map((place) => ages[place] ?? UNKNOWN_AGE);
  const grow = (place: number, age: number) =>
    onChange(ages.map((one, other) => (other === place ? age : one)));
  return (
    <div className={className}>
      <SelectField
        ref={unknown < 0 ? faultyField : undefined}
        label={label}
        unmarked
        hint={t`Children among the guests, up to ${plural(oldest, { one: '# year', other: '# years' })} old`}
        error={error}
        value={ages.join()}
        onChange={({ target }) => onChange(target.value.split(',').filter(Boolean).map(Number))}
      >
        {upTo(Math.max(most, ages.length)).map((count) => (
          <option key={count} value={agesOf(count).join()}>
            {count === 0 ? t`None` : count}
          </option>
        ))}
      </SelectField>
      {ages.map((age, place) => (
        <SelectField
          // Children have no names here, and their order never changes.
          key={place}
          ref={place === unknown ? faultyField : undefined}
          label={labelOfAge(ages.length, place, room)}
          unmarked
          required
          value={age}
          onChange={({ target }) => grow(place, Number(target.value))}
        >
          <option value={UNKNOWN_AGE} disabled>{t`Choose the age`}</option>
          {upTo(Math.max(oldest, age)).map((years) => (
            <option key={years} value={years}>
              {ageInWords(years)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
