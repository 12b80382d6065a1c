import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../accounts/request-context';
import { NEWSLETTER_CONSENT } from '../newsletter/newsletter.policy';
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
      'Whether samples stand in for what the hotel has not written yet, such as guests’ words. False for real guests.',
  })
  sampleContent: boolean;

  @Field({
    description: 'What readers of the newsletter agree to; shown at the form, stored with each subscription.',
  })
  newsletterConsent: string;
}

@Resolver()
export class PropertyResolver {
  @Query(() => Property, { description: 'This hotel.' })
  async property(@Ctx() { services }: RequestContext): Promise<Property> {
    const today = await services.clock.today();
    return {
      ...PROPERTY,
      email: services.settings.hotelEmail,
      sampleContent: services.settings.hasSampleContent,
      today,
      lastCheckin: lastCheckin(today),
      maximumNights: MAXIMUM_NIGHTS,
      newsletterConsent: NEWSLETTER_CONSENT,
    };
  }
}
