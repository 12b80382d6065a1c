import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADMINISTRATOR, administratorOf } from '../accounts/authorisation';
import type { RequestContext } from '../context';
import { readInput } from '../platform/input-faults';
import { PageArguments, pageFacts, partOf } from '../platform/paging';
import { isRecordId } from '../platform/record-id';
import { Deleted, DeleteResult, RecordNotFound } from '../platform/record.results';
import { InvalidInput } from '../platform/refusal.type';
import { OfferInput, OfferPage, OfferSaved, SaveOfferResult } from './offer.inputs';
import { offerRules } from './offer.policy';
import { OfferView } from './offer.results';

@Resolver()
export class OfferResolver {
  @Query(() => [OfferView], {
    description: 'What can still be taken today: soonest ending first, what has no end last.',
  })
  offers(@Ctx() { services }: RequestContext): Promise<OfferView[]> {
    return services.offers.current();
  }

  @Authorized(ADMINISTRATOR)
  @Query(() => OfferPage, { description: 'For the administrator: every offer, newest first.' })
  async allOffers(@Args() page: PageArguments, @Ctx() { services }: RequestContext): Promise<OfferPage> {
    const { offers, totalCount } = await services.offers.all(partOf(page));
    return Object.assign(new OfferPage(), { offers, ...pageFacts(page, totalCount) });
  }

  @Authorized(ADMINISTRATOR)
  @Mutation(() => SaveOfferResult, { description: 'For the administrator: adds an offer.' })
  async addOffer(
    @Arg('input', () => OfferInput, { description: 'The form.' }) input: OfferInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveOfferResult> {
    const { services } = context;
    const text = readInput(offerRules, { ...input, title: input.title ?? '' });
    if (!text.ok) return new InvalidInput(text.faults);
    const offer = await services.administratorActions.perform(
      { who: administratorOf(context), action: 'addOffer', details: text.value },
      (manager) => services.offers.add(manager, text.value),
    );
    return new OfferSaved(offer);
  }

  @Authorized(ADMINISTRATOR)
  @Mutation(() => SaveOfferResult, { description: 'For the administrator: replaces what an offer says.' })
  async editOffer(
    @Arg('id', () => ID, { description: 'The offer’s id.' }) id: string,
    @Arg('input', () => OfferInput, { description: 'The whole form.' }) input: OfferInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveOfferResult> {
    const { services } = context;
    const text = readInput(offerRules, { ...input, title: input.title ?? '' });
    if (!text.ok) return new InvalidInput(text.faults);
    if (!isRecordId(id)) return new RecordNotFound();
    const offer = await services.administratorActions.perform(
      { who: administratorOf(context), action: 'editOffer', details: text.value },
      (manager) => services.offers.edit(manager, id, text.value),
    );
    return offer ? new OfferSaved(offer) : new RecordNotFound();
  }

  @Authorized(ADMINISTRATOR)
  @Mutation(() => DeleteResult, { description: 'For the administrator: deletes an offer.' })
  async deleteOffer(
    @Arg('id', () => ID, { description: 'The offer’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteResult> {
    const { services } = context;
    if (!isRecordId(id)) return new RecordNotFound();
    const gone = await services.administratorActions.perform(
      { who: administratorOf(context), action: 'deleteOffer' },
      (manager) => services.offers.delete(manager, id),
    );
    return gone ? new Deleted(id) : new RecordNotFound();
  }
}
