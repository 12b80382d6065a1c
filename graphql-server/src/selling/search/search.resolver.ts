import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PropertySource } from '../property/property.service';
import { fieldFault } from '../../platform/refusals/sentence';
import type { CodeTries } from '../quotes/promotions/code-tries';
import { OfferPromotion, PromotionOfCodeResult } from '../quotes/promotions/promotion-terms.results';
import type { PromotionTermsService } from '../quotes/promotions/promotion-terms.service';
import { RoomTypeNameScalar } from '../rooms/room.results';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { CHILDREN } from '../quotes/stay.input';
import {
  RoomPartyInput,
  StayCalendar,
  StayCalendarResult,
  StayOptions,
  StayOptionsResult,
} from './search.results';
import { partyIn, searchedRoomsFaults } from './searched-rooms.policy';
import { CALENDAR_NIGHTS, type StayCalendarService } from './stay-calendar.service';
import type { StayOptionService } from './stay-option.service';

const { least, most, usual } = CALENDAR_NIGHTS;

@Resolver()
export class SearchResolver {
  constructor(
    private readonly calendarService: StayCalendarService,
    private readonly optionService: StayOptionService,
    private readonly property: PropertySource,
    private readonly codeTries: Pick<CodeTries, 'faultOf'>,
    private readonly promotionTerms: Pick<PromotionTermsService, 'ofCode'>,
  ) {}

  @ForEverybody()
  @Query(() => StayCalendarResult, {
    description: 'The calendar of prices and free rooms, for one room type or the best of all.',
  })
  async stayCalendar(
    @Arg('from', () => PlainDateScalar, {
      description: 'The first day; not later than the last check-in day that can be booked.',
    })
    from: string,
    @Arg('nights', () => Int, {
      defaultValue: usual,
      description: `The number of days, ${least} to ${most}.`,
    })
    nights: number,
    @Arg('roomType', () => RoomTypeNameScalar, {
      nullable: true,
      description: 'One room type; left out for all of them.',
    })
    roomType: RoomTypeName | null,
    @Arg('guests', () => Int, {
      defaultValue: 1,
      description: 'The number of guests; types that sleep fewer are left out.',
    })
    guests: number,
    @Arg('children', () => [Int], { defaultValue: [], description: CHILDREN })
    children: number[],
    @Ctx() { clock }: RequestContext,
  ): Promise<typeof StayCalendarResult> {
    const request = { from, nights, roomType: roomType ?? null, guests, children };
    return resultOf(await this.calendarService.days(request, await clock.time()), {
      StayCalendar: ({ days }) => StayCalendar.of(days),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @ForEverybody()
  @Query(() => StayOptionsResult, {
    description:
      'All room types for a stay: the price, the number of free rooms, or why it cannot be booked.',
  })
  async stayOptions(
    @Arg('checkin', () => PlainDateScalar, { description: 'The first night, from the hotel’s today on.' })
    checkin: string,
    @Arg('checkout', () => PlainDateScalar, { description: 'The day of leaving, 1 to 30 nights later.' })
    checkout: string,
    @Arg('guests', () => Int, {
      defaultValue: 1,
      description: 'How many guests stay in the room, children included; at least 1.',
    })
    guests: number,
    @Arg('children', () => [Int], { defaultValue: [], description: CHILDREN })
    children: number[],
    @Arg('rooms', () => [RoomPartyInput], {
      nullable: true,
      description: 'The guests of each room, 1 to 5 rooms; left out for one room with the guests above.',
    })
    rooms: RoomPartyInput[] | null | undefined,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'The code of a promotion, in capital or small letters. A code that cannot be used changes no price.',
    })
    code: string | null | undefined,
    @Arg('replaces', () => String, {
      nullable: true,
      description: 'The token of the guest’s own hold, whose use of a promotion counts as free.',
    })
    replaces: string | null | undefined,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof StayOptionsResult> {
    const faults = searchedRoomsFaults(rooms ?? []);
    if (faults.length > 0) return new InvalidInput(faults);
    const parties = rooms?.length ? rooms.map((room) => partyIn(room)) : [{ guests, children }];
    const codeFault = await this.codeTries.faultOf(code, caller);
    const terms = { code: codeFault ? null : (code ?? null), replaces: replaces ?? null };
    const time = await clock.time();
    const outcome = await this.optionService.options({ checkin, checkout, rooms: parties }, time, terms);
    const guest = { email: null, replaces: terms.replaces };
    const promotion = terms.code?.trim()
      ? await this.promotionTerms.ofCode(terms.code, time.today, guest)
      : null;
    return resultOf(outcome, {
      StayOptions: (found) => {
        const { current: hotel } = this.property;
        const moment = { now: time.now, timeZone: hotel.timeZone };
        return StayOptions.of({ ...found, codeFault, promotion }, { hotel, moment });
      },
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @ForEverybody()
  @Query(() => PromotionOfCodeResult, {
    description: 'The promotion of a code with its conditions, for a guest who has not chosen a stay yet.',
  })
  async promotionOfCode(
    @Arg('code', () => String, { description: 'The code, in capital or small letters.' }) code: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof PromotionOfCodeResult> {
    const tried = await this.codeTries.faultOf(code, caller);
    if (tried) return new InvalidInput([tried]);
    const terms = await this.promotionTerms.ofCode(code, await clock.today(), null);
    return terms
      ? OfferPromotion.of(terms)
      : new InvalidInput([fieldFault('code', 'PROMOTION_CODE_UNKNOWN')]);
  }
}
