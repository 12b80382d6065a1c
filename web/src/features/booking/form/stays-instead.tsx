import { Button } from '../../../components/form/button';
import { useStaysInsteadQuery } from '../../../generated/booking';
import type { StaysInsteadQuery } from '../../../generated/graphql';
import { writeDate, type PlainDate } from '../../../lib/dates/plain-dates';
import type { RoomTypeName } from '../../../lib/stays/room-type-name';
import { t } from '../../../lib/texts/texts';

/** A stay that can be booked in place of the one in the form. */
export interface StayInstead {
  roomType: RoomTypeName;
  title: string;
  checkin: PlainDate;
  checkout: PlainDate;
  /** Whether it is in a room of the form's listing; else in any room of the type. */
  isOfListing: boolean;
}

interface StaysInsteadProps {
  /** Why the stay in the form cannot be booked. */
  refusal: string;
  stay: {
    roomType: RoomTypeName;
    checkin: PlainDate;
    checkout: PlainDate;
    guests: number;
    children?: number[];
  };
  /** The listing whose rooms are taken, with the nearest dates on which one is free; null when it is about the type. */
  listed: { title: string; nearest: readonly { checkin: PlainDate; checkout: PlainDate }[] } | null;
  /** The types of the booking's other rooms. */
  besides: readonly RoomTypeName[];
  onChoose: (instead: StayInstead) => void;
}

type Option = Extract<StaysInsteadQuery['stayOptions'], { __typename: 'StayOptions' }>['options'][number];

const MOST = 3;

/**
 * The nearest dates of the wanted type, then other types of which a room is left for the same dates, then the nearest dates of
 * other types. If only the rooms of
 * a listing are taken: another room of the type for the same dates, then the nearest dates of the listing.
 */
function staysInstead(
  options: readonly Option[],
  {
    stay: { roomType, checkin, checkout },
    besides,
    listed,
  }: Pick<StaysInsteadProps, 'stay' | 'besides' | 'listed'>,
): StayInstead[] {
  const wantedOf = (name: RoomTypeName) => besides.filter((other) => other === name).length;
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
  // One room is free on the nearest dates, and perhaps no more.
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

/** Directly above the button that would book: why it cannot, and what can be booked instead. */
export function StaysInstead({ refusal, stay, listed, besides, onChoose }: StaysInsteadProps) {
  const { checkin, checkout, guests, children } = stay;
  const { data } = useStaysInsteadQuery({
    variables: { checkin, checkout, guests, children },
    fetchPolicy: 'network-only',
  });
  const options = data?.stayOptions.__typename === 'StayOptions' ? data.stayOptions.options : [];
  return (
    <section
      aria-label={t`Available instead`}
      className="max-h-[40dvh] overflow-y-auto border-t border-line bg-raised px-5 py-3 short:max-h-none short:overflow-visible sm:px-8"
    >
      <p id="stay-refused" role="alert" className="font-medium text-bad">
        {refusal}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {staysInstead(options, { stay, listed, besides }).map((instead) => (
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
