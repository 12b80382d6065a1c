import { FailedLine } from '../../../components/list/failed-line';
import type { StayQuoteQuery } from '../../../generated/graphql';
import { PriceBreakdown } from './price-breakdown';
import type { RoomTypeName } from '../../../lib/room-type-name';
import { plural, t } from '../../../lib/texts/texts';

interface StayQuoteProps {
  roomType: RoomTypeName;
  /** Null until the dates are chosen. */
  response: StayQuoteQuery | null;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

function roomsFree(response: StayQuoteQuery, roomType: RoomTypeName): number | null {
  if (response.availability.__typename !== 'Availability') return null;
  const found = response.availability.roomTypes.find((type) => type.roomType.name === roomType);
  return found?.roomsFree ?? null;
}

function freeSentence(free: number): string {
  if (free === 0) return t`No room of this type is available for all of these nights.`;
  if (free <= 3)
    return plural(free, {
      one: 'Only # room left for these dates.',
      other: 'Only # rooms left for these dates.',
    });
  return t`Available for these dates.`;
}

/** The price of the stay, and whether a room is available. */
export function StayQuote({ roomType, response, loading, failed, onRetry }: StayQuoteProps) {
  const free = response ? roomsFree(response, roomType) : null;
  return (
    <section
      aria-label={t`Price`}
      aria-live="polite"
      aria-busy={loading}
      tabIndex={-1}
      className="border-t border-brass/60 pt-5 outline-none"
    >
      {failed ? (
        <p>
          <FailedLine problem={t`The price could not be loaded.`} onRetry={onRetry} />
        </p>
      ) : null}
      {!response && !failed ? (
        <p className="min-h-40 text-quiet">
          {loading ? t`Calculating the price…` : t`Choose your dates to see the price.`}
        </p>
      ) : null}
      {response?.quote.__typename === 'InvalidInput' ? (
        <p className="text-bad">{response.quote.message}</p>
      ) : null}
      {response?.quote.__typename === 'Quote' ? (
        <>
          {free === null ? null : (
            <p className={free === 0 ? 'mb-3 font-medium text-bad' : 'mb-3 font-medium text-good'}>
              {freeSentence(free)}
            </p>
          )}
          <PriceBreakdown quote={response.quote} />
        </>
      ) : null}
    </section>
  );
}
