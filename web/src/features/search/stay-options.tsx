import { Link } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { CardSkeletons } from '../../components/list/card-skeleton';
import { FailedState } from '../../components/list/failed-state';
import { StoredPicture } from '../../components/picture/stored-picture';
import { Message } from '../../components/status/message';
import { useStayOptionsQuery } from '../../generated/search';
import type { StayOptionCard_OptionFragment } from '../../generated/graphql';
import { nightsBetween, writeDate, type PlainDate } from '../../lib/dates/plain-dates';
import { writeMoney } from '../../lib/money';
import { stayPath } from '../../lib/paths';
import { bookPath, type SearchedStay } from '../../lib/stay-address';
import { plural, t } from '../../lib/texts/texts';

interface CompleteStay extends SearchedStay {
  checkin: PlainDate;
  checkout: PlainDate;
}

// So few rooms are worth a word.
const FEW_ROOMS = 3;

const nightsOf = (nights: number) => plural(nights, { one: '# night', other: '# nights' });
const guestsOf = (guests: number) => plural(guests, { one: '# guest', other: '# guests' });

/** All room types for a stay: what each costs, or why it cannot be booked and when it can. */
export function StayOptions({ stay }: { stay: CompleteStay }) {
  const { checkin, checkout, guests } = stay;
  const { data, error, refetch } = useStayOptionsQuery({
    variables: { checkin, checkout, guests },
    // Rooms are sold meanwhile.
    fetchPolicy: 'network-only',
  });
  const result = data?.stayOptions;
  if (result?.__typename === 'StayOptions')
    return (
      <section aria-labelledby="options-title">
        <h2 id="options-title" className="section-title">
          {t`${writeDate(checkin)} to ${writeDate(checkout)}`}
        </h2>
        <p role="status" className="mt-2 text-quiet">
          {t`${nightsOf(result.nights)}, ${guestsOf(guests)}: ${freeInWords(result.options)}`}
        </p>
        <ul className="mt-8 grid gap-6">
          {inOrder(result.options).map((option) => (
            <li key={option.roomType.name}>
              <OptionCard option={option} stay={stay} />
            </li>
          ))}
        </ul>
      </section>
    );
  if (result?.__typename === 'InvalidInput')
    return (
      <div role="alert">
        <Message tone="bad" text={result.faults.map(({ message }) => message).join(' ')} />
      </div>
    );
  if (error)
    return <FailedState problem={t`The rooms could not be loaded.`} onRetry={() => void refetch()} />;
  return <CardSkeletons label={t`Loading`} count={2} className="grid gap-6" />;
}

const isFree = ({ roomsFree, faults }: StayOptionCard_OptionFragment) => roomsFree > 0 && faults.length === 0;

/** Those that can be booked come first; else the hotel's order stays. */
function inOrder(options: readonly StayOptionCard_OptionFragment[]): StayOptionCard_OptionFragment[] {
  return [...options.filter(isFree), ...options.filter((option) => !isFree(option))];
}

function freeInWords(options: readonly StayOptionCard_OptionFragment[]): string {
  const free = options.filter(isFree).length;
  if (free === 0) return t`no room can be booked for these dates.`;
  return plural(free, { one: '# type of room can be booked.', other: '# types of rooms can be booked.' });
}

function factsOf({
  capacity,
  beds,
  sizeSquareMetres,
  view,
}: StayOptionCard_OptionFragment['roomType']): string {
  const facts = [t`Up to ${guestsOf(capacity)}`, beds, sizeSquareMetres && t`${sizeSquareMetres} m²`, view];
  return facts.filter(Boolean).join(' · ');
}

function OptionCard({ option, stay }: { option: StayOptionCard_OptionFragment; stay: CompleteStay }) {
  const { roomType } = option;
  return (
    <article className="grid gap-5 border-t border-brass pt-6 sm:grid-cols-[14rem_1fr] lg:grid-cols-[20rem_1fr_16rem]">
      <StoredPicture
        address={roomType.pictures[0]}
        uploads={roomType.uploadedPictures}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 14rem, 92vw"
        className="aspect-[16/10]"
      />
      <div>
        <h3 className="text-[1.75rem]">
          <Link to={stayPath(roomType.name)} className="underline-offset-4 hover:underline">
            {roomType.title}
          </Link>
        </h3>
        <p className="mt-2 text-quiet">{factsOf(roomType)}</p>
        {isFree(option) ? <FewRooms left={option.roomsFree} /> : <WhyNot option={option} stay={stay} />}
      </div>
      {isFree(option) && option.quote ? <Price option={option} stay={stay} /> : null}
    </article>
  );
}

function FewRooms({ left }: { left: number }) {
  if (left > FEW_ROOMS) return null;
  return (
    <p className="mt-3 font-medium text-warning">
      {plural(left, { one: 'Only # room left', other: 'Only # rooms left' })}
    </p>
  );
}

function Price({
  option: { quote, roomType },
  stay,
}: {
  option: StayOptionCard_OptionFragment;
  stay: CompleteStay;
}) {
  if (!quote) return null;
  return (
    <div className="sm:col-start-2 lg:col-start-3 lg:text-right">
      <p className="tabular text-2xl font-semibold">{writeMoney(quote.total)}</p>
      <p className="text-sm text-quiet">{t`${nightsOf(quote.nights)}, with tax`}</p>
      <Button asChild className="mt-4">
        <Link to={bookPath({ ...stay, room: roomType.name })} state={{ fromResults: true }}>
          {t`Book`}
          <span className="sr-only">: {roomType.title}</span>
        </Link>
      </Button>
    </div>
  );
}

/** Why the stay cannot be booked in this type, and the nearest dates on which it can. */
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
