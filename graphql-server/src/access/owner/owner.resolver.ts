import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForSignedIn } from '../accounts/access';
import type { AuditService } from '../audit/audit.service';
import type { SecondFactorService } from '../second-factors/second-factor.service';
import type { OwnerService } from '../accounts/owner.service';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { RequestContext } from '../accounts/request-context';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import { RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { accountAt } from '../accounts/authorisation';
import { AdministratorPinned, OwnerLinkRefused, PinAdministratorResult } from './owner.results';

@Resolver()
export class OwnerResolver {
  constructor(
    private readonly auditService: AuditService,
    private readonly ownerService: OwnerService,
    private readonly secondFactors: SecondFactorService,
    private readonly rateLimits: RateLimits,
    private readonly settings: { adminEmail: string },
  ) {}

  @ForSignedIn()
  @Mutation(() => PinAdministratorResult, {
    description:
      'Makes the signed-in account the administrator’s account, in place of an earlier one. Requires a one-time link of the operator, and the hotel’s administrator address as the account’s verified address.',
  })
  async pinAdministrator(
    @Arg('token', () => String, { description: 'From the fragment of the operator’s link.' }) token: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<typeof PinAdministratorResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.ownerLinks, caller);
    if (wait !== null) return new RateLimited(wait);
    const who = accountAt(this.settings.adminEmail, viewer);
    // The link stays valid: the owner may sign in with the right account and open it again.
    if (!who) return new OwnerLinkRefused(sentence('OWNER_ADDRESS_REQUIRED'));
    const link = await this.auditService.perform(
      { who, action: 'pinAdministrator', details: { uid: who.uid } },
      async (manager) => {
        const account = { ...who, signedInAt: viewer?.signedInAt };
        const used = await this.ownerService.pinByLink(manager, token, account);
        // An owner who has lost the authenticator comes back by the operator’s link.
        if (used) await this.secondFactors.delete(manager, who.uid);
        return used && { done: used, recordId: used.id };
      },
    );
    if (!link) return new OwnerLinkRefused(sentence('OWNER_LINK_UNKNOWN'));
    return Object.assign(new AdministratorPinned(), { address: who.address });
  }
}
