import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../accounts/request-context';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import { InvalidInput } from '../platform/refusals/refusal.type';
import { Quote, QuoteResult, RoomTypeView } from './room.results';
import { RoomTypeName } from './room-type.entity';

@Resolver()
export class RoomResolver {
  @Query(() => [RoomTypeView], { description: 'The room types, cheapest first.' })
  async roomTypes(@Ctx() { services }: RequestContext): Promise<RoomTypeView[]> {
    return (await services.rooms.roomTypes()).map((roomType) => RoomTypeView.of(roomType));
  }

  @Query(() => QuoteResult, {
    description: 'What a stay costs: the server’s word, the same that is charged.',
  })
  async quote(
    @Arg('roomType', () => RoomTypeName, { description: 'The room type wanted.' }) roomType: RoomTypeName,
    @Arg('checkin', () => PlainDateScalar, { description: 'First night; from the hotel’s today on.' })
    checkin: string,
    @Arg('checkout', () => PlainDateScalar, { description: 'Day of leaving; 1 to 30 nights later.' })
    checkout: string,
    @Arg('guests', () => Int, { defaultValue: 1, description: 'At least 1, at most the type’s capacity.' })
    guests: number,
    @Ctx() { services }: RequestContext,
  ): Promise<typeof QuoteResult> {
    const outcome = await services.rooms.quote({ roomType, checkin, checkout, guests });
    return 'faults' in outcome ? new InvalidInput(outcome.faults) : Quote.of(outcome.quote);
  }
}
