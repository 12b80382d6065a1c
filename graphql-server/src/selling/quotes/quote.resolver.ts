import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import type { HotelTime } from '../../platform/time/clock';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PropertyService } from '../property/property.service';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { RoomTypeNameScalar } from '../rooms/room.results';
import type { CodeTries } from './promotions/code-tries';
import type { QuoteAmounts, SellingListings, StayRequest } from './quote';
import { fieldFault } from '../../platform/refusals/sentence';
import { Quote, QuoteResult } from './quote.results';
import { CHILDREN, EXTRAS, GUESTS, StayExtraInput, StayInput } from './stay.input';
import type { QuoteService } from './quote.service';
import { QuotedPayment } from './quoted-payment.results';
import { datedTermsOfQuote, promiseOfQuote } from './quoted-promise';

/** Tells whether rooms may be booked without paying now. */
interface UnsecuredSource {
  wouldFit(stays: readonly StayRequest[], replaces: string | null): Promise<boolean>;
}

@Resolver()
export class QuoteResolver {
  constructor(
    private readonly quotes: Pick<QuoteService, 'quote'>,
    private readonly codeTries: Pick<CodeTries, 'faultOf'>,
    private readonly listings: SellingListings,
    private readonly property: Pick<PropertyService, 'current' | 'plans'>,
    private readonly unsecured: UnsecuredSource,
  ) {}

  @ForEverybody()
  @Query(() => QuoteResult, {
    description: 'The price of a stay, calculated by the server. A booking is charged at this price.',
  })
  async quote(
    @Arg('roomType', () => RoomTypeNameScalar, { description: 'The room type wanted.' })
    roomType: RoomTypeName,
    @Arg('checkin', () => PlainDateScalar, { description: 'The first night, from the hotel’s today on.' })
    checkin: string,
    @Arg('checkout', () => PlainDateScalar, { description: 'The day of leaving, 1 to 30 nights later.' })
    checkout: string,
    @Arg('guests', () => Int, { defaultValue: 1, description: GUESTS })
    guests: number,
    @Arg('children', () => [Int], { defaultValue: [], description: CHILDREN })
    children: number[],
    @Arg('furtherStays', () => [StayInput], {
      defaultValue: [],
      description: 'Further rooms of the booking; at most 4.',
    })
    furtherStays: StayInput[],
    @Arg('plan', () => String, {
      nullable: true,
      description: 'The code of a rate plan for the first room; the first plan when left out.',
    })
    plan: string | null | undefined,
    @Arg('extras', () => [StayExtraInput], { defaultValue: [], description: EXTRAS })
    extras: StayExtraInput[],
    @Arg('code', () => String, {
      nullable: true,
      description: 'The code of a promotion, in capital or small letters.',
    })
    code: string | null | undefined,
    @Arg('replaces', () => String, {
      nullable: true,
      description: 'The token of the guest’s own hold, whose use of a promotion counts as free.',
    })
    replaces: string | null | undefined,
    @Arg('listing', () => ID, {
      nullable: true,
      description:
        'The id of the listing of the first room. It is a fault if the listing sells no such room.',
    })
    listing: string | null | undefined,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof QuoteResult> {
    const tried = await this.codeTries.faultOf(code, caller);
    if (tried) return new InvalidInput([tried]);
    const listed = listing ? await this.listings.choiceFrom(listing, roomType) : null;
    if (listed && 'fault' in listed) return new InvalidInput([listed.fault]);
    const time = await clock.time();
    const outcome = await this.quotes.quote(
      [{ roomType, checkin, checkout, guests, children, plan, extras }, ...furtherStays],
      time,
      { code, guest: { email: null, replaces: replaces ?? null } },
    );
    return resultOf(outcome, {
      Quote: async ({ quote }) => {
        const payment = this.paymentOf(quote, time);
        if (payment?.dueNow.amount === 0 && !(await this.unsecured.wouldFit(quote.stays, replaces ?? null)))
          return new InvalidInput([fieldFault('plan', 'RATE_PLAN_USED_UP')]);
        return Object.assign(Quote.of(quote), { ...this.conditionsOf(quote, time), payment });
      },
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  private paymentOf(quote: QuoteAmounts, { today }: HotelTime): QuotedPayment | null {
    const codes = new Set(quote.stays.map(({ plan }) => plan));
    const plans = this.property.plans.filter(({ code }) => codes.has(code));
    return plans.length > 0 ? QuotedPayment.of(quote, plans, today) : null;
  }

  /** Null for each where the stays differ in plan or first day. */
  private conditionsOf(quote: QuoteAmounts, { now }: HotelTime): Pick<Quote, 'promise' | 'datedTerms'> {
    const [first, ...others] = quote.stays;
    const isOne = others.every(({ plan, checkin }) => plan === first?.plan && checkin === first.checkin);
    const { plans, current } = this.property;
    const plan = isOne ? plans.find(({ code }) => code === first?.plan) : undefined;
    if (!plan) return { promise: null, datedTerms: null };
    const moment = { now, timeZone: current.timeZone };
    return {
      promise: promiseOfQuote(quote, plan.policy, moment),
      datedTerms: datedTermsOfQuote(quote, plan.policy, moment),
    };
  }
}
