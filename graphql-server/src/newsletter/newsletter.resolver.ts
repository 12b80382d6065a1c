import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { NewsletterService } from './newsletter.service';
import { MAILBOX_LIMITS, RATE_LIMITS } from '../platform/limits/rate-limit-table';
import type { RateLimits } from '../platform/limits/rate-limits';
import type { RequestContext } from '../accounts/request-context';
import { readInput } from '../platform/text/input-faults';
import { InvalidInput, RateLimited } from '../platform/refusals/refusal.type';
import { CODE_SECONDS, newsletterAddress, newsletterCode, RESEND_SECONDS } from './newsletter.policy';
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

const ADDRESS = 'An e-mail address of at most 254 characters; its case makes no difference.';

const CODE_REFUSALS = { wrong: 'CODE_WRONG', expired: 'CODE_EXPIRED', 'used up': 'CODE_USED_UP' } as const;

/** The faults of a scalar argument carry the argument's name. */
function named(field: string, faults: { message: string }[]): InvalidInput {
  return new InvalidInput(faults.slice(0, 1).map(({ message }) => ({ field, message })));
}

@Resolver()
export class NewsletterResolver {
  constructor(
    private readonly newsletterService: NewsletterService,
    private readonly rateLimits: RateLimits,
  ) {}

  @Query(() => NewsletterStatusResult, { description: 'Whether an address is subscribed to the newsletter.' })
  async newsletterStatus(
    @Arg('email', () => String, { description: ADDRESS }) email: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof NewsletterStatusResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.newsletterChecks, caller);
    if (wait !== null) return new RateLimited(wait);
    const address = readInput(newsletterAddress, email);
    if (!address.ok) return named('email', address.faults);
    const exists = await this.newsletterService.isSubscribed(address.value);
    return Object.assign(new NewsletterStatus(), { exists });
  }

  @Mutation(() => SendNewsletterCodeResult, {
    description: 'Mails a one-time code of six digits, good for 10 minutes; another one after 60 seconds.',
  })
  async sendNewsletterCode(
    @Arg('email', () => String, { description: ADDRESS }) email: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof SendNewsletterCodeResult> {
    const rateLimits = this.rateLimits;
    const newsletter = this.newsletterService;
    const address = readInput(newsletterAddress, email);
    if (!address.ok) return named('email', address.faults);
    const wait = await rateLimits.secondsToWait(RATE_LIMITS.newsletterCodes, caller);
    if (wait !== null) return new RateLimited(wait);
    for (const limit of MAILBOX_LIMITS.newsletterCodes) {
      const mailboxWait = await rateLimits.secondsToWaitForMailbox(limit, address.value);
      if (mailboxWait !== null) return new RateLimited(mailboxWait);
    }
    const outcome = await newsletter.sendCode(address.value);
    switch (outcome.kind) {
      case 'sent':
        return Object.assign(new NewsletterCodeSent(), {
          message: 'OTP sent to your email!',
          resendAfterSeconds: RESEND_SECONDS,
          expiresInSeconds: CODE_SECONDS,
        });
      case 'already subscribed':
        return new AlreadySubscribed();
      case 'too soon':
        return new CodeTooSoon(outcome.retryAfterSeconds);
    }
  }

  @Mutation(() => VerifyNewsletterCodeResult, {
    description: 'Subscribes the address when the code is its newest one; five wrong tries end a code.',
  })
  async verifyNewsletterCode(
    @Arg('email', () => String, { description: ADDRESS }) email: string,
    @Arg('otp', () => String, { description: 'The six digits of the mail.' }) otp: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof VerifyNewsletterCodeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.newsletterVerifications, caller);
    if (wait !== null) return new RateLimited(wait);
    const address = readInput(newsletterAddress, email);
    if (!address.ok) return named('email', address.faults);
    const code = readInput(newsletterCode, otp);
    if (!code.ok) return named('otp', code.faults);
    const outcome = await this.newsletterService.verify(address.value, code.value);
    if (outcome !== 'verified') return new CodeRefused(CODE_REFUSALS[outcome]);
    return Object.assign(new NewsletterVerified(), { message: 'Email verified successfully! Welcome.' });
  }

  @Mutation(() => UnsubscribeResult, { description: 'Ends a subscription; asking again is no fault.' })
  async unsubscribe(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof UnsubscribeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.unsubscriptions, caller);
    if (wait !== null) return new RateLimited(wait);
    if (!(await this.newsletterService.unsubscribe(token))) return new UnsubscribeLinkUnknown();
    return Object.assign(new Unsubscribed(), {
      message: 'You are unsubscribed. We will not write to this address again.',
    });
  }
}
