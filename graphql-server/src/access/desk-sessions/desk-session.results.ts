import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { InvalidInput, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { DeskSecurity } from './desk-session.entity';
import { SHARED_MINUTES } from './desk-session.policy';

const REQUIRES =
  'Whether owners, managers, and everybody else who may give away any amount, need a second factor.';
const MINUTES = `After how many minutes without use a session on a shared computer ends: ${SHARED_MINUTES.fewest} to ${SHARED_MINUTES.most}.`;

@ObjectType({ description: 'How safe sign-ins of the staff must be.' })
export class DeskSecurityView {
  @Field({ description: REQUIRES })
  requiresSecondFactor: boolean;

  @Field(() => Int, { description: MINUTES })
  sharedComputerMinutes: number;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  static of({ requiresSecondFactor, sharedComputerMinutes, version }: DeskSecurity): DeskSecurityView {
    return Object.assign(new DeskSecurityView(), { requiresSecondFactor, sharedComputerMinutes, version });
  }
}

@InputType({ description: 'The form for the security of the desk. Every field is replaced.' })
export class DeskSecurityInput {
  @Field({ description: REQUIRES })
  requiresSecondFactor: boolean;

  @Field(() => Int, { description: MINUTES })
  sharedComputerMinutes: number;
}

@ObjectType({ description: 'The settings are stored.' })
export class DeskSecuritySaved {
  @Field(() => DeskSecurityView, { description: 'The settings after the change.' })
  security: DeskSecurityView;

  constructor(security: DeskSecurity) {
    this.security = DeskSecurityView.of(security);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The settings were changed since the form was opened; nothing was stored.',
})
export class DeskSecurityChanged extends Refusal {
  @Field(() => DeskSecurityView, { description: 'The settings as they are stored now.' })
  security: DeskSecurityView;

  constructor(security: DeskSecurity) {
    super(sentence('SETTINGS_CHANGED'));
    this.security = DeskSecurityView.of(security);
  }
}

export const DeskSecurityResult = createUnionType({
  name: 'DeskSecurityResult',
  description: 'The security of the desk after the change, or a refusal.',
  types: () => [DeskSecuritySaved, DeskSecurityChanged, InvalidInput] as const,
});
