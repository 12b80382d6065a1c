import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { GuestAccounts } from '../../access/accounts/guest-accounts';
import type { AuditService } from '../../access/audit/audit.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMailOf } from '../../mails/notifications/queued-mail';
import { inTransaction, lockByName } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/job-queue';
import type { Logger } from '../../platform/log/log';
import type { RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { mailboxKey } from '../../platform/text/mailbox-key';
import type { Clock } from '../../platform/time/clock';
import { DOCUMENTS_KEPT_YEARS } from './declared/facts';
import { erase } from './eraser';
import { ErasedKind, type Erased, type ErasureList } from './erasure-list';
import type { ErasureRequest, KeptByLaw } from './erasure-request.entity';
import type { ErasureRepository, ListedRequest } from './erasure.repository';
import { waitsOf, type ErasureWait } from './erasure-waits';
import {
  addressesOf,
  bookingsOfAddress,
  isShared,
  keptDocuments,
  lockBookings,
  registerKeptUntil,
} from './people.read-model';
import type { Person } from './person';

/** The job that applies one request. */
export const ERASE_PERSON_JOB = 'erase person';
/** The job that deletes the account of a guest who was erased. */
export const REMOVE_ACCOUNT_JOB = 'remove guest account';
/** The nightly job. It applies requests that waited, and applies erasures again that a restored database has lost. */
export const ERASE_PEOPLE_JOB = 'erase people';

/** The data that the staff want to erase: bookings, and everything that belongs to an address. */
export interface AskedErasure {
  address: string | null;
  bookingIds: readonly string[];
  /** The guest's request that this request answers, because several people share the address. */
  answers: string | null;
}

type StoredOutcome = { kind: 'ErasureStored'; request: ListedRequest } | RecordNotFoundOutcome;

/** Accounts of guests, with their pictures. */
interface Accounts {
  accounts: Pick<GuestAccounts, 'canDelete' | 'uidOf' | 'remove'>;
  pictures: { removeAll(uid: string): Promise<void> };
  /** Whether the account belongs to the staff, whose accounts stay. */
  isStaff(uid: string): Promise<boolean>;
}

interface ErasureNeeds extends Accounts {
  database: DataSource;
  clock: Clock;
  secrets: KeyedSecrets;
  requests: ErasureRepository;
  list: ErasureList;
  audit: AuditService;
  log: Logger;
}

/** The people of a request at this moment. */
interface Found {
  person: Person;
  waits: ErasureWait[];
}

/** Takes requests to erase people. Applies a request once nothing about the bookings of the person is open. */
export class ErasureService {
  constructor(private readonly needs: ErasureNeeds) {}

  /**
   * A request of a guest who has proved the address. When the address has an open request already, returns that
   * request.
   */
  async askByGuest(address: string): Promise<ListedRequest> {
    return inTransaction(this.needs.database, async (manager) => {
      await lockByName(manager, `erasure of ${address}`);
      const open = await this.needs.requests.openOfAddress(manager, address);
      const id = open?.id ?? (await this.add(manager, { address, bookingIds: null, askedBy: null }));
      return this.needs.requests.read(manager, id);
    });
  }

  /** A request of the staff, for a guest who came, called or wrote. */
  async askByStaff(who: Staff, { address, bookingIds, answers }: AskedErasure): Promise<StoredOutcome> {
    const details = { bookingIds, withAddress: address !== null };
    const request = await this.needs.audit.perform(
      { who, action: 'eraseGuest', details },
      async (manager) => {
        const answered = answers === null ? null : await this.endOpen(manager, answers);
        if (answers !== null && answered === null) return null;
        // The guest who asked sees this request in place of the answered one.
        const asked = { address, bookingIds: [...bookingIds], askedBy: who.uid };
        const id = await this.add(manager, asked, answered?.addressHash ?? null);
        return { done: await this.needs.requests.read(manager, id), recordId: id };
      },
    );
    return request ? { kind: 'ErasureStored', request } : { kind: 'RecordNotFound' };
  }

  /** Withdraws a request, because the guest does not want it any more or it was a mistake. */
  async withdraw(who: Staff, id: string): Promise<StoredOutcome> {
    const request = await this.needs.audit.perform({ who, action: 'withdrawErasure' }, async (manager) => {
      if (!(await this.endOpen(manager, id))) return null;
      return { done: await this.needs.requests.read(manager, id), recordId: id };
    });
    return request ? { kind: 'ErasureStored', request } : { kind: 'RecordNotFound' };
  }

  list(): Promise<ListedRequest[]> {
    return this.needs.requests.list();
  }

  /** The newest request of the address; null without one. */
  newestOf(address: string): Promise<ListedRequest | null> {
    return this.needs.requests.newestOf(this.needs.database.manager, this.hashOf(address));
  }

  /** The work of the job: applies the request, or notes what it waits for. */
  async apply(id: string): Promise<void> {
    const request = await this.needs.requests.find(id);
    if (!request || request.endedAt) return;
    const { manager } = this.needs.database;
    const { waits } = await this.find(manager, request);
    if (waits.length > 0) return this.needs.requests.setWaits(manager, id, waits);
    const accounts = await this.accountsOf(request);
    await inTransaction(this.needs.database, (inside) => this.applyLocked(inside, id, accounts));
  }

  /** Applies every request that waited. A request that fails does not delay the others. */
  async applyAll(): Promise<void> {
    for (const id of await this.needs.requests.openIds())
      await this.apply(id).catch((error: unknown) => {
        this.needs.log.error({ err: error, request: id }, 'An erasure failed');
      });
  }

  /** The mail that says that an erasure is done; null when the request no longer exists. */
  async mailOf(mail: QueuedMailOf<'erasure done'>): Promise<MailData | null> {
    const request = await this.needs.requests.find(mail.requestId);
    return request ? { ...mail, kept: request.kept } : null;
  }

  private async add(
    manager: EntityManager,
    asked: Pick<ErasureRequest, 'address' | 'bookingIds' | 'askedBy'>,
    hashOfAnswered: string | null = null,
  ): Promise<string> {
    const id = randomUUID();
    const addressHash = asked.address === null ? hashOfAnswered : this.hashOf(asked.address);
    await this.needs.requests.add(manager, { id, addressHash, ...asked });
    await enqueue(manager, ERASE_PERSON_JOB, { requestId: id }, { jobKey: `erase person ${id}` });
    return id;
  }

  /** Null when there is no such request, or when it has ended. */
  private async endOpen(manager: EntityManager, id: string): Promise<ErasureRequest | null> {
    const open = await this.needs.requests.lock(manager, id);
    if (!open || open.endedAt) return null;
    await this.needs.requests.end(manager, id, {
      state: 'WITHDRAWN',
      bookingIds: open.bookingIds ?? [],
      kept: [],
    });
    return open;
  }

  /** A booking with this address cannot be made during the erasure, only before it or after it. */
  private async applyLocked(manager: EntityManager, id: string, accounts: string[]): Promise<void> {
    const request = await this.needs.requests.lock(manager, id);
    if (!request || request.endedAt) return;
    if (request.address !== null)
      await lockByName(manager, `holds of address ${mailboxKey(request.address)}`);
    await lockBookings(manager, (await this.find(manager, request)).person.bookings);
    const { person: found, waits } = await this.find(manager, request);
    if (waits.length > 0) return this.needs.requests.setWaits(manager, id, waits);
    const person = { ...found, accounts };
    const kept = await this.keptOf(manager, person);
    const email = request.address ?? (await this.addressOfAnswered(manager, request));
    await this.needs.list.append(erasedOf(person), await this.needs.clock.now(manager));
    await erase(manager, person);
    // A job, because an account that is gone could not be found again if this transaction failed.
    for (const uid of accounts)
      await enqueue(manager, REMOVE_ACCOUNT_JOB, { uid }, { jobKey: `remove account ${uid}` });
    await this.needs.requests.end(manager, id, { state: 'DONE', bookingIds: person.bookings, kept });
    if (email !== null) await queueMail(manager, { kind: 'erasure done', requestId: id, email });
  }

  /** The address of the guest whose request the staff answered: one of these bookings has it still. */
  private async addressOfAnswered(
    manager: EntityManager,
    { addressHash, bookingIds }: ErasureRequest,
  ): Promise<string | null> {
    const addresses = addressHash === null ? [] : await addressesOf(manager, bookingIds ?? []);
    return addresses.find((address) => this.hashOf(address) === addressHash) ?? null;
  }

  private async find(manager: EntityManager, { address, bookingIds }: ErasureRequest): Promise<Found> {
    const addresses = address === null ? [] : [address];
    if (bookingIds) {
      const waits = await waitsOf(manager, bookingIds);
      return { person: { bookings: bookingIds, addresses, accounts: [] }, waits };
    }
    const found = address === null ? [] : await bookingsOfAddress(manager, address);
    const bookings = found.map(({ id }) => id);
    const waits = await waitsOf(manager, bookings);
    const shared = address !== null && (await isShared(manager, address, found));
    return {
      person: { bookings, addresses, accounts: [] },
      waits: shared ? ['SHARED_ADDRESS', ...waits] : waits,
    };
  }

  /** The work of the job: deletes a guest's account and its pictures. */
  async removeAccount(uid: string): Promise<void> {
    if (await this.needs.isStaff(uid)) return;
    await this.needs.pictures.removeAll(uid);
    await this.needs.accounts.remove(uid);
  }

  private async accountsOf({ address }: ErasureRequest): Promise<string[]> {
    const { accounts } = this.needs;
    if (address === null || !accounts.canDelete) return [];
    const uid = await accounts.uidOf(address);
    return uid === null || (await this.needs.isStaff(uid)) ? [] : [uid];
  }

  private async keptOf(manager: EntityManager, { bookings }: Person): Promise<KeptByLaw[]> {
    const documents = await keptDocuments(manager, bookings, DOCUMENTS_KEPT_YEARS);
    const register = await registerKeptUntil(manager, bookings);
    return [
      ...documents.map(({ number, until }) => ({ what: number, until })),
      ...(register === null ? [] : [{ what: 'the register of guests', until: register }]),
    ];
  }

  private hashOf(address: string): string {
    return this.needs.secrets.keyedHash('erasure request', address);
  }
}

/** The entries of an erasure for the list outside the database. */
function erasedOf({ bookings, addresses, accounts }: Person): Erased[] {
  return [
    ...bookings.map((value) => ({ kind: ErasedKind.BOOKING, value })),
    ...addresses.map((value) => ({ kind: ErasedKind.ADDRESS, value })),
    ...accounts.map((value) => ({ kind: ErasedKind.ACCOUNT, value })),
  ];
}
