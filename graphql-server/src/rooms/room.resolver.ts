import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../accounts/access';
import type { RequestContext } from '../accounts/request-context';
import type { RoomService } from './room.service';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import { resultOf } from '../platform/refusals/outcomes';
import { InvalidInput } from '../platform/refusals/refusal.type';
import type { RoomTypeName } from './room-type.entity';
import { Quote, QuoteResult, RoomTypeNameScalar, RoomTypeView } from './room.results';
import { StayInput } from './stay.input';

@Resolver()
export class RoomResolver {
  constructor(private readonly roomService: RoomService) {}

  @ForEverybody()
  @Query(() => [RoomTypeView], { description: 'The room types that can be booked, in the hotel’s order.' })
  async roomTypes(): Promise<RoomTypeView[]> {
    return (await this.roomService.roomTypes()).map((roomType) => RoomTypeView.of(roomType));
  }

  @ForEverybody()
  @Query(() => QuoteResult, {
    description: 'What a stay costs: the server’s word, the same that is charged.',
  })
  async quote(
    @Arg('roomType', () => RoomTypeNameScalar, { description: 'The room type wanted.' })
    roomType: RoomTypeName,
    @Arg('checkin', () => PlainDateScalar, { description: 'First night; from the hotel’s today on.' })
    checkin: string,
    @Arg('checkout', () => PlainDateScalar, { description: 'Day of leaving; 1 to 30 nights later.' })
    checkout: string,
    @Arg('guests', () => Int, { defaultValue: 1, description: 'At least 1, at most the type’s capacity.' })
    guests: number,
    @Arg('furtherStays', () => [StayInput], {
      defaultValue: [],
      description: 'Further rooms of the same booking; at most 4.',
    })
    furtherStays: StayInput[],
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof QuoteResult> {
    const outcome = await this.roomService.quote(
      [{ roomType, checkin, checkout, guests }, ...furtherStays],
      await clock.time(),
    );
    return resultOf(outcome, {
      Quote: ({ quote }) => Quote.of(quote),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
