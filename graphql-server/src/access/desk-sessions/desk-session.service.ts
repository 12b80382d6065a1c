import type { EntityManager } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import { DeskDoor, type DeskSession } from '../accounts/desk-door';
import type { StaffRights } from '../accounts/staff-rights';
import type { AuditService } from '../audit/audit.service';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { readInput } from '../../platform/text/input-faults';
import { DeskSecurity } from './desk-session.entity';
import { deskSecurityRules, SESSION_HOURS, sessionOf, type SessionFacts } from './desk-session.policy';
import type { DeskSessionRepository, ListedSession, SessionKey } from './desk-session.repository';

type Rights = Pick<StaffRights, 'roleId' | 'boundPaise'>;

/** The security of the desk after the change, or the reason why the change was refused. */
export type DeskSecurityOutcome =
  | { kind: 'DeskSecuritySaved'; security: DeskSecurity }
  | { kind: 'DeskSecurityChanged'; security: DeskSecurity }
  | InvalidInputOutcome;

/** A use is written at most this often, in milliseconds. */
const NOTED_EVERY = 60_000;
const HOUR = 3_600_000;

/** Knows in which sessions the staff may work. Each request asks, so that an end counts at once on every server. */
export class DeskSessionService {
  constructor(
    private readonly repository: DeskSessionRepository,
    private readonly audit: AuditService,
  ) {}

  /** The process's time: sign-ins carry the provider's real time, and tests move the time of the hotel. */
  now(): Date {
    return new Date();
  }

  /** What the session may do. `isUnattended`: the page asked by itself, so the session counts as not used. */
  async enter(
    key: SessionKey,
    rights: Rights,
    { isUnattended = false }: { isUnattended?: boolean } = {},
  ): Promise<DeskSession> {
    const now = this.now();
    const facts = await this.factsOf(key);
    const session = sessionOf(facts, rights, key.signedInAt, now);
    const hasEnded = session.door === DeskDoor.TOO_OLD || session.door === DeskDoor.UNUSED;
    if (!hasEnded && !isUnattended && isDue(facts, now)) await this.repository.noteUse(key, now);
    return session;
  }

  /** Whether each of the sessions may work at this moment, in their order. Counts as no use. */
  async areOpen(sessions: readonly (SessionKey & Rights)[]): Promise<boolean[]> {
    const now = this.now();
    const facts = await this.repository.facts(sessions);
    return sessions.map((session, index) => {
      const known = facts[index];
      return known !== undefined && sessionOf(known, session, session.signedInAt, now).door === DeskDoor.OPEN;
    });
  }

  /** The code of the second factor was entered in the session. */
  async noteCode(manager: EntityManager, key: SessionKey): Promise<void> {
    await this.repository.noteCode(manager, key, this.now());
  }

  /** Several people use the computer of the session. */
  async noteShared(key: SessionKey): Promise<void> {
    await this.repository.noteShared(key, this.now());
  }

  /** The sessions of an account that signed in since the moment and have not ended by their age. */
  list(uid: string, since: Date): Promise<ListedSession[]> {
    const notTooOld = this.now().getTime() - SESSION_HOURS * HOUR;
    return this.repository.list(uid, new Date(Math.max(since.getTime(), notTooOld)));
  }

  /** What is stored about one session, its account and the hotel. */
  async factsOf(key: SessionKey): Promise<SessionFacts> {
    const [facts] = await this.repository.facts([key]);
    if (!facts) throw new Error('The settings of the desk’s security are missing.');
    return facts;
  }

  security(): Promise<DeskSecurity> {
    return this.repository.security();
  }

  /** Replaces the settings, if they still have the version with which the form was opened. */
  async editSecurity(who: Staff, input: object, version: number): Promise<DeskSecurityOutcome> {
    const form = readInput(deskSecurityRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const audited = { who, action: 'editDeskSecurity', details: form.value } as const;
    const refused = await this.audit.performUnlessRefused<DeskSecurityOutcome>(audited, async (manager) => {
      await manager.query('SELECT 1 FROM desk_security FOR UPDATE');
      const before = await this.repository.security(manager);
      if (before.version !== version) return { refused: { kind: 'DeskSecurityChanged', security: before } };
      await manager.update(DeskSecurity, { singleton: true }, form.value);
      return { before, after: { ...before, ...form.value } };
    });
    return refused ?? { kind: 'DeskSecuritySaved', security: await this.repository.security() };
  }
}

const isDue = ({ lastUsedAt }: SessionFacts, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY;
