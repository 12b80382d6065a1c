import type { EntityManager } from 'typeorm';
import { callerHash, networksOf } from '../platform/limits/caller';
import { lockByName } from '../platform/database/database';
import { nightsOf, type PlainDate } from '../platform/time/dates';
import type { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import { mailboxKey } from '../platform/text/mailbox-key';
import type { SolvedChallenge } from '../platform/secrets/proof-of-work';
import { emailKey } from '../platform/text/text-rules';
import type { RoomTypeName } from '../rooms/room-type.entity';
import type { BookingRepository, HoldColumn } from './booking.repository';
import type { RoomNightRepository } from './room-night.repository';

export interface HoldLimitSettings {
  /** Open holds of one mailbox from one caller. */
  holdsPerEmail: number;
  /** Open holds of one caller. */
  holdsPerCaller: number;
  /** Nights in the open holds of one mailbox from one caller. */
  nightsPerEmail: number;
  /** Nights in the open holds of one caller. */
  nightsPerCaller: number;
  /** A further hold needs a challenge when more than this share of a type's rooms is held unpaid; 1 means never. */
  challengeShare: number;
  /** Keys to derive for each night of a hold that needs a challenge. */
  triesPerNight: number;
  /** `RATE_LIMIT_SCALE`; below 1 it changes nothing here, since everybody may hold a room. */
  scale: number;
}

/** Who wants a room, beside what the form says. */
export interface Requester {
  /** Keyed hashes of the caller's networks, the narrowest first: one for IPv4, three for IPv6. */
  callerHashes: readonly [string, ...string[]];
  /** The identity provider's id of whoever was signed in; null for a visitor. */
  guestUid: string | null;
  /** The verified address of whoever is signed in; null otherwise. */
  verifiedEmail: string | null;
}

/** The hold that a guest wants, as far as limits look at it. */
export interface LimitedHold extends Requester {
  guest: { email: string };
  quote: { roomType: RoomTypeName; checkin: PlainDate; checkout: PlainDate };
  solved: SolvedChallenge | null;
}

/** What open holds are counted by, and how many holds and nights there may be. */
interface HoldLimit {
  by: Partial<Record<HoldColumn, string>>;
  holds: number;
  nights: number;
}

// In the order of networksOf. The widest is locked first, so that no two callers wait for each other in a circle.
const CALLER_COLUMNS = ['caller_hash', 'caller_site_hash', 'caller_block_hash'] as const;

// Over all callers, one mailbox may hold this many times its limit; then its next hold needs a challenge. It is not
// refused: else anybody could shut a guest out by holding rooms under the guest's address.
const CALLERS_PER_MAILBOX = 4;

// The more rooms of the type are held unpaid, the more work the next hold needs.
const WORK_STEPS = [
  { aboveShareOfRest: 0.5, times: 4 },
  { aboveShareOfRest: 0, times: 1 },
] as const;

/** Bounds what can be held without paying. See docs/security.md. */
export class HoldLimits {
  constructor(
    private readonly settings: HoldLimitSettings,
    private readonly bookings: BookingRepository,
    private readonly roomNights: RoomNightRepository,
  ) {}

  /** Locks the counts of the mailbox and the caller until the transaction ends; true when one of them is full. */
  async areReached(manager: EntityManager, hold: LimitedHold): Promise<boolean> {
    const mailbox = mailboxKey(hold.guest.email);
    await lockByName(manager, `holds of address ${mailbox}`);
    for (const hash of hold.callerHashes.toReversed()) await lockByName(manager, `holds of caller ${hash}`);
    for (const limit of this.limitsFor(hold, mailbox)) {
      if (await this.exceeds(manager, limit, hold)) return true;
    }
    return false;
  }

  /**
   * How many keys the guest must still derive for this hold: 0 on a quiet day, and when the solved challenge suffices,
   * which is then spent. The room type's lock must be held.
   */
  async triesMissing(manager: EntityManager, hold: LimitedHold): Promise<number> {
    const tries = await this.triesFor(manager, hold);
    if (tries === 0 || !hold.solved || hold.solved.tries < tries) return tries;
    return (await spend(manager, hold.solved)) ? 0 : tries;
  }

  private limitsFor({ callerHashes }: LimitedHold, mailbox: string): HoldLimit[] {
    const { holdsPerEmail, holdsPerCaller, nightsPerEmail, nightsPerCaller, scale } = this.settings;
    const relaxed = Math.max(1, scale);
    const ofMailbox = {
      by: { mailbox_key: mailbox, caller_hash: callerHashes[0] },
      holds: holdsPerEmail,
      nights: nightsPerEmail * relaxed,
    };
    const ofCaller = CALLER_COLUMNS.flatMap((column, index) => {
      const hash = callerHashes[index];
      const times = 2 ** index;
      if (hash === undefined) return [];
      return [
        {
          by: { [column]: hash },
          holds: holdsPerCaller * times,
          nights: nightsPerCaller * times * relaxed,
        },
      ];
    });
    return [ofMailbox, ...ofCaller];
  }

  private async triesFor(manager: EntityManager, hold: LimitedHold): Promise<number> {
    const base = this.settings.triesPerNight * nightsOf(hold.quote.checkin, hold.quote.checkout).length;
    if (await this.isMailboxBusy(manager, hold)) return base;
    if (hold.verifiedEmail !== null && emailKey(hold.verifiedEmail) === emailKey(hold.guest.email)) return 0;
    const allowed = this.settings.challengeShare * Math.max(1, this.settings.scale);
    const share = await this.roomNights.unpaidShare(manager, hold.quote.roomType, hold.quote);
    if (share <= allowed) return 0;
    const ofRest = (share - allowed) / (1 - allowed);
    return base * (WORK_STEPS.find(({ aboveShareOfRest }) => ofRest > aboveShareOfRest)?.times ?? 1);
  }

  private isMailboxBusy(manager: EntityManager, hold: LimitedHold): Promise<boolean> {
    const { holdsPerEmail, nightsPerEmail, scale } = this.settings;
    const times = CALLERS_PER_MAILBOX * Math.max(1, scale);
    return this.exceeds(
      manager,
      {
        by: { mailbox_key: mailboxKey(hold.guest.email) },
        holds: holdsPerEmail * times,
        nights: nightsPerEmail * times,
      },
      hold,
    );
  }

  private async exceeds(manager: EntityManager, limit: HoldLimit, { quote }: LimitedHold): Promise<boolean> {
    const { holds, nights } = await this.bookings.openHolds(manager, limit.by);
    const wanted = nightsOf(quote.checkin, quote.checkout).length;
    return holds + 1 > limit.holds || nights + wanted > limit.nights;
  }
}

/** The caller's networks as they are stored. */
export function callerHashesOf(secrets: KeyedSecrets, caller: string): Requester['callerHashes'] {
  const [narrowest, ...wider] = networksOf(caller).map(({ address }) => callerHash(secrets, address));
  if (narrowest === undefined) throw new Error('Every caller is in a network.');
  return [narrowest, ...wider];
}

/** A challenge is valid for one guest's hold of one stay. */
export function challengePurpose({ guest, quote }: Pick<LimitedHold, 'guest' | 'quote'>): string {
  return JSON.stringify([mailboxKey(guest.email), quote.roomType, quote.checkin, quote.checkout]);
}

/** Uses the challenge up; false when a hold was made with it before. */
async function spend(manager: EntityManager, { id, expiresAt }: SolvedChallenge): Promise<boolean> {
  await manager.query('DELETE FROM spent_challenges WHERE expires_at < (SELECT hotel_now())');
  const rows: unknown[] = await manager.query(
    'INSERT INTO spent_challenges (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
    [id, expiresAt],
  );
  return rows.length > 0;
}
