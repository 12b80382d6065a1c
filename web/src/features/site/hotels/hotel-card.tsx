import { Card } from '../../../components/list/card';
import { StarRating } from '../../../components/list/star-rating';
import type { HotelCard_HotelFragment } from '../../../generated/graphql';
import { t } from '../../../lib/texts/texts';

/** The most characters of an overview that are shown. */
export const OVERVIEW_LENGTH = 120;

/** The text, cut to {@link OVERVIEW_LENGTH} characters, after a whole word if possible. */
export function shortened(text: string): string {
  if (text.length <= OVERVIEW_LENGTH) return text;
  const end = text.lastIndexOf(' ', OVERVIEW_LENGTH);
  const words = text.slice(0, end > 0 ? end : OVERVIEW_LENGTH);
  return `${words.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}...`;
}

/** The card of a partner hotel, with a link to its page at Agoda. */
export function HotelCard({ hotel }: { hotel: HotelCard_HotelFragment }) {
  const { name, city, country, starRating, ratingAverage, overview, photo, url, uploadedPictures } = hotel;
  const place = [city, country].filter(Boolean).join(', ');
  return (
    <Card title={name} picture={photo} uploads={uploadedPictures}>
      {place ? <p className="text-quiet">{place}</p> : null}
      <p className="tabular mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-brass pt-3 text-[0.9375rem]">
        {starRating === null ? null : <StarRating stars={starRating} className="text-brass" />}
        {ratingAverage === null ? null : <span className="font-semibold">{ratingAverage}/10</span>}
      </p>
      {overview ? <p className="mt-3 text-quiet">{shortened(overview)}</p> : null}
      {url ? (
        <p className="mt-auto pt-4">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
          >
            {t`View on Agoda`}
            <span className="sr-only">{t`: ${name} (opens in a new tab)`}</span>
          </a>
        </p>
      ) : null}
    </Card>
  );
}
