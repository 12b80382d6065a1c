import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../accounts/request-context';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import { lastCheckin, MAXIMUM_NIGHTS } from '../rooms/stay.policy';
import { PROPERTY } from './property';

@ObjectType({ description: 'This hotel: what a guest needs to know before booking.' })
export class Property {
  @Field({ description: 'The hotel’s name.' })
  name: string;

  @Field({ description: 'Its postal address, on one line.' })
  address: string;

  @Field({ description: 'Its phone number, in international form.' })
  phone: string;

  @Field({ description: 'Where guests write to.' })
  email: string;

  @Field({ description: 'IANA name of the zone that the hotel’s days are counted in.' })
  timeZone: string;

  @Field(() => PlainDateScalar, { description: 'Today at the hotel: the first check-in that can be booked.' })
  today: string;

  @Field(() => PlainDateScalar, { description: 'The last check-in that can be booked today.' })
  lastCheckin: string;

  @Field(() => Int, { description: 'The longest stay that can be booked here.' })
  maximumNights: number;

  @Field({ description: 'When rooms are ready, such as "from 2:00 pm".' })
  checkinTime: string;

  @Field({ description: 'When rooms are left, such as "by 11:00 am".' })
  checkoutTime: string;

  @Field({ description: 'The cancellation terms in plain words.' })
  cancellationTerms: string;

  @Field({
    description:
      'Whether sample texts are shown where the hotel has not written its own yet. False for real guests.',
  })
  sampleContent: boolean;
}

@Resolver()
export class PropertyResolver {
  constructor(private readonly settings: { hotelEmail: string; hasSampleContent: boolean }) {}

  @Query(() => Property, { description: 'This hotel.' })
  async property(@Ctx() { clock }: RequestContext): Promise<Property> {
    const today = await clock.today();
    return {
      ...PROPERTY,
      email: this.settings.hotelEmail,
      sampleContent: this.settings.hasSampleContent,
      today,
      lastCheckin: lastCheckin(today),
      maximumNights: MAXIMUM_NIGHTS,
    };
  }
}
