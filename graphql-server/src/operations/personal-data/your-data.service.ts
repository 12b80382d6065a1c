import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Viewer } from '../../access/accounts/viewer';
import type { AddressProofs } from '../../bookings/address-proofs/address-proof.service';
import {
  marketingConsentOf,
  withdrawMarketingConsents,
  type MarketingConsent,
} from '../../guests/records/marketing-consents';
import type { NewsletterService } from '../../mails/newsletter/newsletter.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { inTransaction } from '../../platform/database/database';
import { MAILBOX_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { fault, readInput } from '../../platform/text/input-faults';
import { emailAddress, emailKey } from '../../platform/text/text-rules';
import type { Clock } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import type { ErasureService } from './erasure.service';
import type { ListedRequest } from './erasure.repository';
import { htmlExport, jsonExport } from './export-files';
import { exportOf } from './person-export';
import { bookingsOfAddress, isShared, knowsAddress } from './people.read-model';
import { addressOfToken, YOUR_DATA_LINK_MINUTES, yourDataToken } from './your-data-link';

const linkRules = z.object({
  email: emailAddress({
    missing: fault('TEXT_MISSING', { object: 'yourEmail' }),
    wrong: fault('EMAIL_INVALID'),
  }),
});

/** Consent to the newsletter, apart from all bookings. */
interface NewsletterConsent {
  agreedAt: Date;
  /** The sentence that the form showed. */
  agreedTo: string;
  endedAt: Date | null;
}

/** What guests see about an address that they have proved. */
export interface YourDataSeen {
  address: string;
  /** The references of the address's bookings whose guest is not erased. */
  references: string[];
  /**
   * Whether the address has bookings under several names, so that the hotel must decide which bookings belong to the
   * person.
   */
  isShared: boolean;
  newsletter: NewsletterConsent | null;
  /** The consents that the desk noted; null when there are none. */
  marketing: MarketingConsent | null;
  request: ListedRequest | null;
}

/** An export as two files. */
export interface PersonFiles {
  filename: string;
  json: string;
  html: string;
}

/** The proof that a person reads the mails of an address: a mailed link, or a sign-in with the address. */
export interface Proof {
  token: string | null;
  viewer: Viewer | null;
}

interface YourDataNeeds {
  database: DataSource;
  clock: Clock;
  secrets: KeyedSecrets;
  rateLimits: RateLimits;
  proofs: Pick<AddressProofs, 'provenAddressOf'>;
  erasures: Pick<ErasureService, 'askByGuest' | 'newestOf'>;
  newsletter: Pick<NewsletterService, 'consentOf' | 'withdraw'>;
  /** Notes outside the database that the owner of an address withdrew the consents to marketing. */
  noteWithdrawal: (address: string, at: Date) => Promise<void>;
  property: PropertySource;
  siteUrl: string;
}

const SHARED =
  'Bookings of several names have this address, so their guests’ data are left out. The hotel gives each guest their own.';

/** The page “Your data”: what the hotel stores about the owner of an address, a copy of it, and its erasure. */
export class YourDataService {
  constructor(private readonly needs: YourDataNeeds) {}

  /**
   * Mails a link to the address if the hotel stores anything under it. The outcome does not reveal whether data
   * exist, or whether the address has had too many mails; the job checks both.
   */
  async sendLink(form: { email: string }): Promise<{ kind: 'YourDataLinkSent' } | InvalidInputOutcome> {
    const input = readInput(linkRules, form);
    if (!input.ok) return { kind: 'InvalidInput', faults: input.faults };
    const email = emailKey(input.value.email);
    await inTransaction(this.needs.database, async (manager) => {
      for (const limit of MAILBOX_LIMITS.yourDataLinks)
        if ((await this.needs.rateLimits.secondsToWaitForMailbox(limit, email, manager)) !== null) return;
      await queueMail(manager, { kind: 'your data link', messageId: randomUUID(), email });
    });
    return { kind: 'YourDataLinkSent' };
  }

  /** The mail with the link; null when the hotel stores nothing under the address. */
  async linkToSend(mail: QueuedMailOf<'your data link'>): Promise<MailData | null> {
    const { database, clock, secrets, siteUrl } = this.needs;
    if (!(await knowsAddress(database.manager, mail.email))) return null;
    const until = new Date((await clock.now()).getTime() + YOUR_DATA_LINK_MINUTES * 60_000);
    const url = `${siteUrl}/your-data#${yourDataToken(secrets, mail.email, until)}`;
    return { ...mail, url, validMinutes: YOUR_DATA_LINK_MINUTES };
  }

  /** What the hotel stores about the address; null without a proof. */
  async see(proof: Proof): Promise<YourDataSeen | null> {
    const address = await this.provenBy(proof);
    return address === null ? null : this.seen(address);
  }

  /** A copy for the owner of the address; null without a proof. */
  async export(proof: Proof): Promise<PersonFiles | null> {
    const address = await this.provenBy(proof);
    if (address === null) return null;
    const { manager } = this.needs.database;
    const found = await bookingsOfAddress(manager, address);
    const shared = await isShared(manager, address, found);
    const bookings = shared ? [] : found.map(({ id }) => id);
    const accounts = proof.viewer && proof.token === null ? [proof.viewer.uid] : [];
    const tables = await exportOf(manager, { bookings, addresses: [address], accounts, isShared: shared });
    return this.filesOf(address, tables, shared ? SHARED : null);
  }

  /** Asks to erase the owner of the address; null without a proof. */
  async erase(proof: Proof): Promise<YourDataSeen | null> {
    const address = await this.provenBy(proof);
    if (address === null) return null;
    await this.needs.erasures.askByGuest(address);
    return this.seen(address);
  }

  /** Ends the consent to the newsletter; null without a proof. */
  async withdrawConsent(proof: Proof): Promise<YourDataSeen | null> {
    const address = await this.provenBy(proof);
    if (address === null) return null;
    await this.needs.newsletter.withdraw(address);
    return this.seen(address);
  }

  /** Ends the consents to marketing that the desk noted; null without a proof. */
  async withdrawMarketing(proof: Proof): Promise<YourDataSeen | null> {
    const address = await this.provenBy(proof);
    if (address === null) return null;
    const { database, clock } = this.needs;
    const ended = await inTransaction(database, (manager) => withdrawMarketingConsents(manager, address));
    if (ended > 0) await this.needs.noteWithdrawal(address, await clock.now());
    return this.seen(address);
  }

  /** The files of an export. */
  async filesOf(
    of: string,
    tables: Awaited<ReturnType<typeof exportOf>>,
    leftOut: string | null,
  ): Promise<PersonFiles> {
    const madeAt = await this.needs.clock.now();
    const heading = { hotel: this.needs.property.current.name, of, madeAt, leftOut };
    const filename = `your-data-${madeAt.toISOString().slice(0, 10)}`;
    return { filename, json: jsonExport(heading, tables), html: htmlExport(heading, tables) };
  }

  private async provenBy({ token, viewer }: Proof): Promise<string | null> {
    if (token !== null) return addressOfToken(this.needs.secrets, token, await this.needs.clock.now());
    const proven = viewer && (await this.needs.proofs.provenAddressOf(viewer));
    return proven ? emailKey(proven) : null;
  }

  private async seen(address: string): Promise<YourDataSeen> {
    const { manager } = this.needs.database;
    const found = await bookingsOfAddress(manager, address);
    return {
      address,
      references: found.map(({ reference }) => reference),
      isShared: await isShared(manager, address, found),
      newsletter: await this.needs.newsletter.consentOf(address),
      marketing: await marketingConsentOf(this.needs.database, address),
      request: await this.needs.erasures.newestOf(address),
    };
  }
}
