import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { ROOM_TYPE_LIMITS } from './room-settings.policy';
import type { StoredRooms } from './room-settings.service';
import type { RoomType } from './room-type.entity';
import type { Room } from './room.entity';

@InputType({ description: 'The supplement for a child of an age band.' })
export class ChildSupplementInput {
  @Field({ description: 'The code of the age band.' })
  band: string;

  @Field(() => MinorUnits, { description: 'US cents a night.' })
  cents: number;
}

@ObjectType({ description: 'The supplement for a child of an age band.' })
export class ChildSupplementSetting {
  @Field({ description: 'The code of the age band.' })
  band: string;

  @Field(() => MinorUnits, { description: 'US cents a night.' })
  cents: number;
}

@InputType({ description: 'The owner’s form for a room type. Every field is replaced.' })
export class RoomTypeInput {
  @Field({ description: 'The title for guests.' })
  name: string;

  @Field({ description: 'The description for guests.' })
  description: string;

  @Field(() => MinorUnits, { description: 'The base rate: US cents a night, before GST.' })
  nightlyRateCents: number;

  @Field(() => Int, { description: 'How many guests one room sleeps.' })
  capacity: number;

  @Field(() => Int, { description: 'How many of them may be adults.' })
  maximumAdults: number;

  @Field(() => Int, { description: 'How many of them may be children.' })
  maximumChildren: number;

  @Field(() => Int, { description: 'How many beds can be added, each for one more guest.' })
  extraBeds: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many guests the rate includes; null when it includes all.',
  })
  includedGuests?: number | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description:
      'The supplement for each further adult, in US cents a night. When left out, it does not change.',
  })
  adultSupplementCents?: number | null;

  @Field(() => [ChildSupplementInput], {
    nullable: true,
    description:
      'The supplements for further children. A band that is not in the list costs as much as an adult. When left out, they do not change.',
  })
  childSupplements?: ChildSupplementInput[] | null;

  @Field(() => String, { nullable: true, description: 'The beds, such as "King bed and sofa bed".' })
  beds?: string | null;

  @Field(() => Int, { nullable: true, description: 'Square metres.' })
  sizeSquareMetres?: number | null;

  @Field(() => String, { nullable: true, description: 'The view from the window.' })
  view?: string | null;

  @Field(() => String, { nullable: true, description: 'The place in the building.' })
  floor?: string | null;

  @Field(() => [String], { description: 'What each stay includes; one entry each.' })
  included: string[];

  @Field(() => [String], {
    description: 'Addresses of pictures: https://… or /pictures/…. The first is shown first.',
  })
  pictures: string[];

  @Field(() => Int, { description: 'Its place among the types; the lowest comes first.' })
  sortOrder: number;

  @Field({ description: 'Whether guests can book it. Existing bookings do not change.' })
  onSale: boolean;
}

@InputType({ description: 'The owner’s form for a new room type.' })
export class NewRoomTypeInput extends RoomTypeInput {
  @Field({
    description: `Its code: a letter, then letters, digits and hyphens, at most ${ROOM_TYPE_LIMITS.code} in all. It never changes.`,
  })
  code: string;
}

@InputType({ description: 'The owner’s form for a room.' })
export class RoomInput {
  @Field({ description: 'The number on the door.' })
  number: string;

  @Field({ description: 'Whether guests can book it. Existing bookings do not change.' })
  onSale: boolean;
}

@InputType({ description: 'The owner’s form for several rooms of a type: all are added, or none.' })
export class RoomsInput {
  @Field(() => [String], { description: `The numbers on their doors: 1 to ${ROOM_TYPE_LIMITS.roomsAtOnce}.` })
  numbers: string[];

  @Field({ description: 'Whether guests can book them.' })
  onSale: boolean;
}

@ObjectType({ description: 'For the administrator: one room.' })
export class RoomSetting {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'The number on the door.' })
  number: string;

  @Field({ description: 'Whether guests can book it.' })
  onSale: boolean;
}

@ObjectType({ description: 'For the administrator: a room type, as it is stored.' })
export class RoomTypeSetting {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'Its code, which never changes.' })
  code: string;

  @Field({ description: 'The title for guests.' })
  name: string;

  @Field({ description: 'The description for guests.' })
  description: string;

  @Field(() => MinorUnits, { description: 'The base rate: US cents a night, before GST.' })
  nightlyRateCents: number;

  @Field(() => Int, { description: 'How many guests one room sleeps.' })
  capacity: number;

  @Field(() => Int, { description: 'How many of them may be adults.' })
  maximumAdults: number;

  @Field(() => Int, { description: 'How many of them may be children.' })
  maximumChildren: number;

  @Field(() => Int, { description: 'How many beds can be added, each for one more guest.' })
  extraBeds: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many guests the rate includes; null when it includes all.',
  })
  includedGuests: number | null;

  @Field(() => MinorUnits, { description: 'The supplement for each further adult, in US cents a night.' })
  adultSupplementCents: number;

  @Field(() => [ChildSupplementSetting], {
    description: 'The supplements for further children, for the bands that have an amount.',
  })
  childSupplements: ChildSupplementSetting[];

  @Field(() => String, { nullable: true, description: 'The beds, such as "King bed and sofa bed".' })
  beds: string | null;

  @Field(() => Int, { nullable: true, description: 'Square metres.' })
  sizeSquareMetres: number | null;

  @Field(() => String, { nullable: true, description: 'The view from the window.' })
  view: string | null;

  @Field(() => String, { nullable: true, description: 'The place in the building.' })
  floor: string | null;

  @Field(() => [String], { description: 'What each stay includes.' })
  included: string[];

  @Field(() => [String], { description: 'Addresses of pictures; the first is shown first.' })
  pictures: string[];

  @Field(() => Int, { description: 'Its place among the types; the lowest comes first.' })
  sortOrder: number;

  @Field({ description: 'Whether guests can book it.' })
  onSale: boolean;

  @Field(() => [RoomSetting], { description: 'Its rooms, in the order of their numbers.' })
  rooms: RoomSetting[];

  static of(type: RoomType, rooms: readonly Room[]): RoomTypeSetting {
    return Object.assign(new RoomTypeSetting(), type, {
      childSupplements: Object.entries(type.childSupplements).map(([band, cents]) => ({ band, cents })),
      rooms: rooms.filter(({ typeId }) => typeId === type.id),
    });
  }

  static all({ types, rooms }: StoredRooms): RoomTypeSetting[] {
    return types.map((type) => RoomTypeSetting.of(type, rooms));
  }
}

@ObjectType({ description: 'The change is stored. Every server uses it within two seconds.' })
export class RoomsSaved {
  @Field(() => [RoomTypeSetting], { description: 'All stored types with their rooms.' })
  roomTypes: RoomTypeSetting[];

  constructor(stored: StoredRooms) {
    this.roomTypes = RoomTypeSetting.all(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The room type was changed since the form was opened; nothing was stored.',
})
export class RoomTypeChanged extends Refusal {
  @Field(() => RoomTypeSetting, { description: 'The room type as it is stored now, without its rooms.' })
  roomType: RoomTypeSetting;

  constructor(stored: RoomType) {
    super(sentence('SETTINGS_CHANGED'));
    this.roomType = RoomTypeSetting.of(stored, []);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'A booking or a listing refers to it, so it cannot be deleted.',
})
export class RecordInUse extends Refusal {
  constructor() {
    super(sentence('RECORD_IN_USE'), 'id');
  }
}

export const AddRoomTypeResult = createUnionType({
  name: 'AddRoomTypeResult',
  description: 'All room types, or the faults of the form.',
  types: () => [RoomsSaved, InvalidInput] as const,
});

export const EditRoomTypeResult = createUnionType({
  name: 'EditRoomTypeResult',
  description: 'All room types, or a refusal.',
  types: () => [RoomsSaved, RoomTypeChanged, InvalidInput, RecordNotFound] as const,
});

export const SaveRoomResult = createUnionType({
  name: 'SaveRoomResult',
  description: 'All room types with their rooms, or a refusal.',
  types: () => [RoomsSaved, InvalidInput, RecordNotFound] as const,
});

export const DeleteRoomsResult = createUnionType({
  name: 'DeleteRoomsResult',
  description: 'The remaining rooms, or a refusal.',
  types: () => [RoomsSaved, RecordInUse, RecordNotFound] as const,
});
