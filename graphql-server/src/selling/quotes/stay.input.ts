import { Field, InputType, Int } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { WantedExtra } from '../pricing/extras';
import { RoomTypeNameScalar } from '../rooms/room.results';
import type { RoomTypeName } from '../rooms/room-type.entity';
import type { StayRequest } from './quote';

/** The description of the guests of a room in forms. */
export const GUESTS =
  'All guests of the room, children included: at least 1, at most what the room type sleeps.';

/** The description of the children of a room in forms. */
export const CHILDREN =
  'The ages of the children among the guests, in years, 0 to 17. When left out, all guests are adults.';

/** The description of the extras of a room in forms. */
export const EXTRAS = 'The extras of this room, each at most once.';

@InputType({ description: 'An extra that the guest adds to a room.' })
export class StayExtraInput implements WantedExtra {
  @Field({ description: 'The code of the extra, such as BREAKFAST.' })
  code: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'The number of pieces, 1 to 20. Other units are counted by nights and guests.',
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

  @Field(() => Int, { defaultValue: 1, description: GUESTS })
  guests: number;

  @Field(() => [Int], { defaultValue: [], description: CHILDREN })
  children: number[];

  @Field(() => String, {
    nullable: true,
    description: 'The code of a rate plan; the first plan when left out.',
  })
  plan?: string | null;

  @Field(() => [StayExtraInput], { defaultValue: [], description: EXTRAS })
  extras: StayExtraInput[];
}
