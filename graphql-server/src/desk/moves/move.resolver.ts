import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { IdempotencyConflict, RoomTypeBusy } from '../../bookings/core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RoomTaken } from '../../selling/stays/room-occupancy.results';
import { MoveStayInput, SwapStaysInput } from './move.inputs';
import { moveRules, swapRules } from './move.policy';
import {
  MoveRefused,
  MoveResult,
  RoomsForStay,
  RoomsForStayResult,
  StayRooms,
  StaysMoved,
} from './move.results';
import type { MoveOutcome, MoveService } from './move.service';
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
    return this.resultOf(
      await this.moves.move(staffOf(context), { stayId, ...form.value }, context.clock),
      'toRoom',
    );
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
    return this.resultOf(await this.moves.swap(staffOf(context), swap, context.clock), 'otherStayId');
  }

  private async resultOf(outcome: MoveOutcome, field: string): Promise<typeof MoveResult> {
    if (outcome.kind === 'StaysMoved') return new StaysMoved(await this.choices.staysIn(outcome.bookings));
    return resultOf(outcome, {
      RoomTaken: ({ occupants }) => new RoomTaken(occupants, field),
      MoveRefused: ({ obstacle, field: about }) => new MoveRefused(obstacle, about),
      RoomTypeBusy: () => new RoomTypeBusy(),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
