import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context';
import { OfferView } from './offer.results';

@Resolver()
export class OfferResolver {
  @Query(() => [OfferView], {
    description: 'What can still be taken today: soonest ending first, what has no end last.',
  })
  offers(@Ctx() { services }: RequestContext): Promise<OfferView[]> {
    return services.offers.current();
  }
}
