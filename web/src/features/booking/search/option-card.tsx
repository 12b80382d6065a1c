import { Link } from '../../../components/page/link';
import { Button } from '../../../components/form/button';
import { StoredPicture } from '../../../components/picture/stored-picture';
import type { StayOptionCard_OptionFragment } from '../../../generated/graphql';
import { nightsBetween, writeDate, type PlainDate } from '../../../lib/dates/plain-dates';
import { savingInWords } from '../../../lib/bookings/saving';
import { joinClasses } from '../../../lib/joined-classes';
import { writeMoney } from '../../../lib/money';
import { stayPath } from '../../../lib/paths';
import { bookPath, pathWithStay, type SearchedStay } from '../../../lib/stays/stay-address';
import { plural, t } from '../../../lib/texts/texts';
import { RoomAtAGlance } from './room-at-a-glance';

/** A stay with both dates. */
export interface CompleteStay extends SearchedStay {
  checkin: PlainDate;
  checkout: PlainDate;
}

type PlanPrice = StayOptionCard_OptionFragment['plans'][number];

// Up to this number, the card says how many rooms are left.
const FEW_ROOMS = 3;

export const nightsOf = (nights: number) => plural(nights, { one: '# night', other: '# nights' });

/** Whether the type can be booked for the stay. */
export const isFree = ({ roomsFree, faults }: StayOptionCard_OptionFragment) =>
  roomsFree > 0 && faults.length === 0;

interface OptionCardProps {
  option: StayOptionCard_OptionFragment;
  stay: CompleteStay;
  /** Whether the card says why a code has no effect. Otherwise the page says it once for all types. */
  saysWhyCode: boolean;
}

/** One room type: the price of the stay for each rate plan, or why it cannot be booked. */
export function OptionCard({ option, stay, saysWhyCode }: OptionCardProps) {
  const { roomType, plans, codeFault } = option;
  return (
    <article className="grid gap-5 border-t border-brass pt-6 sm:grid-cols-[14rem_1fr] lg:grid-cols-[18rem_1fr_22rem]">
      <StoredPicture
        address={roomType.pictures[0]}
        uploads={roomType.uploadedPictures}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 14rem, 92vw"
        className="aspect-[16/10]"
      />
      <div>
        <h3 className="text-[1.75rem]">
          <Link
            to={pathWithStay(stayPath(roomType.name), { ...stay, room: null, plan: null })}
            className="underline-offset-4 hover:underline"
          >
            {roomType.title}
          </Link>
        </h3>
        <RoomAtAGlance roomType={roomType} className="mt-2" />
        {isFree(option) ? <RoomsLeft left={option.roomsFree} /> : <WhyNot option={option} stay={stay} />}
        {saysWhyCode && codeFault && isFree(option) ? (
          <p className="mt-3 text-sm text-quiet">{codeFault.message}</p>
        ) : null}
      </div>
      {isFree(option) ? (
        <ul className="sm:col-start-2 lg:col-start-3">
          {plans.map((price, index) => (
            <Price key={price.plan} isFirst={index === 0} {...{ price, roomType, stay }} />
          ))}
        </ul>
      ) : null}
    </article>
  );
}

function RoomsLeft({ left }: { left: number }) {
  const isFew = left <= FEW_ROOMS;
  return (
    <p className={joinClasses('mt-3', isFew ? 'font-medium text-warning' : 'text-quiet')}>
      {isFew
        ? plural(left, { one: 'Only # room left', other: 'Only # rooms left' })
        : plural(left, { one: '# room left', other: '# rooms left' })}
    </p>
  );
}

interface PriceProps {
  price: PlanPrice;
  /** Addresses and forms omit the code of the first plan. */
  isFirst: boolean;
  roomType: StayOptionCard_OptionFragment['roomType'];
  stay: CompleteStay;
}

function Price({ price: { plan, name, total, promotion }, isFirst, roomType, stay }: PriceProps) {
  if (!total) return null;
  const nights = nightsOf(nightsBetween(stay.checkin, stay.checkout));
  const address = bookPath({ ...stay, room: roomType.name, plan: isFirst ? null : plan });
  return (
    <li className="flex items-center justify-between gap-4 py-3 not-first:border-t not-first:border-line first:pt-0">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="tabular text-2xl font-semibold">{writeMoney(total)}</p>
        <p className="text-sm text-quiet">{t`${nights}, with tax`}</p>
        {promotion ? <p className="text-sm text-good">{savingInWords(promotion)}</p> : null}
      </div>
      <Button asChild>
        <Link to={address} state={{ fromResults: true }}>
          {t`Book`}
          <span className="sr-only">
            : {roomType.title}
            {isFirst ? null : `, ${name}`}
          </span>
        </Link>
      </Button>
    </li>
  );
}

/** Why the stay cannot be booked in this room type, and the nearest dates on which it can. */
function WhyNot({ option, stay }: { option: StayOptionCard_OptionFragment; stay: CompleteStay }) {
  const { faults, nearest, roomType } = option;
  const reason =
    faults.length > 0 ? faults.map(({ message }) => message).join(' ') : t`Sold out for these dates.`;
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
