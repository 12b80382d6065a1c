import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { MoveStayInput, SwapStaysInput } from './move.inputs';
import { moveRules, swapRules } from './move.policy';
import {
  MoveRefused,
  moveResultOf,
  MoveResult,
  RoomsForStay,
  RoomsForStayResult,
  StayRooms,
} from './move.results';
import type { MoveService } from './move.service';
import type { RoomChoiceService } from './room-choices.service';

/** The rooms of stays, and moves between rooms. */
@Resolver()
export class MoveResolver {
  constructor(
    private readonly moves: MoveService,
    private readonly choices: RoomChoiceService,
  ) {}

  @Needs('bookings.read')
  @Query(() => [StayRooms], {
    description:
      'For the administrator: the rooms of each stay of a booking, one after another; empty for an unknown booking.',
  })
  async stayRooms(
    @Arg('reference', () => String, { description: 'The booking’s reference.' }) reference: string,
  ): Promise<StayRooms[]> {
    return (await this.choices.roomsOf(reference)).map((stay) => StayRooms.of(stay));
  }

  @Needs('stays.move')
  @Query(() => RoomsForStayResult, {
    description:
      'For the administrator: the rooms that a stay could have, and who has the rooms that are taken.',
  })
  async roomsForStay(
    @Arg('stayId', () => ID, { description: 'The stay.' }) stayId: string,
    @Arg('from', () => PlainDateScalar, {
      nullable: true,
      description: 'The first night in another room; left out, the first remaining night.',
    })
    from: string | null,
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof RoomsForStayResult> {
    return resultOf(await this.choices.choicesOf(stayId, from, clock), {
      RoomChoices: ({ found }) => new RoomsForStay(found),
      MoveRefused: ({ obstacle }) => new MoveRefused(obstacle),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('stays.move')
  @Mutation(() => MoveResult, {
    description: 'For the administrator: gives a stay another room. The price never changes.',
  })
  async moveStay(
    @Arg('input', () => MoveStayInput, { description: 'The form.' }) { stayId, ...input }: MoveStayInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof MoveResult> {
    const form = readInput(moveRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const outcome = await this.moves.move(staffOf(context), { stayId, ...form.value }, context.clock);
    return moveResultOf(outcome, 'toRoom', this.choices);
  }

  @Needs('stays.move')
  @Mutation(() => MoveResult, {
    description: 'For the administrator: exchanges the rooms of two stays whose rooms have the same type.',
  })
  async swapStays(
    @Arg('input', () => SwapStaysInput, { description: 'The form.' })
    { stayId, otherStayId, ...input }: SwapStaysInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof MoveResult> {
    const form = readInput(swapRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    const swap = { stayId, otherStayId, ...form.value };
    const outcome = await this.moves.swap(staffOf(context), swap, context.clock);
    return moveResultOf(outcome, 'otherStayId', this.choices);
  }
}
