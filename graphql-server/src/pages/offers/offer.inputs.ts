import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { OFFER_LIMITS } from './offer.policy';
import { OfferView } from './offer.results';

@InputType({ description: 'The administrator’s form for an offer; only the title is required.' })
export class OfferInput {
  @Field(() => String, { nullable: true, description: `1 to ${OFFER_LIMITS.title} characters.` })
  title?: string | null;

  @Field(() => String, { nullable: true, description: `At most ${OFFER_LIMITS.description} characters.` })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The address of a picture: https://… or /pictures/….' })
  imageUrl?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day of validity.' })
  validTill?: string | null;
}

@ObjectType({ description: 'One page of all offers, including expired ones.' })
export class OfferPage extends Page {
  @Field(() => [OfferView], { description: 'Newest first.' })
  offers: OfferView[];
}

@ObjectType({ description: 'The offer is stored and shown to guests at once.' })
export class OfferSaved {
  @Field(() => OfferView, { description: 'The stored offer.' })
  offer: OfferView;

  constructor(offer: OfferView) {
    this.offer = offer;
  }
}

export const SaveOfferResult = createUnionType({
  name: 'SaveOfferResult',
  description: 'The stored offer, or a refusal.',
  types: () => [OfferSaved, InvalidInput, RecordNotFound] as const,
});
