import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { z } from 'zod';
import { ForSignedIn, Needs } from '../../access/accounts/access';
import { signInFirst, staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { staffResult } from '../../access/staff/staff.resolver';
import { StaffResult } from '../../access/staff/staff.results';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  AcceptInvitationResult,
  InvitationAccepted,
  InvitationRefused,
  StaffInvitationInput,
} from './staff-invitation.results';
import type { StaffInvitationService } from './staff-invitation.service';

/** Invitations to the staff. */
@Resolver()
export class StaffInvitationResolver {
  constructor(
    private readonly invitations: StaffInvitationService,
    private readonly rateLimits: RateLimits,
  ) {}

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, {
    description: 'Mails an invitation to the staff, in place of an earlier one to the address.',
  })
  async inviteStaff(
    @Arg('input', () => StaffInvitationInput, { description: 'The form.' }) input: StaffInvitationInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    const now = await context.clock.now();
    return staffResult(await this.invitations.invite(staffOf(context), input, now), context);
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, { description: 'Ends an invitation that was not accepted yet.' })
  async withdrawInvitation(
    @Arg('id', () => ID, { description: 'The invitation.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    if (!z.uuid().safeParse(id).success) return new RecordNotFound();
    return staffResult(await this.invitations.withdraw(staffOf(context), id), context);
  }

  @ForSignedIn()
  @Mutation(() => AcceptInvitationResult, {
    description:
      'Makes the signed-in account a member of the staff. Requires the invited address as the account’s verified address.',
  })
  async acceptInvitation(
    @Arg('token', () => String, { description: 'From the fragment of the mail’s link.' }) token: string,
    @Ctx() { viewer, caller, clock }: RequestContext,
  ): Promise<typeof AcceptInvitationResult> {
    if (!viewer) throw signInFirst();
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.invitations, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.invitations.accept(viewer, token, await clock.now()), {
      InvitationAccepted: ({ name, role }) => Object.assign(new InvitationAccepted(), { name, role }),
      InvitationRefused: ({ obstacle }) => new InvitationRefused(obstacle),
    });
  }
}
