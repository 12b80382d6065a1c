import { Button } from '../../../components/form/button';
import { useStaysInsteadQuery } from '../../../generated/booking';
import type { StaysInsteadQuery } from '../../../generated/graphql';
import { writeDate, type PlainDate } from '../../../lib/dates/plain-dates';
import type { RoomTypeName } from '../../../lib/stays/room-type-name';
import { t } from '../../../lib/texts/texts';

/** A stay that can be booked instead of the stay in the form. */
export interface AlternativeStay {
  roomType: RoomTypeName;
  title: string;
  checkin: PlainDate;
  checkout: PlainDate;
  /** Whether the stay is in a room of the form's listing. Otherwise it is in any room of the type. */
  isOfListing: boolean;
}

interface AlternativeStaysProps {
  /** Why the stay in the form cannot be booked. */
  refusal: string;
  stay: {
    roomType: RoomTypeName;
    checkin: PlainDate;
    checkout: PlainDate;
    guests: number;
    children?: number[];
  };
  /** The listing whose rooms are taken, with the nearest free dates; null when the whole type is sold out. */
  listed: { title: string; nearest: readonly { checkin: PlainDate; checkout: PlainDate }[] } | null;
  /** The types of the booking's other rooms. */
  otherRooms: readonly RoomTypeName[];
  onChoose: (instead: AlternativeStay) => void;
}

type Option = Extract<StaysInsteadQuery['stayOptions'], { __typename: 'StayOptions' }>['options'][number];

const MOST = 3;

/**
 * The nearest dates of the wanted type, then other types with a free room for the same dates, then the nearest dates of
 * other types. If only the rooms of a listing are taken: another room of the type for the same dates, then the nearest
 * dates of the listing.
 */
function alternativeStays(
  options: readonly Option[],
  {
    stay: { roomType, checkin, checkout },
    otherRooms,
    listed,
  }: Pick<AlternativeStaysProps, 'stay' | 'otherRooms' | 'listed'>,
): AlternativeStay[] {
  const wantedOf = (name: RoomTypeName) => otherRooms.filter((other) => other === name).length;
  const others = options.filter(
    ({ roomType: { name }, roomsFree, faults }) =>
      (listed || name !== roomType) && roomsFree > wantedOf(name) && faults.length === 0,
  );
  const wanted = options.find((option) => option.roomType.name === roomType);
  const forTheseDates = others
    .sort((one, other) => Number(other.roomType.name === roomType) - Number(one.roomType.name === roomType))
    .map(({ roomType: { name, title } }) => ({
      roomType: name,
      title,
      checkin,
      checkout,
      isOfListing: false,
    }));
  if (listed) {
    const ofListing = listed.nearest.map((dates) => ({
      roomType,
      title: listed.title,
      ...dates,
      isOfListing: true,
    }));
    return [...forTheseDates.slice(0, 1), ...ofListing, ...forTheseDates.slice(1)].slice(0, MOST);
  }
  // On the nearest dates at least one room is free, maybe only one.
  const nearest = wantedOf(roomType) > 0 ? [] : (wanted?.nearest ?? []);
  const nearby = nearest.map((dates) => ({
    roomType,
    title: wanted?.roomType.title ?? roomType,
    ...dates,
    isOfListing: false,
  }));
  // Where the whole hotel is taken, another type may be free on other dates.
  const elsewhere = options
    .filter(
      ({ roomType: { name }, roomsFree }) => name !== roomType && roomsFree === 0 && wantedOf(name) === 0,
    )
    .flatMap(({ roomType: { name, title }, nearest: dates }) =>
      dates.slice(0, 1).map((first) => ({ roomType: name, title, ...first, isOfListing: false })),
    );
  return [...nearby, ...forTheseDates, ...elsewhere].slice(0, MOST);
}

/** Shown directly above the booking button: why the stay cannot be booked, and what can be booked instead. */
export function AlternativeStays({ refusal, stay, listed, otherRooms, onChoose }: AlternativeStaysProps) {
  const { checkin, checkout, guests, children } = stay;
  const { data } = useStaysInsteadQuery({
    variables: { checkin, checkout, guests, children },
    fetchPolicy: 'network-only',
  });
  const options = data?.stayOptions.__typename === 'StayOptions' ? data.stayOptions.options : [];
  return (
    <section
      aria-label={t`Available instead`}
      className="max-h-[40dvh] shrink-0 overflow-y-auto border-t border-line bg-raised px-5 py-3 short:max-h-none short:overflow-visible sm:px-8"
    >
      <p id="stay-refused" role="alert" className="font-medium text-bad">
        {refusal}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {alternativeStays(options, { stay, listed, otherRooms }).map((instead) => (
          <li key={`${instead.roomType} ${instead.checkin} ${instead.checkout}`}>
            <Button
              look="link"
              className="min-h-9 text-left text-[0.9375rem]"
              onClick={() => onChoose(instead)}
            >
              {t`${instead.title}, ${writeDate(instead.checkin)} to ${writeDate(instead.checkout)}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
