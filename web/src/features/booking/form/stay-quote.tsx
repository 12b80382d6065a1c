import type { RoomTypeName, StayQuoteQuery } from '../../../generated/graphql';
import { PriceBreakdown } from './price-breakdown';

interface StayQuoteProps {
  roomType: RoomTypeName;
  /** Null until the dates are chosen. */
  answer: StayQuoteQuery | null;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

function roomsFree(answer: StayQuoteQuery, roomType: RoomTypeName): number | null {
  if (answer.availability.__typename !== 'Availability') return null;
  const found = answer.availability.roomTypes.find((type) => type.roomType.name === roomType);
  return found?.roomsFree ?? null;
}

function freeSentence(free: number): string {
  if (free === 0) return 'No room of this type is free for all of these nights.';
  if (free <= 3) return `Only ${free} left for these dates.`;
  return 'Available for these dates.';
}

/** The price as it forms, and whether a room is free. */
export function StayQuote({ roomType, answer, loading, failed, onRetry }: StayQuoteProps) {
  const free = answer ? roomsFree(answer, roomType) : null;
  return (
    <section
      aria-label="Price"
      aria-live="polite"
      aria-busy={loading}
      className="border-t border-brass/60 pt-5"
    >
      {failed ? (
        <p>
          The price could not be loaded.{' '}
          <button
            type="button"
            className="cursor-pointer font-semibold text-action underline"
            onClick={onRetry}
          >
            Try again
          </button>
        </p>
      ) : null}
      {!answer && !failed ? (
        <p className="min-h-40 text-quiet">
          {loading ? 'Calculating the price…' : 'Choose your dates to see the price.'}
        </p>
      ) : null}
      {answer?.quote.__typename === 'InvalidInput' ? (
        <p className="text-bad">{answer.quote.message}</p>
      ) : null}
      {answer?.quote.__typename === 'Quote' ? (
        <>
          {free === null ? null : (
            <p className={free === 0 ? 'mb-3 font-medium text-bad' : 'mb-3 font-medium text-good'}>
              {freeSentence(free)}
            </p>
          )}
          <PriceBreakdown quote={answer.quote} />
        </>
      ) : null}
    </section>
  );
}
