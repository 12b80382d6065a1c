import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import type { OfferService } from './offer.service';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { UploadedPicture } from '../../pictures/core/picture.results';
import { PageArguments } from '../../platform/database/paging';
import { deleteResult, DeleteResult, saveResult } from '../records/record.results';
import { OfferInput, OfferPage, OfferSaved, SaveOfferResult } from './offer.inputs';
import { OfferPromotion } from '../../selling/quotes/promotions/promotion-terms.results';
import type { PromotionTermsService } from '../../selling/quotes/promotions/promotion-terms.service';
import { OfferView } from './offer.results';

@Resolver(() => OfferView)
export class OfferResolver {
  constructor(
    private readonly offerService: OfferService,
    private readonly pictureIndex: PictureIndex,
    private readonly promotionTerms: Pick<PromotionTermsService, 'ofOffer'>,
  ) {}

  @FieldResolver(() => [UploadedPicture], {
    description: 'The offer’s pictures that were uploaded here, with what a page needs to show them.',
  })
  uploadedPictures(@Root() { imageUrl }: OfferView): UploadedPicture[] {
    return this.pictureIndex.shown([imageUrl]);
  }

  @FieldResolver(() => OfferPromotion, {
    nullable: true,
    description: 'Null when the offer changes no price, but is granted at the hotel.',
  })
  async promotion(
    @Root() { id }: OfferView,
    @Ctx() { clock }: RequestContext,
  ): Promise<OfferPromotion | null> {
    const terms = await this.promotionTerms.ofOffer(id, await clock.today());
    return terms && OfferPromotion.of(terms);
  }

  @ForEverybody()
  @Query(() => [OfferView], {
    description: 'The offers that are valid today, by their last day; offers without an end come last.',
  })
  async offers(): Promise<OfferView[]> {
    const offers = await this.offerService.current();
    return offers.map((offer) => OfferView.current(offer));
  }

  @Needs('content.read')
  @Query(() => OfferPage, { description: 'For the administrator: every offer, newest first.' })
  async allOffers(
    @Args() pageArguments: PageArguments,
    @Ctx() { clock }: RequestContext,
  ): Promise<OfferPage> {
    const { records, ...page } = await this.offerService.page(pageArguments);
    const today = await clock.today();
    const offers = records.map((offer) => OfferView.of(offer, today));
    return Object.assign(new OfferPage(), { offers, ...page });
  }

  @Needs('content.write')
  @Mutation(() => SaveOfferResult, { description: 'For the administrator: adds an offer.' })
  async addOffer(
    @Arg('input', () => OfferInput, { description: 'The form.' }) input: OfferInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveOfferResult> {
    const today = await context.clock.today();
    const outcome = await this.offerService.add(staffOf(context), input);
    return saveResult(outcome, (offer) => new OfferSaved(OfferView.of(offer, today)));
  }

  @Needs('content.write')
  @Mutation(() => SaveOfferResult, { description: 'For the administrator: replaces the fields of an offer.' })
  async editOffer(
    @Arg('id', () => ID, { description: 'The offer’s id.' }) id: string,
    @Arg('input', () => OfferInput, { description: 'The whole form.' }) input: OfferInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveOfferResult> {
    const today = await context.clock.today();
    const outcome = await this.offerService.edit(staffOf(context), id, input);
    return saveResult(outcome, (offer) => new OfferSaved(OfferView.of(offer, today)));
  }

  @Needs('content.write')
  @Mutation(() => DeleteResult, { description: 'For the administrator: deletes an offer.' })
  async deleteOffer(
    @Arg('id', () => ID, { description: 'The offer’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteResult> {
    return deleteResult(await this.offerService.delete(staffOf(context), id));
  }
}
