import { GuestAccounts } from '../../access/accounts/guest-accounts';
import type { OwnerService } from '../../access/accounts/owner.service';
import type { AuditService } from '../../access/audit/audit.service';
import type { StaffDirectory } from '../../access/staff/staff-directory';
import type { AddressProofs } from '../../bookings/address-proofs/address-proof.service';
import { OldDocuments } from '../../invoices/documents/old-documents';
import { renderDocument } from '../../invoices/documents/pdf/render-document';
import type { NewsletterService } from '../../mails/newsletter/newsletter.service';
import { ErasureList } from '../../operations/personal-data/erasure-list';
import { ErasureRepository } from '../../operations/personal-data/erasure.repository';
import { ErasureService } from '../../operations/personal-data/erasure.service';
import { PersonRetention } from '../../operations/personal-data/person-retention';
import { PersonalDataDesk } from '../../operations/personal-data/personal-data-desk.service';
import { ReplayService } from '../../operations/personal-data/replay.service';
import { YourDataService } from '../../operations/personal-data/your-data.service';
import type { ProfilePictures } from '../../pictures/profiles/profile-picture.service';
import type { Platform } from './platform';

/** The list of erasures outside the database. */
const erasureList = ({ settings, secrets }: Pick<Platform, 'settings' | 'secrets'>): ErasureList =>
  new ErasureList(settings.DATA_DIRECTORY, secrets);

/** Notes the end of a consent. It ends even while the list cannot be written. */
export function withdrawalNote(
  platform: Pick<Platform, 'settings' | 'secrets' | 'log'>,
  kind: 'SUBSCRIPTION' | 'MARKETING',
) {
  const list = erasureList(platform);
  return (value: string, at: Date): Promise<void> =>
    list.append([{ kind, value }], at).catch((error: unknown) => {
      platform.log.error(
        { err: error, alert: 'list of erasures' },
        'The end of a consent could not be listed outside the database',
      );
    });
}

/** Services that export and erase people. */
export function personalDataServices(
  platform: Platform,
  further: {
    audit: AuditService;
    owner: OwnerService;
    staff: StaffDirectory;
    proofs: AddressProofs;
    newsletter: NewsletterService;
    pictures: ProfilePictures;
  },
) {
  const { settings, database, clock, secrets, rateLimits, property, log } = platform;
  const { audit, owner, staff, proofs, newsletter, pictures } = further;
  const list = erasureList(platform);
  const canDelete = Boolean(settings.GOOGLE_APPLICATION_CREDENTIALS ?? settings.FIREBASE_AUTH_EMULATOR_HOST);
  const erasures = new ErasureService({
    ...{ database, clock, secrets, list, audit, log, pictures },
    requests: new ErasureRepository(database),
    accounts: new GuestAccounts(settings.FIREBASE_PROJECT_ID, canDelete),
    isStaff: async (uid) => (await owner.find())?.uid === uid || (await staff.rightsOf(uid)) !== null,
  });
  const siteUrl = settings.SITE_URL;
  const yourData = new YourDataService({
    ...{ database, clock, secrets, rateLimits, property, proofs, erasures, newsletter, siteUrl },
    noteWithdrawal: withdrawalNote(platform, 'MARKETING'),
  });
  const documents = new OldDocuments(database, (content) => renderDocument(content, () => undefined));
  return {
    services: {
      erasures,
      yourData,
      personalDataDesk: new PersonalDataDesk(database, property, audit, yourData),
    },
    background: {
      replay: new ReplayService(database, list, log),
      personRetention: new PersonRetention(database, documents),
    },
  };
}
