import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { DeskDoor } from '../accounts/desk-door';
import type { ListedSession } from '../desk-sessions/desk-session.repository';
import { RateLimited, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';

@ObjectType({ description: 'A session of the person who asks.' })
export class OwnSession {
  @Field({ description: 'When it signed in.' })
  signedInAt: Date;

  @Field({ description: 'At most a minute before its last use.' })
  lastUsedAt: Date;

  @Field({ description: 'Whether several people use its computer.' })
  isSharedComputer: boolean;

  @Field({ description: 'Whether it is the session that asks.' })
  isThis: boolean;

  static of(session: ListedSession, asking: Date): OwnSession {
    const isThis = session.signedInAt.getTime() === asking.getTime();
    return Object.assign(new OwnSession(), session, { isThis });
  }
}

@ObjectType({ description: 'How the person who asks signs in at the desk.' })
export class OwnSignIn {
  @Field(() => DeskDoor, {
    nullable: true,
    description: 'Whether this session may work, and what it must do first; null for a guest.',
  })
  door: DeskDoor | null;

  @Field({ description: 'Whether the account has a second factor.' })
  hasSecondFactor: boolean;

  @Field({ description: 'Whether the hotel requires a second factor for the role.' })
  needsSecondFactor: boolean;

  @Field(() => Int, { nullable: true, description: 'Recovery codes that are left; null without a factor.' })
  recoveryCodesLeft: number | null;

  @Field({ description: 'Whether several people use this computer.' })
  isSharedComputer: boolean;

  @Field(() => Int, { description: 'Minutes without use after which a session on a shared computer ends.' })
  sharedComputerMinutes: number;

  @Field(() => [OwnSession], { description: 'The sessions of the account, the newest first.' })
  sessions: OwnSession[];

  static ofGuest(): OwnSignIn {
    return Object.assign(new OwnSignIn(), {
      door: null,
      hasSecondFactor: false,
      needsSecondFactor: false,
      recoveryCodesLeft: null,
      isSharedComputer: false,
      sharedComputerMinutes: 0,
      sessions: [],
    });
  }
}

@ObjectType({ description: 'What an authenticator needs. It is shown once.' })
export class StartedSecondFactor {
  @Field({ description: 'The secret, for people who type it.' })
  secret: string;

  @Field({ description: 'The address of the secret, for authenticators on this device (otpauth).' })
  address: string;

  @Field(() => [String], {
    description: 'A QR code of the address: a text for each row, with 1 for black and 0 for white.',
  })
  qrCode: string[];
}

@ObjectType({ description: 'The second factor counts from now on.' })
export class SecondFactorSetUp {
  @Field(() => [String], {
    description: 'Codes that stand in for the authenticator, each once. They are shown this one time.',
  })
  recoveryCodes: string[];

  constructor(recoveryCodes: string[]) {
    this.recoveryCodes = recoveryCodes;
  }
}

@ObjectType({ description: 'The person has shown who they are. The desk does not ask again for 15 minutes.' })
export class IdentityProved {
  @Field({ description: 'Whether a recovery code was used up.' })
  isRecoveryCode: boolean;

  constructor(isRecoveryCode: boolean) {
    this.isRecoveryCode = isRecoveryCode;
  }
}

@ObjectType({ description: 'The second factor was removed.' })
export class SecondFactorRemoved {
  @Field({ description: 'Always true.' })
  isRemoved: boolean = true;
}

@ObjectType({ implements: Refusal, description: 'The code or the change is refused.' })
export class SecondFactorRefused extends Refusal {
  constructor(
    code:
      | 'FACTOR_CODE_WRONG'
      | 'FACTOR_NOT_STARTED'
      | 'FACTOR_EXISTS'
      | 'FACTOR_FOR_STAFF'
      | 'STAFF_MORE_RIGHTS'
      | 'STAFF_PINNED_OWNER',
  ) {
    super(sentence(code));
  }
}

export const StartSecondFactorResult = createUnionType({
  name: 'StartSecondFactorResult',
  description: 'The secret of a new second factor, or a refusal.',
  types: () => [StartedSecondFactor, SecondFactorRefused] as const,
});

export const ConfirmSecondFactorResult = createUnionType({
  name: 'ConfirmSecondFactorResult',
  description: 'The recovery codes of the new second factor, or a refusal.',
  types: () => [SecondFactorSetUp, SecondFactorRefused, RateLimited] as const,
});

export const ProveIdentityResult = createUnionType({
  name: 'ProveIdentityResult',
  description: 'The code is right, or a refusal.',
  types: () => [IdentityProved, SecondFactorRefused, RateLimited] as const,
});

export const RemoveSecondFactorResult = createUnionType({
  name: 'RemoveSecondFactorResult',
  description: 'The second factor is removed, or a refusal.',
  types: () => [SecondFactorRemoved, SecondFactorRefused, RecordNotFound] as const,
});
