import { createUnionType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { InvalidInput, Notice, RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { Subscriber } from './subscriber.entity';

@ObjectType({ description: 'Whether an address is subscribed.' })
export class NewsletterStatus {
  @Field({ description: 'True when the address is subscribed already.' })
  exists: boolean;
}

@ObjectType({ description: 'A one-time code is on its way by mail.' })
export class NewsletterCodeSent extends Notice {
  @Field(() => Int, { description: 'Whole seconds until another code can be requested.' })
  resendAfterSeconds: number;

  @Field(() => Int, { description: 'Whole seconds until the code expires.' })
  expiresInSeconds: number;
}

@ObjectType({ implements: Refusal, description: 'The address is subscribed already.' })
export class AlreadySubscribed extends Refusal {
  constructor() {
    super(sentence('ALREADY_SUBSCRIBED'), 'email');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'A code was sent a moment ago.',
})
export class CodeTooSoon extends Refusal {
  @Field(() => Int, { description: 'Whole seconds after which to try again.' })
  retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(sentence('CODE_TOO_SOON', { seconds: retryAfterSeconds }));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

@ObjectType({ implements: Refusal, description: 'The code is wrong, expired, or was tried too often.' })
export class CodeRefused extends Refusal {
  constructor(code: 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED_UP') {
    super(sentence(code), 'otp');
  }
}

@ObjectType({ description: 'The address is subscribed now.' })
export class NewsletterVerified extends Notice {}

@ObjectType({ description: 'The subscription has ended.' })
export class Unsubscribed extends Notice {}

@ObjectType({ implements: Refusal, description: 'No subscription belongs to the link.' })
export class UnsubscribeLinkUnknown extends Refusal {
  constructor() {
    super(sentence('UNSUBSCRIBE_LINK_UNKNOWN'));
  }
}

export const NewsletterStatusResult = createUnionType({
  name: 'NewsletterStatusResult',
  description: 'Whether the address is subscribed, or a refusal.',
  types: () => [NewsletterStatus, InvalidInput, RateLimited] as const,
});

export const SendNewsletterCodeResult = createUnionType({
  name: 'SendNewsletterCodeResult',
  description: 'A code is on its way, or why none was sent.',
  types: () => [NewsletterCodeSent, AlreadySubscribed, CodeTooSoon, InvalidInput, RateLimited] as const,
});

export const VerifyNewsletterCodeResult = createUnionType({
  name: 'VerifyNewsletterCodeResult',
  description: 'Subscribed, or why not.',
  types: () => [NewsletterVerified, CodeRefused, InvalidInput, RateLimited] as const,
});

export const UnsubscribeResult = createUnionType({
  name: 'UnsubscribeResult',
  description: 'Unsubscribed, or why not.',
  types: () => [Unsubscribed, UnsubscribeLinkUnknown, RateLimited] as const,
});

@ObjectType('Subscriber', { description: 'A subscriber of the newsletter with a verified address.' })
export class SubscriberView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field({ description: 'The address, as it was written.' })
  email: string;

  @Field({ description: 'The sentence to which the subscriber agreed.' })
  consentText: string;

  @Field(() => GraphQLISODateTime, { description: 'When the subscriber agreed.' })
  consentAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the subscription ended; null while it continues.',
  })
  unsubscribedAt: Date | null;

  static of({ id, email, consentText, consentAt, unsubscribedAt }: Subscriber): SubscriberView {
    return Object.assign(new SubscriberView(), { id, email, consentText, consentAt, unsubscribedAt });
  }
}

@ObjectType({ description: 'One page of the newsletter’s subscribers.' })
export class SubscriberPage extends Page {
  @Field(() => [SubscriberView], { description: 'Newest first.' })
  subscribers: SubscriberView[];
}
