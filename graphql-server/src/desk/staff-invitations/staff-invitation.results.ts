import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { INVITATION_HOURS, STAFF_LIMITS } from '../../access/staff/staff.policy';

@InputType({ description: 'The form for an invitation.' })
export class StaffInvitationInput {
  @Field({ description: `Where the invitation is mailed. It can be accepted for ${INVITATION_HOURS} hours.` })
  email: string;

  @Field({ description: `The name that the desk shows, at most ${STAFF_LIMITS.name} characters.` })
  name: string;

  @Field(() => ID, { description: 'The role that the person gets.' })
  roleId: string;
}

@ObjectType({ description: 'The signed-in account is a member of the staff now.' })
export class InvitationAccepted {
  @Field({ description: 'The name that the desk shows.' })
  name: string;

  @Field({ description: 'The name of the role.' })
  role: string;
}

@ObjectType({ implements: Refusal, description: 'The invitation, or the account, cannot be used.' })
export class InvitationRefused extends Refusal {
  constructor(obstacle: 'INVITATION_UNKNOWN' | 'INVITATION_FOR_OTHER_ADDRESS' | 'ALREADY_STAFF') {
    super(sentence(obstacle));
  }
}

export const AcceptInvitationResult = createUnionType({
  name: 'AcceptInvitationResult',
  description: 'The new member of the staff, or why the account cannot become one.',
  types: () => [InvitationAccepted, InvitationRefused, RateLimited] as const,
});
