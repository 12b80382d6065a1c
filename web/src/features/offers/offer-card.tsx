import { Card } from '../../components/list/card';
import type { OfferCard_OfferFragment } from '../../generated/graphql';
import { writeDay } from '../../lib/dates/plain-dates';
import { t } from '../../lib/texts/texts';

/** The delay of each card after the one before. */
const STAGGER_SECONDS = 0.1;

interface OfferCardProps {
  offer: OfferCard_OfferFragment;
  /** The card's place in the grid, from 0. */
  place: number;
}

/** The card of an offer. */
export function OfferCard({ offer, place }: OfferCardProps) {
  const { title, description, imageUrl, validTill } = offer;
  return (
    <Card
      title={title}
      picture={imageUrl}
      shape="tall"
      className="animate-arrive"
      style={{ animationDelay: `${(place * STAGGER_SECONDS).toFixed(1)}s` }}
    >
      {description ? <p className="mt-2 text-quiet">{description}</p> : null}
      {validTill ? (
        <p className="mt-auto pt-5 text-[0.9375rem]">
          <span className="block border-t border-brass pt-3">
            <span className="text-quiet">{t`Valid Till`}</span>{' '}
            <time dateTime={validTill} className="font-semibold">
              {writeDay(validTill)}
            </time>
          </span>
        </p>
      ) : null}
    </Card>
  );
}
