import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../access/accounts/request-context';
import { GuestStay } from '../core/desk.results';
import { StayStep } from './check-in.results';
import { stepsOf } from './stay-steps';
import { deskMoment } from './stay-steps.service';

/** The steps that the desk can make with each stay. */
@Resolver(() => GuestStay)
export class GuestStayResolver {
  @FieldResolver(() => [StayStep], {
    description: 'The steps that the desk can make with the stay now, the likeliest first.',
  })
  async steps(@Root() stay: GuestStay, @Ctx() { clock }: RequestContext): Promise<StayStep[]> {
    return stepsOf(stay, await deskMoment(clock));
  }
}
