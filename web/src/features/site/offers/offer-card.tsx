import { Link } from '../../../components/page/link';
import { Card } from '../../../components/list/card';
import type { OfferCard_OfferFragment } from '../../../generated/graphql';
import { bookingDraft } from '../../../lib/bookings/booking-draft';
import { writeDay } from '../../../lib/dates/plain-dates';
import { paths } from '../../../lib/paths';
import {
  closedInWords,
  conditionsInWords,
  promotionPath,
  type PromotionTerms,
} from '../../../lib/stays/promotion-terms';
import { t } from '../../../lib/texts/texts';

/** The delay of each card after the one before. */
const STAGGER_SECONDS = 0.1;

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 hover:text-action-hover';

interface OfferCardProps {
  offer: OfferCard_OfferFragment;
  /** The card's place in the grid, from 0. */
  place: number;
}

/** The card of an offer. */
export function OfferCard({ offer, place }: OfferCardProps) {
  const { title, description, imageUrl, validTill, uploadedPictures, promotion } = offer;
  return (
    <Card
      title={title}
      picture={imageUrl}
      uploads={uploadedPictures}
      shape="tall"
      className="animate-arrive"
      style={{ animationDelay: `${(place * STAGGER_SECONDS).toFixed(1)}s` }}
    >
      {description ? <p className="mt-2 text-quiet">{description}</p> : null}
      {promotion ? <Promotion promotion={promotion} title={title} /> : <GrantedAtHotel title={title} />}
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

/** The conditions of the promotion and a link to book it, or why it can no longer be booked. */
function Promotion({ promotion, title }: { promotion: PromotionTerms; title: string }) {
  const closed = closedInWords(promotion);
  const { code } = promotion;
  return (
    <div className="mt-4 text-[0.9375rem]">
      <p className="text-quiet">
        {conditionsInWords(promotion)} {code ? t`Code ${code}.` : t`It applies automatically.`}
      </p>
      {closed ? (
        <p className="mt-2 font-semibold">{closed}</p>
      ) : (
        <Link to={promotionPath(promotion)} className={LINK}>
          {t`Book this offer`}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </div>
  );
}

/**
 * An offer without a promotion has no price of its own: the guest asks for it when booking. The link writes its title
 * into the special requests of the booking form.
 */
function GrantedAtHotel({ title }: { title: string }) {
  return (
    <div className="mt-4 text-[0.9375rem]">
      <p className="text-quiet">{t`Granted at the hotel`}</p>
      <Link to={paths.book} onClick={() => bookingDraft.addRequest(t`Offer: ${title}`)} className={LINK}>
        {t`Choose your dates`}
        <span className="sr-only">: {title}</span>
      </Link>
    </div>
  );
}
