import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { ForSignedIn, Needs } from '../accounts/access';
import { signedInOf, staffOf } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { RoleOutcome, RoleService } from './role.service';
import {
  RoleInUse,
  RoleRefused,
  RoleResult,
  RolesChanged,
  RolesSaved,
  StaffBook,
  StaffMemberInput,
  StaffRefused,
  StaffResult,
  StaffRoleInput,
  StaffSaved,
} from './staff.results';
import type { StaffOutcome, StaffService } from './staff.service';

const MEMBER = 'The member.';

/** The people of the hotel and their roles. */
@Resolver()
export class StaffResolver {
  constructor(
    private readonly staff: StaffService,
    private readonly roles: RoleService,
  ) {}

  @Needs('staff.read')
  @Query(() => StaffBook, { description: 'Members of the staff, invitations, roles and rights.' })
  async staffBook(@Ctx() context: RequestContext): Promise<StaffBook> {
    return StaffBook.of(await this.staff.list(), await this.roles.list(), staffOf(context).uid);
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, { description: 'Changes the name and the role of a member of the staff.' })
  editStaff(
    @Arg('id', () => ID, { description: MEMBER }) id: string,
    @Arg('input', () => StaffMemberInput, { description: 'The whole form.' }) input: StaffMemberInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    return this.changed(context, id, () => this.staff.edit(staffOf(context), id, input));
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, {
    description: 'Takes all rights from a member at once, on every server and in open sessions.',
  })
  suspendStaff(
    @Arg('id', () => ID, { description: MEMBER }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    return this.changed(context, id, async () =>
      this.staff.suspend(staffOf(context), id, await context.clock.now()),
    );
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, {
    description: 'Gives a suspended member the rights of the role again, after a new sign-in.',
  })
  reinstateStaff(
    @Arg('id', () => ID, { description: MEMBER }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    return this.changed(context, id, () => this.staff.reinstate(staffOf(context), id, new Date()));
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, { description: 'Ends a membership. What the person did keeps the name.' })
  removeStaff(
    @Arg('id', () => ID, { description: MEMBER }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    return this.changed(context, id, async () =>
      this.staff.remove(staffOf(context), id, await context.clock.now()),
    );
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, { description: 'Ends all sessions of a member, who must sign in again.' })
  signOutStaff(
    @Arg('id', () => ID, { description: MEMBER }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    return this.changed(context, id, () => this.staff.signOut(staffOf(context), id, new Date()));
  }

  @ForSignedIn()
  @Mutation(() => Boolean, {
    description:
      'Ends all desk sessions of the member who asks, this session, too. False for an account that is not a member.',
  })
  signOutEverywhere(@Ctx() context: RequestContext): Promise<boolean> {
    return this.staff.signOutEverywhere(signedInOf(context), new Date());
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => StaffResult, {
    description: 'Offers the ownership of the hotel to an active member, who must accept it.',
  })
  offerOwnership(
    @Arg('id', () => ID, { description: MEMBER }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof StaffResult> {
    return this.changed(context, id, () => this.staff.offerOwnership(staffOf(context), id));
  }

  @ForSignedIn({ again: true })
  @Mutation(() => StaffResult, {
    description:
      'Accepts the ownership that an owner offers. That owner becomes a manager, except the hotel’s administrator, who stays an owner.',
  })
  async acceptOwnership(@Ctx() context: RequestContext): Promise<typeof StaffResult> {
    return staffResult(await this.staff.acceptOwnership(signedInOf(context)), context);
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => RoleResult, {
    description: 'Adds a role, such as a copy of another role with fewer rights.',
  })
  async addRole(
    @Arg('input', () => StaffRoleInput, { description: 'The form.' }) input: StaffRoleInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof RoleResult> {
    return roleResult(await this.roles.add(staffOf(context), input));
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => RoleResult, { description: 'Replaces a role. People who have it get its rights at once.' })
  async editRole(
    @Arg('id', () => ID, { description: 'The role.' }) id: string,
    @Arg('input', () => StaffRoleInput, { description: 'The whole form.' }) input: StaffRoleInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof RoleResult> {
    return roleResult(await this.roles.edit(staffOf(context), id, input, version));
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => RoleResult, { description: 'Deletes a role that nobody has.' })
  async deleteRole(
    @Arg('id', () => ID, { description: 'The role.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof RoleResult> {
    return roleResult(await this.roles.delete(staffOf(context), id));
  }

  private async changed(
    context: RequestContext,
    id: string,
    change: () => Promise<StaffOutcome>,
  ): Promise<typeof StaffResult> {
    if (!z.uuid().safeParse(id).success) return new RecordNotFound();
    return staffResult(await change(), context);
  }
}

/** The schema's result of a change of the staff. */
export function staffResult(outcome: StaffOutcome, context: RequestContext): typeof StaffResult {
  return resultOf(outcome, {
    StaffSaved: ({ staff }) => new StaffSaved(staff, signedInOf(context).uid),
    StaffRefused: ({ obstacle }) => new StaffRefused(obstacle),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

function roleResult(outcome: RoleOutcome): typeof RoleResult {
  return resultOf(outcome, {
    RolesSaved: ({ roles }) => new RolesSaved(roles),
    RoleRefused: ({ obstacle }) => new RoleRefused(obstacle),
    RoleInUse: ({ people }) => new RoleInUse(people),
    RolesChanged: ({ roles }) => new RolesChanged(roles),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}
