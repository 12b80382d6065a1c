import { Card } from '../../components/list/card';
import type { OfferCard_OfferFragment } from '../../generated/graphql';
import { writeDay } from '../../lib/dates/plain-dates';

/** Each card comes so much later than the one before. */
const STAGGER_SECONDS = 0.1;

interface OfferCardProps {
  offer: OfferCard_OfferFragment;
  /** Its place in the grid, from 0. */
  place: number;
}

/** A reason to come now. */
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
            <span className="text-quiet">Valid Till</span>{' '}
            <time dateTime={validTill} className="font-semibold">
              {writeDay(validTill)}
            </time>
          </span>
        </p>
      ) : null}
    </Card>
  );
}
