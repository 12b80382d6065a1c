import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { NewsletterService } from './newsletter.service';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { CODE_MINUTES, RESEND_SECONDS, TRIES } from './newsletter.policy';
import {
  AlreadySubscribed,
  CodeRefused,
  CodeTooSoon,
  NewsletterCodeSent,
  NewsletterStatus,
  NewsletterStatusResult,
  NewsletterVerified,
  SendNewsletterCodeResult,
  Unsubscribed,
  UnsubscribeLinkUnknown,
  UnsubscribeResult,
  VerifyNewsletterCodeResult,
} from './newsletter.results';

const ADDRESS = 'An e-mail address of at most 254 characters, in capital or small letters.';

@Resolver()
export class NewsletterResolver {
  constructor(
    private readonly newsletterService: NewsletterService,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Query(() => NewsletterStatusResult, { description: 'Whether an address is subscribed to the newsletter.' })
  async newsletterStatus(
    @Arg('email', () => String, { description: ADDRESS }) email: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof NewsletterStatusResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.newsletterChecks, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.newsletterService.status({ email }, caller), {
      NewsletterStatus: ({ exists }) => Object.assign(new NewsletterStatus(), { exists }),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RateLimited: ({ retryAfterSeconds, limit }) => new RateLimited(retryAfterSeconds, limit),
    });
  }

  @ForEverybody()
  @Mutation(() => SendNewsletterCodeResult, {
    description: `Mails a one-time code of six digits, valid for ${CODE_MINUTES} minutes; the next code after ${RESEND_SECONDS} seconds.`,
  })
  async sendNewsletterCode(
    @Arg('email', () => String, { description: ADDRESS }) email: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof SendNewsletterCodeResult> {
    return resultOf(await this.newsletterService.sendCode({ email }, caller, clock), {
      NewsletterCodeSent: () =>
        Object.assign(new NewsletterCodeSent(), {
          ...sentence('NEWSLETTER_CODE_SENT'),
          resendAfterSeconds: RESEND_SECONDS,
          expiresInSeconds: CODE_MINUTES * 60,
        }),
      AlreadySubscribed: () => new AlreadySubscribed(),
      CodeTooSoon: ({ retryAfterSeconds }) => new CodeTooSoon(retryAfterSeconds),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RateLimited: ({ retryAfterSeconds, limit }) => new RateLimited(retryAfterSeconds, limit),
    });
  }

  @ForEverybody()
  @Mutation(() => VerifyNewsletterCodeResult, {
    description: `Subscribes the address when the code is its newest code; ${TRIES} wrong tries end a code.`,
  })
  async verifyNewsletterCode(
    @Arg('email', () => String, { description: ADDRESS }) email: string,
    @Arg('otp', () => String, { description: 'The six digits of the mail.' }) otp: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof VerifyNewsletterCodeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.newsletterVerifications, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.newsletterService.verify({ email, otp }, clock), {
      NewsletterVerified: () => Object.assign(new NewsletterVerified(), sentence('NEWSLETTER_VERIFIED')),
      CodeRefused: ({ code }) => new CodeRefused(code),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @ForEverybody()
  @Mutation(() => UnsubscribeResult, {
    description: 'Ends a subscription. Ending it again has no further effect.',
  })
  async unsubscribe(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
    @Ctx() { caller, clock }: RequestContext,
  ): Promise<typeof UnsubscribeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.unsubscriptions, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.newsletterService.unsubscribe(token, clock), {
      Unsubscribed: () => Object.assign(new Unsubscribed(), sentence('UNSUBSCRIBED')),
      UnsubscribeLinkUnknown: () => new UnsubscribeLinkUnknown(),
    });
  }
}
