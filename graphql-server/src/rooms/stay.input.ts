import { Field, InputType, Int } from 'type-graphql';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import type { WantedExtra } from '../pricing/extras';
import type { StayRequest } from './quote';
import { RoomTypeNameScalar } from './room.results';
import type { RoomTypeName } from './room-type.entity';

/** What forms say of the extras of a room. */
export const EXTRAS = 'What the guest adds to this room, each extra once.';

@InputType({ description: 'An extra that the guest adds to a room.' })
export class StayExtraInput implements WantedExtra {
  @Field({ description: 'The code of the extra, such as BREAKFAST.' })
  code: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'How many pieces, 1 to 20. Other units are counted by nights and guests.',
  })
  pieces: number;
}

@InputType({ description: 'A further room of a booking, with its own dates.' })
export class StayInput implements StayRequest {
  @Field(() => RoomTypeNameScalar, { description: 'The room type wanted.' })
  roomType: RoomTypeName;

  @Field(() => PlainDateScalar, { description: 'First night: from the hotel’s today to 18 months ahead.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving: 1 to 30 nights after check-in.' })
  checkout: string;

  @Field(() => Int, { defaultValue: 1, description: 'At least 1, at most the room type’s capacity.' })
  guests: number;

  @Field(() => String, {
    nullable: true,
    description: 'The code of a rate plan; the first one when left out.',
  })
  plan?: string | null;

  @Field(() => [StayExtraInput], { defaultValue: [], description: EXTRAS })
  extras: StayExtraInput[];
}
