import { DeskSessionRepository } from '../../access/desk-sessions/desk-session.repository';
import { DeskSessionService } from '../../access/desk-sessions/desk-session.service';
import { SecondFactorService } from '../../access/second-factors/second-factor.service';
import { BoundsService } from '../../access/staff/bounds.service';
import { RoleService } from '../../access/staff/role.service';
import { StaffDirectory } from '../../access/staff/staff-directory';
import { StaffRepository } from '../../access/staff/staff.repository';
import { StaffService } from '../../access/staff/staff.service';
import type { AuditService } from '../../access/audit/audit.service';
import { StaffInvitationService } from '../../desk/staff-invitations/staff-invitation.service';
import { ServiceKeyRepository } from '../../access/service-keys/service-key.repository';
import { ServiceKeyService } from '../../access/service-keys/service-key.service';
import type { Platform } from './platform';

/** Services of the people of the hotel and their rights. */
export function staffServices({ database, property, secrets, settings }: Platform, audit: AuditService) {
  const staffDirectory = new StaffDirectory(database);
  const repository = new StaffRepository(database);
  const staff = new StaffService(database, repository, staffDirectory, audit);
  const deskSessions = new DeskSessionService(new DeskSessionRepository(database), audit);
  return {
    deskSessions,
    secondFactors: new SecondFactorService({
      database,
      secrets,
      audit,
      sessions: deskSessions,
      directory: staffDirectory,
      staff: repository,
      hotelName: () => property.current.name,
    }),
    bounds: new BoundsService(staffDirectory, { timeZone: () => property.current.timeZone }),
    staff,
    serviceKeys: new ServiceKeyService(new ServiceKeyRepository(database), staffDirectory, audit, {
      timeZone: () => property.current.timeZone,
    }),
    staffDirectory,
    staffInvitations: new StaffInvitationService({
      database,
      repository,
      staff,
      audit,
      secrets,
      siteUrl: settings.SITE_URL,
    }),
    staffRoles: new RoleService(repository, staffDirectory, audit),
  };
}
