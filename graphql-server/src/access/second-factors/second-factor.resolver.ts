import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { ForSignedIn, Needs } from '../accounts/access';
import { signedInOf, staffOf, throwUnlessOpen } from '../accounts/authorisation';
import { DeskDoor } from '../accounts/desk-door';
import type { RequestContext } from '../accounts/request-context';
import { needsFactor } from '../desk-sessions/desk-session.policy';
import type { DeskSessionService } from '../desk-sessions/desk-session.service';
import type { StaffDirectory } from '../staff/staff-directory';
import { qrCode } from '../../platform/pdf/qr-code';
import { resultOf } from '../../platform/refusals/outcomes';
import { RateLimited, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  ConfirmSecondFactorResult,
  IdentityProved,
  OwnSession,
  OwnSignIn,
  ProveIdentityResult,
  RemoveSecondFactorResult,
  SecondFactorRefused,
  SecondFactorRemoved,
  SecondFactorSetUp,
  StartedSecondFactor,
  StartSecondFactorResult,
} from './second-factor.results';
import type { SecondFactorService, StaffSession } from './second-factor.service';

const CODE = 'The six digits of the authenticator.';

/** The second factors of the staff. Refuses everybody else. */
@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly sessions: DeskSessionService,
    private readonly directory: StaffDirectory,
  ) {}

  @ForSignedIn()
  @Query(() => OwnSignIn, { description: 'How the person who asks signs in at the desk.' })
  async ownSignIn(@Ctx() { viewer }: RequestContext): Promise<OwnSignIn> {
    if (!viewer?.deskDoor) return OwnSignIn.ofGuest();
    const { uid, signedInAt, deskDoor: door } = viewer;
    const facts = await this.sessions.factsOf(viewer);
    const rights = await this.directory.rightsOf(uid);
    const sessions = await this.sessions.list(uid, rights?.sessionsFrom ?? signedInAt);
    return Object.assign(new OwnSignIn(), {
      ...facts,
      door,
      hasSecondFactor: facts.hasFactor,
      needsSecondFactor: facts.requiresSecondFactor && rights !== null && needsFactor(rights),
      recoveryCodesLeft: await this.factors.codesLeft(uid),
      sessions: sessions.map((session) => OwnSession.of(session, signedInAt)),
    });
  }

  @ForSignedIn({ again: true })
  @Mutation(() => StartSecondFactorResult, {
    description: 'Begins to set up a second factor. It counts after confirmSecondFactor.',
  })
  async startSecondFactor(@Ctx() context: RequestContext): Promise<typeof StartSecondFactorResult> {
    const member = memberOf(context);
    if (!member) return new SecondFactorRefused('FACTOR_FOR_STAFF');
    const started = await this.factors.start(member);
    if (!started) return new SecondFactorRefused('FACTOR_EXISTS');
    const rows = qrCode(started.address).map((row) => row.map((isBlack) => (isBlack ? '1' : '0')).join(''));
    return Object.assign(new StartedSecondFactor(), started, { qrCode: rows });
  }

  @ForSignedIn({ again: true })
  @Mutation(() => ConfirmSecondFactorResult, {
    description:
      'Enters the first code of a new second factor. Other sessions must enter a code from now on.',
  })
  async confirmSecondFactor(
    @Arg('code', { description: CODE }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ConfirmSecondFactorResult> {
    const member = memberOf(context);
    if (!member) return new SecondFactorRefused('FACTOR_FOR_STAFF');
    return resultOf(await this.factors.confirm(member, code), {
      SecondFactorSetUp: ({ recoveryCodes }) => new SecondFactorSetUp(recoveryCodes),
      SecondFactorRefused: ({ code: reason }) => new SecondFactorRefused(reason),
      RateLimited: ({ retryAfterSeconds }) => new RateLimited(retryAfterSeconds),
    });
  }

  @ForSignedIn()
  @Mutation(() => ProveIdentityResult, {
    description:
      'Enters a code of the second factor in this session: after the sign-in, and when an operation responds with CONFIRM_IDENTITY. After five wrong codes the account waits 15 minutes.',
  })
  async proveIdentity(
    @Arg('code', { description: 'The six digits of the authenticator, or a recovery code.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ProveIdentityResult> {
    const member = memberOf(context);
    if (!member) return new SecondFactorRefused('FACTOR_FOR_STAFF');
    return resultOf(await this.factors.prove(member, code), {
      IdentityProved: ({ isRecoveryCode }) => new IdentityProved(isRecoveryCode),
      SecondFactorRefused: ({ code: reason }) => new SecondFactorRefused(reason),
      RateLimited: ({ retryAfterSeconds }) => new RateLimited(retryAfterSeconds),
    });
  }

  @ForSignedIn({ again: true })
  @Mutation(() => Boolean, {
    description: 'Removes the second factor of the person who asks. False for an account without one.',
  })
  async removeSecondFactor(@Ctx() context: RequestContext): Promise<boolean> {
    const member = memberOf(context);
    return member !== null && this.factors.remove(member);
  }

  @Needs('staff.write', { again: true })
  @Mutation(() => RemoveSecondFactorResult, {
    description:
      'Removes the second factor of a member who has lost the authenticator and the recovery codes.',
  })
  async resetSecondFactor(
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof RemoveSecondFactorResult> {
    if (!z.uuid().safeParse(id).success) return new RecordNotFound();
    return resultOf(await this.factors.reset(staffOf(context), id), {
      SecondFactorRemoved: () => new SecondFactorRemoved(),
      SecondFactorRefused: ({ code }) => new SecondFactorRefused(code),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}

/** The session of the member of the staff who asks; it may still lack a second factor or its code. Null for a guest. */
function memberOf(context: RequestContext): StaffSession | null {
  const { viewer } = context;
  if (!viewer?.deskDoor) return null;
  if (viewer.deskDoor === DeskDoor.TOO_OLD || viewer.deskDoor === DeskDoor.UNUSED) throwUnlessOpen(viewer);
  return { ...signedInOf(context), signedInAt: viewer.signedInAt };
}
