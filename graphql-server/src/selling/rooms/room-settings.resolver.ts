import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  AddRoomTypeResult,
  DeleteRoomsResult,
  EditRoomTypeResult,
  NewRoomTypeInput,
  RecordInUse,
  RoomInput,
  RoomsInput,
  RoomsSaved,
  RoomTypeChanged,
  RoomTypeInput,
  RoomTypeSetting,
  SaveRoomResult,
} from './room-settings.results';
import type { DeleteRoomsOutcome, EditRoomOutcome, RoomSettingsService } from './room-settings.service';

function saveRoomResult(outcome: EditRoomOutcome): typeof SaveRoomResult {
  return resultOf(outcome, {
    RoomsSaved: ({ stored }) => new RoomsSaved(stored),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

function deleteResult(outcome: DeleteRoomsOutcome): typeof DeleteRoomsResult {
  return resultOf(outcome, {
    RoomsSaved: ({ stored }) => new RoomsSaved(stored),
    RecordInUse: () => new RecordInUse(),
    RecordNotFound: () => new RecordNotFound(),
  });
}

@Resolver()
export class RoomSettingsResolver {
  constructor(private readonly settings: RoomSettingsService) {}

  @Needs('rooms.read')
  @Query(() => [RoomTypeSetting], {
    description:
      'For the administrator: all room types with their rooms, including those that are not on sale.',
  })
  async roomSettings(): Promise<RoomTypeSetting[]> {
    return RoomTypeSetting.all(await this.settings.find());
  }

  @Needs('rooms.write')
  @Mutation(() => AddRoomTypeResult, { description: 'For the administrator: adds a room type.' })
  async addRoomType(
    @Arg('input', () => NewRoomTypeInput, { description: 'The form.' }) input: NewRoomTypeInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddRoomTypeResult> {
    return resultOf(await this.settings.addType(staffOf(context), input), {
      RoomsSaved: ({ stored }) => new RoomsSaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('rooms.write')
  @Mutation(() => EditRoomTypeResult, {
    description: 'For the administrator: replaces the fields of a room type.',
  })
  async editRoomType(
    @Arg('id', () => Int, { description: 'The type’s id.' }) id: number,
    @Arg('input', () => RoomTypeInput, { description: 'The whole form.' }) input: RoomTypeInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditRoomTypeResult> {
    return resultOf(await this.settings.editType(staffOf(context), id, input, version), {
      RoomsSaved: ({ stored }) => new RoomsSaved(stored),
      RoomTypeChanged: ({ stored }) => new RoomTypeChanged(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('rooms.write')
  @Mutation(() => DeleteRoomsResult, {
    description: 'For the administrator: deletes a room type with its rooms, unless it was booked.',
  })
  async deleteRoomType(
    @Arg('id', () => Int, { description: 'The type’s id.' }) id: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteRoomsResult> {
    return deleteResult(await this.settings.deleteType(staffOf(context), id));
  }

  @Needs('rooms.write')
  @Mutation(() => SaveRoomResult, { description: 'For the administrator: adds a room to a type.' })
  async addRoom(
    @Arg('roomTypeId', () => Int, { description: 'The type’s id.' }) roomTypeId: number,
    @Arg('input', () => RoomInput, { description: 'The form.' }) input: RoomInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveRoomResult> {
    return saveRoomResult(await this.settings.addRoom(staffOf(context), roomTypeId, input));
  }

  @Needs('rooms.write')
  @Mutation(() => SaveRoomResult, {
    description: 'For the administrator: adds several rooms to a type, all or none.',
  })
  async addRooms(
    @Arg('roomTypeId', () => Int, { description: 'The type’s id.' }) roomTypeId: number,
    @Arg('input', () => RoomsInput, { description: 'The form.' }) input: RoomsInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveRoomResult> {
    return saveRoomResult(await this.settings.addRooms(staffOf(context), roomTypeId, input));
  }

  @Needs('rooms.write')
  @Mutation(() => SaveRoomResult, {
    description: 'For the administrator: changes a room’s number, or takes it off sale.',
  })
  async editRoom(
    @Arg('id', () => Int, { description: 'The room’s id.' }) id: number,
    @Arg('input', () => RoomInput, { description: 'The whole form.' }) input: RoomInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveRoomResult> {
    return saveRoomResult(await this.settings.editRoom(staffOf(context), id, input));
  }

  @Needs('rooms.write')
  @Mutation(() => DeleteRoomsResult, {
    description: 'For the administrator: deletes a room that was never booked.',
  })
  async deleteRoom(
    @Arg('id', () => Int, { description: 'The room’s id.' }) id: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteRoomsResult> {
    return deleteResult(await this.settings.deleteRoom(staffOf(context), id));
  }
}
