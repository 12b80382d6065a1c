import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { moveResultOf, MoveResult } from './move.results';
import type { PlacementService } from './placement.service';
import { UnplacedStay } from './placement.results';
import type { RoomChoiceService } from './room-choices.service';
import type { UnplacedStaysReadModel } from './unplaced-stays.read-model';

/** Stays that portals have sold while no room was free. */
@Resolver()
export class PlacementResolver {
  constructor(
    private readonly unplaced: UnplacedStaysReadModel,
    private readonly placements: PlacementService,
    private readonly choices: RoomChoiceService,
  ) {}

  @Needs('stays.move')
  @Query(() => [UnplacedStay], {
    description:
      'For the administrator: the stays that portals have sold while no room was free, the earliest arrival first.',
  })
  async unplacedStays(): Promise<UnplacedStay[]> {
    return (await this.unplaced.all()).map((stay) => Object.assign(new UnplacedStay(), stay));
  }

  @Needs('stays.move')
  @Mutation(() => MoveResult, {
    description: 'For the administrator: gives an unplaced stay a free room. The price never changes.',
  })
  async placeStay(
    @Arg('stayId', () => ID, { description: 'The unplaced stay.' }) stayId: string,
    @Arg('room', () => String, { description: 'The number of a free room.' }) room: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof MoveResult> {
    const outcome = await this.placements.place(staffOf(context), { stayId, room }, context.clock);
    return moveResultOf(outcome, 'room', this.choices);
  }
}
