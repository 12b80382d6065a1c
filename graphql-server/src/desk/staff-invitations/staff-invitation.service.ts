import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import { isSameAddress } from '../../access/accounts/authorisation';
import type { Viewer } from '../../access/accounts/viewer';
import type { AuditService } from '../../access/audit/audit.service';
import type { StaffInvitation } from '../../access/staff/staff-member.entity';
import { INVITATION_HOURS, invitationRules } from '../../access/staff/staff.policy';
import type { StaffRepository } from '../../access/staff/staff.repository';
import type { StaffOutcome, StaffService } from '../../access/staff/staff.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { inTransaction } from '../../platform/database/database';
import { fieldFault } from '../../platform/refusals/sentence';
import { hashOfToken, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { readInput } from '../../platform/text/input-faults';
import { emailKey } from '../../platform/text/text-rules';

const TOKEN_BYTES = 32;
const HOUR = 60 * 60 * 1000;
const PURPOSE = 'staff invitation';

/** What came of accepting an invitation: the name and the role, or the obstacle. */
export type AcceptOutcome =
  | { kind: 'InvitationAccepted'; name: string; role: string }
  | {
      kind: 'InvitationRefused';
      obstacle: 'INVITATION_UNKNOWN' | 'INVITATION_FOR_OTHER_ADDRESS' | 'ALREADY_STAFF';
    };

interface Dependencies {
  database: DataSource;
  repository: StaffRepository;
  staff: StaffService;
  audit: AuditService;
  secrets: KeyedSecrets;
  siteUrl: string;
}

/** Invites people to the staff by mail. */
export class StaffInvitationService {
  constructor(private readonly use: Dependencies) {}

  /** Mails an invitation, in place of an earlier one to the address. */
  async invite(who: Staff, input: object, now: Date): Promise<StaffOutcome> {
    const form = readInput(invitationRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { email, name, roleId } = form.value;
    const audited = { who, action: 'inviteStaff', details: form.value } as const;
    const refused = await this.use.audit.performUnlessRefused<StaffOutcome>(audited, async (manager) => {
      await this.use.repository.lock(manager);
      const role = await this.use.repository.role(manager, roleId);
      if (!role) return { refused: { kind: 'InvalidInput', faults: [fieldFault('roleId', 'ROLE_UNKNOWN')] } };
      const obstacle = (await this.use.repository.hasMemberAt(manager, emailKey(email)))
        ? 'ALREADY_STAFF'
        : await this.use.staff.obstacleOfGrant(manager, who, role);
      if (obstacle) return { refused: { kind: 'StaffRefused', obstacle } };
      await this.store(manager, { email, name, roleId, invitedBy: who.uid, invitedAt: now });
      return { after: { email, name, roleId } };
    });
    return refused ?? { kind: 'StaffSaved', staff: await this.use.staff.list() };
  }

  private async store(
    manager: EntityManager,
    invited: Pick<StaffInvitation, 'email' | 'name' | 'roleId' | 'invitedBy' | 'invitedAt'>,
  ): Promise<void> {
    const id = randomUUID();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const key = emailKey(invited.email);
    await this.use.repository.replaceInvitation(manager, {
      ...invited,
      id,
      emailKey: key,
      tokenHash: hashOfToken(token),
      expiresAt: new Date(invited.invitedAt.getTime() + INVITATION_HOURS * HOUR),
    });
    const sealedToken = this.use.secrets.seal(PURPOSE, token);
    await queueMail(manager, { kind: 'staff invitation', invitationId: id, sealedToken });
  }

  /** Ends an invitation: its link gives nothing any more. */
  async withdraw(who: Staff, id: string): Promise<StaffOutcome> {
    const audited = { who, action: 'withdrawInvitation', details: { id } } as const;
    const refused = await this.use.audit.performUnlessRefused<StaffOutcome>(audited, async (manager) => {
      await this.use.repository.lock(manager);
      const invitation = await this.use.repository.invitation(manager, id);
      if (!invitation) return { refused: { kind: 'RecordNotFound' } };
      const obstacle = await this.use.staff.obstacleOfGrant(manager, who, invitation.role);
      if (obstacle) return { refused: { kind: 'StaffRefused', obstacle } };
      await this.use.repository.deleteInvitation(manager, id);
      return { before: { email: invitation.email, name: invitation.name, roleId: invitation.roleId } };
    });
    return refused ?? { kind: 'StaffSaved', staff: await this.use.staff.list() };
  }

  /**
   * Makes the signed-in account a member of the staff. It must have the invited address, verified. Older sessions of the account get
   * no rights: a stranger may have registered the address earlier.
   */
  accept(viewer: Viewer, token: string, now: Date): Promise<AcceptOutcome> {
    const { uid, verifiedEmail, signedInAt } = viewer;
    return inTransaction(this.use.database, async (manager): Promise<AcceptOutcome> => {
      await this.use.repository.lock(manager);
      const invitation = await this.use.repository.invitationByHash(manager, hashOfToken(token));
      if (!invitation) return { kind: 'InvitationRefused', obstacle: 'INVITATION_UNKNOWN' };
      if (verifiedEmail === null || !isSameAddress(verifiedEmail, invitation.email))
        return { kind: 'InvitationRefused', obstacle: 'INVITATION_FOR_OTHER_ADDRESS' };
      const before = await this.use.repository.memberOf(manager, uid);
      if (before && !before.removedAt) return { kind: 'InvitationRefused', obstacle: 'ALREADY_STAFF' };
      const { name, roleId, role } = invitation;
      const member = {
        ...{ id: before?.id ?? randomUUID(), uid, address: verifiedEmail, name, roleId, joinedAt: now },
        ...{ sessionsFrom: signedInAt, suspendedAt: null, removedAt: null, ownershipOfferedBy: null },
      };
      await this.use.repository.putMember(manager, member);
      await this.use.repository.deleteInvitation(manager, invitation.id);
      const who = { uid, address: verifiedEmail };
      await this.use.audit.noteChange(
        manager,
        { who, action: 'acceptInvitation', details: { name, roleId } },
        { recordId: member.id, before: { invitedBy: invitation.invitedBy }, after: { name, roleId } },
      );
      return { kind: 'InvitationAccepted', name, role: role.name };
    });
  }

  /** The mail of an invitation; null when it was withdrawn, replaced or used meanwhile. */
  async mail({ invitationId, sealedToken }: QueuedMailOf<'staff invitation'>): Promise<MailData | null> {
    const invitation = await this.use.repository.invitation(this.use.database.manager, invitationId);
    if (!invitation) return null;
    const token = this.use.secrets.unseal(PURPOSE, sealedToken);
    return {
      kind: 'staff invitation',
      invitationId,
      email: invitation.email,
      name: invitation.name,
      role: invitation.role.name,
      hours: INVITATION_HOURS,
      url: `${this.use.siteUrl}/staff-invitation#${token}`,
    };
  }
}
