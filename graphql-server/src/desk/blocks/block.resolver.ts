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
import { changedBlockRules, newBlockRules } from './block.policy';
import {
  BlockEnded,
  BlockRoomInput,
  BlockRoomResult,
  ChangeBlockInput,
  ChangeBlockResult,
  EndBlockResult,
  RoomBlock,
  RoomBlocked,
} from './block.results';
import type { BlockService } from './block.service';

/** Rooms that the desk takes out of sale. */
@Resolver()
export class BlockResolver {
  constructor(private readonly service: BlockService) {}

  @Needs('rooms.block')
  @Query(() => [RoomBlock], {
    description:
      'For the administrator: the rooms that are out of sale for a night in [from, until), the earliest first.',
  })
  async blocks(
    @Arg('from', () => PlainDateScalar, { description: 'The first night.' }) from: string,
    @Arg('until', () => PlainDateScalar, { description: 'The day after the last night.' }) until: string,
  ): Promise<RoomBlock[]> {
    return (await this.service.between(from, until)).map((block) => RoomBlock.of(block));
  }

  @Needs('rooms.block')
  @Mutation(() => BlockRoomResult, {
    description: 'For the administrator: takes a room out of sale, unless somebody has one of these nights.',
  })
  async blockRoom(
    @Arg('input', () => BlockRoomInput, { description: 'The form.' }) input: BlockRoomInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof BlockRoomResult> {
    const form = readInput(newBlockRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    return resultOf(await this.service.block(staffOf(context), form.value, context.clock), {
      RoomBlocked: ({ block }) => new RoomBlocked(block),
      RoomTaken: ({ occupants }) => new RoomTaken(occupants, 'roomNumber'),
      RoomTypeBusy: () => new RoomTypeBusy(),
      IdempotencyConflict: () => new IdempotencyConflict(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('rooms.block')
  @Mutation(() => ChangeBlockResult, {
    description: 'For the administrator: changes the end, reason or note of a block.',
  })
  async changeBlock(
    @Arg('input', () => ChangeBlockInput, { description: 'The form.' }) { id, ...input }: ChangeBlockInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChangeBlockResult> {
    const form = readInput(changedBlockRules, input);
    if (!form.ok) return new InvalidInput(form.faults);
    return resultOf(await this.service.change(staffOf(context), id, form.value, context.clock), {
      RoomBlocked: ({ block }) => new RoomBlocked(block),
      RoomTaken: ({ occupants }) => new RoomTaken(occupants, 'until'),
      RoomTypeBusy: () => new RoomTypeBusy(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('rooms.block')
  @Mutation(() => EndBlockResult, {
    description: 'For the administrator: puts a blocked room back on sale. Past nights stay blocked.',
  })
  async endBlock(
    @Arg('id', () => ID, { description: 'The block.' }) id: string,
    @Arg('from', () => PlainDateScalar, {
      nullable: true,
      description: 'The first night on which the room is on sale again; tonight when left out.',
    })
    from: string | null,
    @Ctx() context: RequestContext,
  ): Promise<typeof EndBlockResult> {
    return resultOf(await this.service.end(staffOf(context), id, from, context.clock), {
      BlockEnded: ({ block }) => new BlockEnded(block),
      RoomTypeBusy: () => new RoomTypeBusy(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
