import { Link } from '../../../components/page/link';
import { CardSkeletons } from '../../../components/list/card-skeleton';
import { FailedState } from '../../../components/list/failed-state';
import { Promises } from '../../../components/page/promises';
import { Message } from '../../../components/status/message';
import type { StayOptionCard_OptionFragment, StayOptionsQuery } from '../../../generated/graphql';
import { writeDate } from '../../../lib/dates/plain-dates';
import { useGoodToKnow } from '../../../lib/hotel/good-to-know';
import { guestsInWords } from '../../../lib/stays/guest-words';
import { bookPath } from '../../../lib/stays/stay-address';
import { plural, t } from '../../../lib/texts/texts';
import { isFree, nightsOf, OptionCard, type CompleteStay } from './option-card';
import { CODE_FAULT_ID, useStayOptions } from './use-stay-options';

type Options = Extract<StayOptionsQuery['stayOptions'], { __typename: 'StayOptions' }>;

/** All room types for a stay: the price of each, or why it cannot be booked and when it can. */
export function StayOptions({ stay }: { stay: CompleteStay }) {
  const { data, error, refetch } = useStayOptions(stay);
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
  const { promises } = useGoodToKnow();
  return (
    <section aria-labelledby="options-title">
      <h2 id="options-title" className="section-title">
        {t`${writeDate(stay.checkin)} to ${writeDate(stay.checkout)}`}
      </h2>
      <p role="status" className="mt-2 text-quiet">
        {t`${nightsOf(nights)}, ${guestsInWords(stay.guests, stay.children)}: ${freeInWords(options)}`}
      </p>
      <div className="mt-5 empty:hidden">
        <Promises promises={promises} inRow />
      </div>
      {codeFault ? (
        <p id={CODE_FAULT_ID} role="alert" className="mt-3 font-medium text-bad">
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

/** The cancellation terms of each rate plan. */
function Rates({ options }: Pick<Options, 'options'>) {
  const [first] = options.filter(isFree);
  if (!first) return null;
  return (
    <dl className="mt-10 grid max-w-3xl gap-3 border-t border-line pt-6 text-[0.9375rem]">
      {first.plans.map(({ plan, name, cancellationTerms, includedExtras }) => (
        <div key={plan}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-quiet">
            {includedExtras.length > 0 ? t`Includes ${includedExtras.join(', ')}. ` : null}
            {cancellationTerms}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Room types that can be booked come first; otherwise the hotel's order is kept. */
function inOrder(options: readonly StayOptionCard_OptionFragment[]): StayOptionCard_OptionFragment[] {
  return [...options.filter(isFree), ...options.filter((option) => !isFree(option))];
}

function freeInWords(options: readonly StayOptionCard_OptionFragment[]): string {
  const free = options.filter(isFree).length;
  if (free === 0) return t`we have no free room for these dates.`;
  return plural(free, { one: '# room type is free.', other: '# room types are free.' });
}
