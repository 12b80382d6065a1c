import { FailedLine } from '../../../components/list/failed-line';
import type { StayQuoteQuery } from '../../../generated/graphql';
import { PriceBreakdown } from './price-breakdown';
import { ofListing, roomsFree } from './room-refusal';
import type { RoomTypeName } from '../../../lib/stays/room-type-name';
import { plural, t } from '../../../lib/texts/texts';

interface StayQuoteProps {
  roomType: RoomTypeName;
  /** Null until the dates are chosen. */
  response: StayQuoteQuery | null;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

function freeSentence(free: number): string {
  if (free <= 3)
    return plural(free, {
      one: 'Only # room left for these dates.',
      other: 'Only # rooms left for these dates.',
    });
  return t`Available for these dates.`;
}

/** The price of the stay, and whether a room is available. A refusal is shown above the form's button. */
export function StayQuote({ roomType, response, loading, failed, onRetry }: StayQuoteProps) {
  const free = response ? (ofListing(response)?.roomsFree ?? roomsFree(response, roomType)) : null;
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
          {loading ? t`Calculating the price…` : t`Choose your dates to see your price.`}
        </p>
      ) : null}
      {response?.quote.__typename === 'Quote' ? (
        <>
          {free ? <p className="mb-3 font-medium text-good">{freeSentence(free)}</p> : null}
          <PriceBreakdown quote={response.quote} />
        </>
      ) : null}
    </section>
  );
}
