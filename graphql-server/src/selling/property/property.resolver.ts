import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import type { CurrencyCode } from '../../platform/money/money';
import { Currency } from '../../platform/money/money.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { lastCheckin } from './booking-window.policy';
import { ShownCurrencyView } from './property-settings.results';
import type { PropertyService } from './property.service';

@ObjectType('Property', { description: 'This hotel: what a guest needs to know before booking.' })
export class PropertyView {
  @Field({ description: 'The hotel’s name.' })
  name: string;

  @Field({ description: 'Its postal address, on one line.' })
  address: string;

  @Field({ description: 'The town of the hotel.' })
  town: string;

  @Field({ description: 'Its phone number, in international form.' })
  phone: string;

  @Field({ description: 'The address for guests’ mails.' })
  email: string;

  @Field({ description: 'IANA name of the time zone of the hotel’s days.' })
  timeZone: string;

  @Field(() => PlainDateScalar, { description: 'Today at the hotel: the first check-in that can be booked.' })
  today: string;

  @Field(() => PlainDateScalar, { description: 'The last check-in that can be booked today.' })
  lastCheckin: string;

  @Field(() => Int, { description: 'The longest stay that can be booked here, in nights.' })
  maximumNights: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The highest age, in years, at which a guest can be a child; null when all guests are adults.',
  })
  oldestChild: number | null;

  @Field(() => Currency, { description: 'The currency of rates. Guests are charged in INR.' })
  rateCurrency: CurrencyCode;

  @Field(() => [ShownCurrencyView], {
    description:
      'The currencies in which guests can see prices approximately, ordered by code. Empty when the hotel shows rupees only.',
  })
  shownCurrencies: readonly ShownCurrencyView[];

  @Field({ description: 'Whether the site is open to guests, so that they can book.' })
  isOpen: boolean;

  @Field({
    description:
      'Whether a business must enter its PIN code for the invoice, because the hotel registers its invoices.',
  })
  asksPinCode: boolean;

  @Field({ description: 'When rooms are ready, such as "from 2:00 pm".' })
  checkinTime: string;

  @Field({ description: 'When guests must leave rooms, such as "by 11:00 am".' })
  checkoutTime: string;

  @Field({ description: 'The cancellation terms in plain words.' })
  cancellationTerms: string;

  @Field({
    description:
      'Whether sample texts are shown where the hotel has not written its own texts yet. False for real guests.',
  })
  sampleContent: boolean;
}

@Resolver()
export class PropertyResolver {
  constructor(
    private readonly source: Pick<PropertyService, 'current' | 'shownCurrencies'>,
    private readonly settings: { hotelEmail: string; hasSampleContent: boolean },
  ) {}

  @ForEverybody()
  @Query(() => PropertyView, { description: 'This hotel.' })
  async property(@Ctx() { clock }: RequestContext): Promise<PropertyView> {
    const today = await clock.today();
    const { current, shownCurrencies } = this.source;
    return {
      ...current,
      shownCurrencies,
      isOpen: current.publishedAt !== null,
      asksPinCode: current.eInvoicing,
      email: current.email ?? this.settings.hotelEmail,
      sampleContent: this.settings.hasSampleContent,
      oldestChild: current.childBands.at(-1)?.toAge ?? null,
      today,
      lastCheckin: lastCheckin(today, current),
    };
  }
}
