import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/list/card-skeleton';
import { FailedState } from '../../components/list/failed-state';
import { Message } from '../../components/status/message';
import { useStayOptionsQuery } from '../../generated/search';
import type { StayOptionCard_OptionFragment, StayOptionsQuery } from '../../generated/graphql';
import { writeDate } from '../../lib/dates/plain-dates';
import { useRememberedHold } from '../../lib/remembered-hold';
import { bookPath } from '../../lib/stay-address';
import { plural, t } from '../../lib/texts/texts';
import { guestsOf, isFree, nightsOf, OptionCard, type CompleteStay } from './option-card';

type Options = Extract<StayOptionsQuery['stayOptions'], { __typename: 'StayOptions' }>;

/** All room types for a stay: what each costs, or why it cannot be booked and when it can. */
export function StayOptions({ stay }: { stay: CompleteStay }) {
  const { checkin, checkout, guests, code } = stay;
  const hold = useRememberedHold();
  // A hold matters only to the uses of a promotion.
  const replaces = code ? hold : null;
  const { data, error, refetch } = useStayOptionsQuery({
    variables: { checkin, checkout, guests, code, replaces },
    // What is known is shown at once. Rooms are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  const result = data?.stayOptions;
  if (result?.__typename === 'StayOptions') return <Found result={result} stay={stay} />;
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

function Found({ result: { nights, options, codeFault }, stay }: { result: Options; stay: CompleteStay }) {
  return (
    <section aria-labelledby="options-title">
      <h2 id="options-title" className="section-title">
        {t`${writeDate(stay.checkin)} to ${writeDate(stay.checkout)}`}
      </h2>
      <p role="status" className="mt-2 text-quiet">
        {t`${nightsOf(nights)}, ${guestsOf(stay.guests)}: ${freeInWords(options)}`}
      </p>
      {codeFault ? (
        <p role="alert" className="mt-3 font-medium text-bad">
          {codeFault.message}{' '}
          <Link to={bookPath({ ...stay, code: null })} className="underline underline-offset-4">
            {t`Search without the code`}
          </Link>
        </p>
      ) : null}
      <ul className="mt-8 grid gap-6">
        {inOrder(options).map((option) => (
          <li key={option.roomType.name}>
            <OptionCard option={option} stay={stay} saysWhyCode={codeFault === null} />
          </li>
        ))}
      </ul>
      <Rates options={options} />
    </section>
  );
}

/** What it costs to cancel, for each rate. */
function Rates({ options }: Pick<Options, 'options'>) {
  const [first] = options.filter(isFree);
  if (!first) return null;
  return (
    <dl className="mt-10 grid max-w-3xl gap-3 border-t border-line pt-6 text-[0.9375rem]">
      {first.plans.map(({ plan, name, cancellationTerms, includedExtras }) => (
        <div key={plan}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-quiet">
            {includedExtras.length > 0 ? t`With ${includedExtras.join(', ')}. ` : null}
            {cancellationTerms}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Those that can be booked come first; else the hotel's order stays. */
function inOrder(options: readonly StayOptionCard_OptionFragment[]): StayOptionCard_OptionFragment[] {
  return [...options.filter(isFree), ...options.filter((option) => !isFree(option))];
}

function freeInWords(options: readonly StayOptionCard_OptionFragment[]): string {
  const free = options.filter(isFree).length;
  if (free === 0) return t`no room can be booked for these dates.`;
  return plural(free, { one: '# type of room can be booked.', other: '# types of rooms can be booked.' });
}
