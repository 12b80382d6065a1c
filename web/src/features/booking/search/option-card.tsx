import { Link } from '../../../components/page/link';
import { StoredPicture } from '../../../components/picture/stored-picture';
import type { StayOptionCard_OptionFragment } from '../../../generated/graphql';
import { nightsBetween, writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { stayPath } from '../../../lib/paths';
import { bookPath, partiesOf, pathWithStay } from '../../../lib/stays/stay-address';
import { plural, t } from '../../../lib/texts/texts';
import { nightsOf, type CompleteStay } from './complete-stay';
import { ROOM_ITEM } from './price-data';
import { RateList } from './rate-list';
import { RoomAtAGlance } from './room-at-a-glance';

// Up to this number, the card says how many rooms are left.
const FEW_ROOMS = 3;

/** Whether the type can be booked for the stay, with all rooms of the search. */
export const isFree = ({ roomsFree, faults }: StayOptionCard_OptionFragment, rooms: number) =>
  roomsFree >= rooms && faults.length === 0;

interface OptionCardProps {
  option: StayOptionCard_OptionFragment;
  stay: CompleteStay;
  /** Whether the card says why a code has no effect. Otherwise the page says it once for all types. */
  saysWhyCode: boolean;
  /** Whether the link that led here names the type. */
  isNamed?: boolean;
  /** Whether it is the first card of the page, whose picture is visible at once. */
  isFirst?: boolean;
}

/** One room type: the price of the stay for each rate plan, or why it cannot be booked. */
export function OptionCard({ option, stay, saysWhyCode, isNamed = false, isFirst = false }: OptionCardProps) {
  const { roomType, plans, codeFault } = option;
  const { name, title } = roomType;
  const rooms = partiesOf(stay).length;
  const isOffered = isFree(option, rooms);
  const further = stay.further?.map((party) => ({ ...party, room: name })) ?? [];
  return (
    <article
      className="grid gap-4 border-t border-brass pt-5 sm:grid-cols-[14rem_1fr] sm:gap-5 lg:grid-cols-[22rem_1fr]"
      {...ROOM_ITEM}
    >
      <StoredPicture
        address={roomType.pictures[0]}
        uploads={roomType.uploadedPictures}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 14rem, 92vw"
        className="aspect-[16/9] sm:aspect-[16/10] lg:aspect-[4/3]"
        eager={isFirst}
      />
      <div>
        {isNamed ? <p className="text-sm font-semibold text-quiet">{t`The room that you chose`}</p> : null}
        <h3 className="text-[1.75rem]">
          <meta itemProp="name" content={title} />
          <Link
            to={pathWithStay(stayPath(name), { ...stay, room: null, plan: null })}
            className="underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          {rooms > 1 ? ` × ${rooms}` : null}
        </h3>
        <RoomAtAGlance roomType={roomType} className="mt-1" />
        {isOffered ? <RoomsLeft left={option.roomsFree} /> : <WhyNot option={option} stay={stay} />}
        {saysWhyCode && codeFault && isOffered ? (
          <p className="mt-2 text-sm text-quiet">{codeFault.message}</p>
        ) : null}
        {isOffered ? (
          <div className="mt-3">
            <RateList
              {...{ plans, stay, rooms, title }}
              offered="offers"
              addressOf={(plan) => bookPath({ ...stay, room: name, further, plan })}
            />
            <Offers offers={option.offers} {...{ stay, title }} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

interface OffersProps {
  offers: StayOptionCard_OptionFragment['offers'];
  stay: CompleteStay;
  /** The room type, for screen readers. */
  title: string;
}

/** Promotions that the stay fits. A press searches with the code, so that all prices have it. */
function Offers({ offers, stay, title }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1">
      {offers.map(({ name, code, saved }) => (
        <li key={code} className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular text-good">
            {saved.amount > 0 ? t`${name}: save ${writeMoney(saved)}` : name}
          </span>
          <Link
            to={bookPath({ ...stay, code })}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {t`Use this offer`}
            <span className="sr-only">: {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RoomsLeft({ left }: { left: number }) {
  if (left > FEW_ROOMS) return null;
  return (
    <p className="mt-2 font-medium text-warning">
      {plural(left, { one: 'Only # room left', other: 'Only # rooms left' })}
    </p>
  );
}

/** Why the stay cannot be booked in this room type, and the nearest dates on which it can. */
function WhyNot({ option, stay }: { option: StayOptionCard_OptionFragment; stay: CompleteStay }) {
  const { faults, nearest, roomType } = option;
  const soldOut =
    option.roomsFree > 0
      ? plural(option.roomsFree, { one: 'Only # room is free.', other: 'Only # rooms are free.' })
      : t`Sold out for these dates.`;
  const reason = faults.length > 0 ? faults.map(({ message }) => message).join(' ') : soldOut;
  return (
    <div className="mt-3">
      <p className="font-medium text-bad">{reason}</p>
      {nearest.length > 0 ? (
        <>
          <p className="mt-3">{t`Available instead:`}</p>
          <ul className="mt-1 grid gap-1">
            {nearest.map(({ checkin, checkout }) => (
              <li key={`${checkin} ${checkout}`}>
                <Link
                  to={bookPath({ ...stay, checkin, checkout, room: null })}
                  className="inline-flex min-h-9 items-center text-action underline underline-offset-4"
                >
                  {t`${writeDate(checkin)} to ${writeDate(checkout)}`}
                  {', '}
                  {nightsOf(nightsBetween(checkin, checkout))}
                  <span className="sr-only">: {roomType.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
