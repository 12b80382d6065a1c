import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForSignedIn } from '../../access/accounts/access';
import { signInFirst } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { Viewer } from '../../access/accounts/viewer';
import { CodeRefused, CodeTooSoon } from '../../mails/newsletter/newsletter.results';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { PROOF_RESEND_SECONDS } from './address-proof.policy';
import {
  AddressCodeSent,
  AddressNotVerified,
  AddressProven,
  ProveAddressResult,
  SendAddressCodeResult,
} from './address-proof.results';
import type { AddressProofs } from './address-proof.service';

function signedIn({ viewer }: RequestContext): Viewer {
  if (!viewer) throw signInFirst();
  return viewer;
}

/** Proofs that the owner of an account reads the mails at its address. */
@Resolver()
export class AddressProofResolver {
  constructor(
    private readonly proofs: AddressProofs,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForSignedIn()
  @Mutation(() => SendAddressCodeResult, {
    description: 'Mails a one-time code to the account’s verified address, for proveAddress.',
  })
  async sendAddressCode(@Ctx() context: RequestContext): Promise<typeof SendAddressCodeResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.bookingLinks, context.caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.proofs.sendCode(signedIn(context), context.clock), {
      AddressCodeSent: ({ address }) =>
        Object.assign(new AddressCodeSent(), { address, resendAfterSeconds: PROOF_RESEND_SECONDS }),
      AddressNotVerified: () => new AddressNotVerified(),
      CodeTooSoon: ({ retryAfterSeconds }) => new CodeTooSoon(retryAfterSeconds),
      RateLimited: ({ retryAfterSeconds }) => new RateLimited(retryAfterSeconds),
    });
  }

  @ForSignedIn()
  @Mutation(() => ProveAddressResult, {
    description:
      'Shows the account the bookings of its address that were made without it, once the mailed code is right.',
  })
  async proveAddress(
    @Arg('otp', () => String, { description: 'The six digits of the mail.' }) otp: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ProveAddressResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.newsletterVerifications, context.caller);
    if (wait !== null) return new RateLimited(wait);
    const viewer = signedIn(context);
    return resultOf(await this.proofs.prove(viewer, { otp }, context.clock), {
      AddressProven: () => Object.assign(new AddressProven(), { address: viewer.verifiedEmail ?? '' }),
      AddressNotVerified: () => new AddressNotVerified(),
      CodeRefused: ({ code }) => new CodeRefused(code),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }
}
