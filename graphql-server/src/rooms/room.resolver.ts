import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody } from '../accounts/access';
import type { RequestContext } from '../accounts/request-context';
import type { SellingListings } from './quote';
import type { RoomService } from './room.service';
import type { PictureIndex } from '../pictures/picture-index';
import { UploadedPicture } from '../pictures/picture.results';
import { rupees } from '../platform/money/money';
import { Money } from '../platform/money/money.type';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import { resultOf } from '../platform/refusals/outcomes';
import { InvalidInput } from '../platform/refusals/refusal.type';
import type { PropertySource } from '../property/property.service';
import type { RoomTypeName } from './room-type.entity';
import { Quote, QuoteResult, RoomTypeNameScalar, RoomTypeView } from './room.results';
import type { CodeTries } from './promotions/code-tries';
import { CHILDREN, EXTRAS, GUESTS, StayExtraInput, StayInput } from './stay.input';

@Resolver(() => RoomTypeView)
export class RoomResolver {
  constructor(
    private readonly roomService: RoomService,
    private readonly pictureIndex: PictureIndex,
    private readonly property: PropertySource,
    private readonly codeTries: Pick<CodeTries, 'faultOf'>,
    private readonly listings: SellingListings,
  ) {}

  @FieldResolver(() => [UploadedPicture], {
    description: 'Those of its pictures that the hotel uploaded, with what a page needs to show them.',
  })
  uploadedPictures(@Root() { pictures }: RoomTypeView): UploadedPicture[] {
    return this.pictureIndex.shown(pictures);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'What one night costs in INR at the type’s own rate, with today’s exchange rate and GST; null for a type that is not on sale.',
  })
  async oneNight(@Root() { name }: RoomTypeView, @Ctx() { clock }: RequestContext): Promise<Money | null> {
    const prices = await this.roomService.pricesOfTonight(await clock.today());
    const price = prices.get(name);
    return price ? rupees(price.totalPaise) : null;
  }

  @ForEverybody()
  @Query(() => [RoomTypeView], { description: 'The room types that can be booked, in the hotel’s order.' })
  async roomTypes(): Promise<RoomTypeView[]> {
    const { current } = this.property;
    return (await this.roomService.roomTypes()).map((roomType) => RoomTypeView.of(roomType, current));
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
    @Arg('guests', () => Int, { defaultValue: 1, description: GUESTS })
    guests: number,
    @Arg('children', () => [Int], { defaultValue: [], description: CHILDREN })
    children: number[],
    @Arg('furtherStays', () => [StayInput], {
      defaultValue: [],
      description: 'Further rooms of the same booking; at most 4.',
    })
    furtherStays: StayInput[],
    @Arg('plan', () => String, {
      nullable: true,
      description: 'The code of a rate plan for the first room; the first one when left out.',
    })
    plan: string | null | undefined,
    @Arg('extras', () => [StayExtraInput], { defaultValue: [], description: EXTRAS })
    extras: StayExtraInput[],
    @Arg('code', () => String, {
      nullable: true,
      description: 'The code of a promotion; capitals do not matter.',
    })
    code: string | null | undefined,
    @Arg('replaces', () => String, {
      nullable: true,
      description: 'The token of the guest’s own hold: what it uses of a promotion is free for this stay.',
    })
    replaces: string | null | undefined,
    @Arg('listing', () => ID, {
      nullable: true,
      description: 'The listing of the first room, by its id. One that sells no such room is a fault.',
    })
    listing: string | null | undefined,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof QuoteResult> {
    const tried = await this.codeTries.faultOf(code, caller);
    if (tried) return new InvalidInput([tried]);
    const listed = listing ? await this.listings.choiceFrom(listing, roomType) : null;
    if (listed && 'fault' in listed) return new InvalidInput([listed.fault]);
    const outcome = await this.roomService.quote(
      [{ roomType, checkin, checkout, guests, children, plan, extras }, ...furtherStays],
      await clock.time(),
      { code, guest: { email: null, replaces: replaces ?? null } },
    );
    return resultOf(outcome, {
      Quote: ({ quote }) => Quote.of(quote),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
