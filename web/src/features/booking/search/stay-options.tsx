import { Link } from '../../../components/page/link';
import { CardSkeletons } from '../../../components/list/card-skeleton';
import { FailedState } from '../../../components/list/failed-state';
import { CurrencyChooser } from '../../../components/price/currency-chooser';
import { Promises } from '../../../components/page/promises';
import { Message } from '../../../components/status/message';
import type { StayOptionCard_OptionFragment, StayOptionsQuery } from '../../../generated/graphql';
import { writeDate } from '../../../lib/dates/plain-dates';
import { useGoodToKnow } from '../../../lib/hotel/good-to-know';
import { guestsInWords } from '../../../lib/stays/guest-words';
import { allAgesOf, guestsOf, searchPath } from '../../../lib/stays/stay-address';
import { plural, t } from '../../../lib/texts/texts';
import { CombinationCard } from './combination-card';
import { nightsOf, type CompleteStay } from './complete-stay';
import { isFree, OptionCard } from './option-card';
import { HOTEL_ITEM, HotelData } from './price-data';
import { firstRateOf } from './rate-list';
import { CODE_FAULT_ID, isOfChildren, useStayOptions } from './use-stay-options';

type Options = Extract<StayOptionsQuery['stayOptions'], { __typename: 'StayOptions' }>;

/** All room types for a stay: the price of each, or why it cannot be booked and when it can. */
export function StayOptions({ stay }: { stay: CompleteStay }) {
  const { data, error, refetch } = useStayOptions(stay);
  const result = data?.stayOptions;
  if (result?.__typename === 'StayOptions') return <Found result={result} stay={stay} />;
  if (result?.__typename === 'InvalidInput') return <Refused faults={result.faults} />;
  if (error)
    return <FailedState problem={t`The rooms could not be loaded.`} onRetry={() => void refetch()} />;
  return <CardSkeletons label={t`Loading`} count={2} className="grid gap-6" />;
}

/** Why there are no results. */
function Refused({ faults }: { faults: readonly { field: string; message: string }[] }) {
  const others = faults.filter((fault) => !isOfChildren(fault));
  if (others.length === 0)
    return <p className="text-quiet">{t`Correct the guests to see rooms and prices.`}</p>;
  return (
    <div role="alert">
      <Message tone="bad" text={others.map(({ message }) => message).join(' ')} />
    </div>
  );
}

function Found({ result, stay }: { result: Options; stay: CompleteStay }) {
  const { promises } = useGoodToKnow();
  const { nights, options, codeFault, roomCount } = result;
  const combinations = combinationsBeside(result);
  const guests = guestsInWords(guestsOf(stay), allAgesOf(stay));
  const firstName = stay.first ?? stay.room;
  const named = options.find(({ roomType }) => roomType.name === firstName);
  const others = inOrder(shownOf(result), roomCount).filter((option) => option !== named);
  const [first] = [...(named ? [named] : []), ...others];
  const price = first && isFree(first, roomCount) ? firstRateOf(first.plans) : undefined;
  const saysWhyCode = codeFault === null;
  return (
    <section aria-labelledby="options-title" {...HOTEL_ITEM}>
      <HotelData price={price} stay={stay} />
      <h2 id="options-title" className="sr-only">
        {t`${writeDate(stay.checkin)} to ${writeDate(stay.checkout)}`}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status" className="text-quiet">
          {t`${nightsOf(nights)}, ${guests}: ${freeInWords(result)}`}
        </p>
        <CurrencyChooser />
      </div>
      {codeFault ? (
        <p id={CODE_FAULT_ID} role="alert" className="mt-3 font-medium text-bad">
          {codeFault.message}{' '}
          <Link to={searchPath({ ...stay, code: null })} className="underline underline-offset-4">
            {t`Search without the code`}
          </Link>
        </p>
      ) : null}
      {firstName && !named ? (
        <p className="mt-3 font-medium text-warning">
          {t`We do not sell the room ‘${firstName}’ of the link. These are all our rooms for your dates.`}
        </p>
      ) : null}
      {named ? (
        <div className="mt-4 sm:mt-6">
          <OptionCard option={named} isNamed isFirst {...{ stay, saysWhyCode }} />
        </div>
      ) : null}
      {combinations.length > 0 ? (
        <section aria-labelledby="combinations-title" className="mt-4">
          <h3 id="combinations-title" className="font-semibold">
            {t`Rooms that sleep all of you, the cheapest first`}
          </h3>
          <ul className="mt-3 grid gap-6">
            {combinations.map((combination) => (
              <li key={JSON.stringify(combination.rooms.map(({ roomType }) => roomType.name))}>
                <CombinationCard combination={combination} stay={stay} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ul className="mt-4 grid gap-6 sm:mt-6">
        {others.map((option, place) => (
          <li key={option.roomType.name}>
            <OptionCard
              option={option}
              isFirst={place === 0 && !named && combinations.length === 0}
              {...{ stay, saysWhyCode }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 empty:hidden">
        <Promises promises={promises} inRow />
      </div>
      <Rates options={options} roomCount={roomCount} />
    </section>
  );
}

/** The cancellation terms of each rate plan. */
function Rates({ options, roomCount }: Pick<Options, 'options' | 'roomCount'>) {
  const first = options.find((option) => isFree(option, roomCount));
  if (!first) return null;
  return (
    <dl className="mt-10 grid max-w-3xl gap-3 border-t border-line pt-6 text-[0.9375rem]">
      {first.plans.map(({ plan, name, cancellationTerms, includedExtras, paymentTerms, paymentParts }) => (
        <div key={plan}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-quiet">
            {includedExtras.length > 0 ? t`Includes ${includedExtras.join(', ')}. ` : null}
            {cancellationTerms}
            {paymentParts ? ` ${paymentTerms}` : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The combinations of different types. Several rooms of one type are shown on the card of the type. */
function combinationsBeside({ options, combinations, roomCount }: Options): Options['combinations'] {
  const onCards = new Set(
    options.filter((option) => isFree(option, roomCount)).map(({ roomType }) => roomType.name),
  );
  return combinations.filter(
    ({ rooms }) =>
      rooms.length !== roomCount ||
      new Set(rooms.map(({ roomType }) => roomType.name)).size > 1 ||
      rooms.some(({ roomType }) => !onCards.has(roomType.name)),
  );
}

const ABOUT_GUESTS = /(^|\.)(guests|children)$/;

/** When combinations of rooms sleep all guests, the message that one type is too small is not useful. */
function shownOf({ options, combinations }: Options): readonly StayOptionCard_OptionFragment[] {
  if (combinations.length === 0) return options;
  return options.filter(({ faults }) => !faults.some(({ field }) => ABOUT_GUESTS.test(field)));
}

/** Room types that can be booked come first; otherwise the hotel's order is kept. */
function inOrder(options: readonly StayOptionCard_OptionFragment[], rooms: number) {
  return [
    ...options.filter((option) => isFree(option, rooms)),
    ...options.filter((option) => !isFree(option, rooms)),
  ];
}

function freeInWords({ options, combinations, roomCount }: Options): string {
  const free = options.filter((option) => isFree(option, roomCount)).length;
  if (free > 0) return plural(free, { one: '# room type is free.', other: '# room types are free.' });
  if (combinations.length > 0) return t`several rooms together sleep all of you.`;
  const isTooMany = options.some(
    ({ roomsFree, faults }) => roomsFree > 0 && faults.some(({ field }) => ABOUT_GUESTS.test(field)),
  );
  return isTooMany
    ? t`no room is large enough for all of you. Press ‘Change’ and divide the guests over more rooms, or call us.`
    : t`we have no free room for these dates.`;
}
