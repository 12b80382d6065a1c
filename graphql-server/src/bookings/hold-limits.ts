import type { EntityManager } from 'typeorm';
import { callerHash, networksOf } from '../platform/limits/caller';
import { lockByName } from '../platform/database/database';
import { nightsOf, type PlainDate } from '../platform/time/dates';
import type { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import { mailboxKey } from '../platform/text/mailbox-key';
import type { SolvedChallenge } from '../platform/secrets/proof-of-work';
import { emailKey } from '../platform/text/text-rules';
import type { RoomTypeName } from '../rooms/room-type.entity';

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

/** Who asks for a room, beside what the form says. */
export interface Requester {
  /** Keyed hashes of the caller's networks, the narrowest first: one for IPv4, three for IPv6. */
  callerHashes: readonly [string, ...string[]];
  /** The identity provider's id of whoever was signed in; null for a visitor. */
  guestUid: string | null;
  /** The address that the identity provider vouches for; null for everybody else. */
  verifiedEmail: string | null;
}

/** The hold that is asked for, as far as limits look at it. */
export interface LimitedHold extends Requester {
  guest: { email: string };
  quote: { roomType: RoomTypeName; checkin: PlainDate; checkout: PlainDate };
  solved: SolvedChallenge | null;
}

/** One column that open holds are counted by, and how many limits of one caller its value may use. */
interface Counted {
  where: Record<string, string>;
  holds: number;
  nights: number;
}

// In the order of networksOf. The widest is locked first, so that no two callers wait for each other in a circle.
const CALLER_COLUMNS = ['caller_hash', 'caller_site_hash', 'caller_block_hash'] as const;

// One mailbox may hold as many times its limit over all callers before its next hold needs a challenge. It is never
// locked: else anybody could shut a guest out by holding rooms under the guest's address.
const CALLERS_PER_MAILBOX = 4;

// The more rooms of the type are held unpaid, the more work the next hold needs.
const WORK_STEPS = [
  { aboveShareOfRest: 0.5, times: 4 },
  { aboveShareOfRest: 0, times: 1 },
] as const;

/** Bounds what can be held without paying. See docs/security.md. */
export class HoldLimits {
  constructor(private readonly settings: HoldLimitSettings) {}

  /** Locks the counts of the mailbox and the caller until the transaction ends; true when one of them is full. */
  async areReached(manager: EntityManager, hold: LimitedHold): Promise<boolean> {
    const mailbox = mailboxKey(hold.guest.email);
    await lockByName(manager, `holds of address ${mailbox}`);
    for (const hash of hold.callerHashes.toReversed()) await lockByName(manager, `holds of caller ${hash}`);
    for (const counted of this.countedFor(hold, mailbox)) {
      if (await exceeds(manager, counted, hold)) return true;
    }
    return false;
  }

  /**
   * How many keys must have been derived for this hold; 0 on a quiet day, and when the solved challenge will do, which
   * is used up with it. Wants the room type's lock.
   */
  async triesMissing(manager: EntityManager, hold: LimitedHold): Promise<number> {
    const tries = await this.triesFor(manager, hold);
    if (tries === 0 || !hold.solved || hold.solved.tries < tries) return tries;
    return (await spend(manager, hold.solved)) ? 0 : tries;
  }

  private countedFor({ callerHashes }: LimitedHold, mailbox: string): Counted[] {
    const { holdsPerEmail, holdsPerCaller, nightsPerEmail, nightsPerCaller, scale } = this.settings;
    const relaxed = Math.max(1, scale);
    const ofMailbox = {
      where: { mailbox_key: mailbox, caller_hash: callerHashes[0] },
      holds: holdsPerEmail,
      nights: nightsPerEmail * relaxed,
    };
    const ofCaller = CALLER_COLUMNS.flatMap((column, index) => {
      const hash = callerHashes[index];
      const times = 2 ** index;
      if (hash === undefined) return [];
      return [
        {
          where: { [column]: hash },
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
    const share = await unpaidShare(manager, hold);
    if (share <= allowed) return 0;
    const ofRest = (share - allowed) / (1 - allowed);
    return base * (WORK_STEPS.find(({ aboveShareOfRest }) => ofRest > aboveShareOfRest)?.times ?? 1);
  }

  private isMailboxBusy(manager: EntityManager, hold: LimitedHold): Promise<boolean> {
    const { holdsPerEmail, nightsPerEmail, scale } = this.settings;
    const times = CALLERS_PER_MAILBOX * Math.max(1, scale);
    return exceeds(
      manager,
      {
        where: { mailbox_key: mailboxKey(hold.guest.email) },
        holds: holdsPerEmail * times,
        nights: nightsPerEmail * times,
      },
      hold,
    );
  }
}

/** The caller's networks as they are stored. */
export function callerHashesOf(secrets: KeyedSecrets, caller: string): Requester['callerHashes'] {
  const [narrowest, ...wider] = networksOf(caller).map(({ address }) => callerHash(secrets, address));
  if (narrowest === undefined) throw new Error('Every caller is in a network.');
  return [narrowest, ...wider];
}

/** What a challenge may be solved for: this guest's hold of this stay, and no other. */
export function challengePurpose({ guest, quote }: Pick<LimitedHold, 'guest' | 'quote'>): string {
  return JSON.stringify([mailboxKey(guest.email), quote.roomType, quote.checkin, quote.checkout]);
}

async function exceeds(manager: EntityManager, counted: Counted, { quote }: LimitedHold): Promise<boolean> {
  const columns = Object.keys(counted.where).map((column, index) => `AND ${column} = $${index + 1}`);
  const rows: { holds: number; nights: number }[] = await manager.query(
    `SELECT count(*)::int AS holds, coalesce(sum(checkout - checkin), 0)::int AS nights
     FROM bookings WHERE status = 'HELD' ${columns.join(' ')}`,
    Object.values(counted.where),
  );
  const { holds, nights } = rows[0] ?? { holds: 0, nights: 0 };
  const wanted = nightsOf(quote.checkin, quote.checkout).length;
  return holds + 1 > counted.holds || nights + wanted > counted.nights;
}

/** The share of the type's rooms that is held unpaid, in the fullest night of the stay: 0 to 1. */
async function unpaidShare(manager: EntityManager, { quote }: LimitedHold): Promise<number> {
  const rows: { share: number }[] = await manager.query(
    `SELECT coalesce(max(unpaid), 0)::float / greatest(1, (SELECT count(*) FROM rooms WHERE room_type = $1)) AS share
     FROM (SELECT count(*) AS unpaid FROM rooms room
       JOIN room_nights taken ON taken.room_id = room.id AND taken.night >= $2 AND taken.night < $3
       JOIN bookings booking ON booking.id = taken.booking_id AND booking.status = 'HELD'
       WHERE room.room_type = $1 GROUP BY taken.night) nights`,
    [quote.roomType, quote.checkin, quote.checkout],
  );
  return rows[0]?.share ?? 0;
}

/** False when a hold was made with it before. */
async function spend(manager: EntityManager, { id, expiresAt }: SolvedChallenge): Promise<boolean> {
  await manager.query('DELETE FROM spent_challenges WHERE expires_at < (SELECT hotel_now())');
  const rows: unknown[] = await manager.query(
    'INSERT INTO spent_challenges (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
    [id, expiresAt],
  );
  return rows.length > 0;
}
