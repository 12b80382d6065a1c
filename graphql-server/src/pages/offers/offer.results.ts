import { Field, ID, ObjectType } from 'type-graphql';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { Offer } from './offer.entity';

@ObjectType('Offer', { description: 'An offer of the hotel.' })
export class OfferView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The title of the offer.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'What the guest gets.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  imageUrl: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The last day of validity, at the hotel; null when the offer has no end.',
  })
  validTill: PlainDate | null;

  @Field({ description: 'True once its last day has passed at the hotel. Guests do not see expired offers.' })
  isExpired: boolean;

  static of(offer: Offer, today: PlainDate): OfferView {
    const isExpired = offer.validTill !== null && offer.validTill < today;
    return Object.assign(new OfferView(), offer, { isExpired });
  }

  /** The view of an offer that is known to be valid. */
  static current(offer: Offer): OfferView {
    return Object.assign(new OfferView(), offer, { isExpired: false });
  }
}
