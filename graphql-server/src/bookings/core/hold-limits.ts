import type { EntityManager } from 'typeorm';
import { estimatedFees } from '../../payments/core/estimated-fees';
import { callerHash, networksOf } from '../../platform/limits/caller';
import { lockByName } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { mailboxKey } from '../../platform/text/mailbox-key';
import type { SolvedChallenge } from '../../platform/secrets/proof-of-work';
import { emailKey } from '../../platform/text/text-rules';
import type { StayRequest } from '../../selling/quotes/quote';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';
import { isLive } from '../../selling/stays/stay.states';
import { roomNightsOf, type BookingRecord } from './booking-record';
import type { BookingRepository, HoldColumn, PaidAndCancelled } from './booking.repository';
import type { UnsecuredRooms } from './unsecured-rooms';

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
  /** `RATE_LIMIT_SCALE`. A value below 1 has no effect here, because everybody may hold a room. */
  scale: number;
}

/** Who asks for a room, apart from what the form says. */
export interface Requester {
  /** Keyed hashes of the caller's networks, the narrowest first: one for IPv4, three for IPv6. */
  callerHashes: readonly [string, ...string[]];
  /** The identity provider's id of the signed-in guest; null for a visitor. */
  guestUid: string | null;
  /** The verified address of the signed-in guest; null otherwise. */
  verifiedEmail: string | null;
}

/** The fields of a requested hold that limits depend on. */
export interface LimitedHold extends Requester {
  guest: { email: string };
  quote: { stays: readonly StayRequest[] };
  solved: SolvedChallenge | null;
}

/** A column that open holds are counted by, and how many rooms and nights may be held. */
interface HoldLimit {
  by: Partial<Record<HoldColumn, string>>;
  holds: number;
  nights: number;
}

/** Open holds or bookings: their rooms, and the nights of these rooms. */
interface OpenRooms {
  holds: number;
  nights: number;
}

type StayNights = Pick<StayRequest, 'checkin' | 'checkout'>;

/** The fields of an unpaid booking on which the limits of its changes depend. */
type ChangedUnpaid = Pick<
  BookingRecord,
  'id' | 'mailboxKey' | 'callerHash' | 'callerSiteHash' | 'callerBlockHash' | 'stays'
>;

// In the order of networksOf. The widest network is locked first, so that two callers never wait for each other in a
// circle.
const CALLER_COLUMNS = ['caller_hash', 'caller_site_hash', 'caller_block_hash'] as const;

// Over all callers, one mailbox may hold this many times its limit; after that, its next hold needs a challenge. The
// hold is not refused: otherwise anybody could shut out a guest by holding rooms under the guest's address.
const CALLERS_PER_MAILBOX = 4;

// With a solved challenge, one caller may hold this many times its limit, because all guests on one Wi-Fi share an
// address.
const TIMES_WITH_WORK = 4;

// The more rooms of the type are held unpaid, the more work the next hold needs. When almost all rooms are held, a
// verified address alone is not enough: the owner of a domain has any number of addresses.
const WORK_STEPS = [
  { aboveShareOfRest: 0.5, times: 4, sparesVerified: false },
  { aboveShareOfRest: 0, times: 1, sparesVerified: true },
] as const;

// As much work as for the last rooms of a type.
const WORK_OF_FULL_CALLER = 4;

// Guests change their plans now and then. A person who books, pays and cancels again and again costs the hotel the
// gateway's fee.
const CANCELLED_WITHOUT_WORK = 2;
const WORK_OF_REPEATED = 4;
const MOST_WORK_OF_REPEATED = 64;
/** Of one caller: a mailbox is not refused, since anybody can book under a guest's address. */
const CANCELLED_A_DAY = 8;

// Of the rooms of a type that may be unpaid on a night, this hold included: of one room, it is always more.
const UNPROVEN_PART_WITHOUT_WORK = 0.5;

// A code may be lost, or a guest may think again. When a caller lets more rooms of a day lapse, the work doubles with
// each further room.
const LAPSED_WITHOUT_WORK = 2;
const MOST_WORK_OF_LAPSED = 64;
/** Rooms of one caller. At most three quarters of an hour of a day with the four unpaid rooms of the sample hotel. */
const LAPSED_A_DAY = 12;

/** What the open holds of a mailbox and a caller mean for the next hold. */
export type HoldStanding = 'free' | 'with work' | 'refused' | 'cancels too often';

/** The work that a hold still needs. */
export interface MissingWork {
  /** Keys to derive; 0 when nothing is missing. */
  tries: number;
  /** Whether so much is held, or so often cancelled, that the operator should know. */
  isAlarming: boolean;
}

/** Limits what can be held without paying. See docs/security.md. */
export class HoldLimits {
  constructor(
    private readonly settings: HoldLimitSettings,
    private readonly bookings: BookingRepository,
    private readonly roomNights: RoomNightRepository,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly unsecured: UnsecuredRooms,
  ) {}

  /** Locks the counts of the mailbox and the caller until the transaction ends, and compares them with the limits. */
  async standingOf(manager: EntityManager, hold: LimitedHold): Promise<HoldStanding> {
    const mailbox = mailboxKey(hold.guest.email);
    await lockByName(manager, `holds of address ${mailbox}`);
    for (const hash of hold.callerHashes.toReversed()) await lockByName(manager, `holds of caller ${hash}`);
    if (await this.exceeds(manager, this.limitOfMailbox(hold, mailbox), hold)) return 'refused';
    const counts = await this.paidAndCancelled(manager, hold);
    const ofCaller = counts.find(({ by }) => by === 'caller');
    if ((ofCaller?.ofLastDay ?? 0) >= CANCELLED_A_DAY * this.relaxed) return 'cancels too often';
    let standing: HoldStanding = 'free';
    for (const limit of this.limitsOfCaller(hold)) {
      const times = await this.timesReached(manager, limit, hold);
      if (times > (this.asksForWork ? TIMES_WITH_WORK : 1)) return 'refused';
      if (times > 1) standing = 'with work';
    }
    return standing;
  }

  /**
   * Whether the mailbox and the caller may book these rooms without paying: open bookings count like open holds. A mailbox
   * counts only bookings whose address is proven, since anybody can hold a room under a guest's address. `standingOf` has
   * locked the counts.
   */
  async allowsUnpaid(manager: EntityManager, hold: LimitedHold): Promise<boolean> {
    const { guest, quote } = hold;
    const mailbox = { id: null, mailboxKey: mailboxKey(guest.email) };
    if (!(await this.allowsUnpaidOf(manager, mailbox, quote.stays))) return false;
    for (const limit of this.limitsOfCaller(hold)) {
      const open = await this.unsecured.open(manager, limit.by, { withHolds: true, apart: null });
      if (timesReached(open, limit, quote.stays) > 1) return false;
    }
    return true;
  }

  /**
   * Whether this caller has held the most rooms that may be held in a day without entering the mailed codes. A guest
   * who is signed in with the verified address of the form needs no code.
   */
  async lapsesTooOften(manager: EntityManager, hold: LimitedHold): Promise<boolean> {
    if (!this.asksForWork || hasVerified(hold)) return false;
    for (const [index, column] of CALLER_COLUMNS.entries()) {
      const hash = hold.callerHashes[index];
      if (hash === undefined) continue;
      const lapsed = await this.unsecured.lapsed(manager, { [column]: hash });
      if (lapsed >= LAPSED_A_DAY * 2 ** index * this.relaxed) return true;
    }
    return false;
  }

  /**
   * Whether the mailbox may have these rooms without paying for them, apart from the booking itself. Locks its count until
   * the transaction ends.
   */
  async allowsUnpaidOf(
    manager: EntityManager,
    { id, mailboxKey: mailbox }: { id: string | null; mailboxKey: string },
    stays: readonly StayNights[],
  ): Promise<boolean> {
    await lockByName(manager, `holds of address ${mailbox}`);
    const limit = this.limitOfProvenMailbox(mailbox);
    const open = await this.unsecured.open(manager, limit.by, { withHolds: false, apart: id });
    return timesReached(open, limit, stays) <= 1;
  }

  /**
   * Whether a guest's change may give an unpaid booking these rooms. The mailbox of the booking and the caller who booked are
   * counted apart from the booking. A change to no more rooms or nights is always allowed. Locks the counts until the
   * transaction ends.
   */
  async allowsUnpaidChange(
    manager: EntityManager,
    booking: ChangedUnpaid,
    stays: readonly StayNights[],
  ): Promise<boolean> {
    const { id: apart, mailboxKey: mailbox, callerHash, callerSiteHash, callerBlockHash } = booking;
    const callerHashes = [callerHash, callerSiteHash, callerBlockHash].flatMap((hash) => hash || []);
    await lockByName(manager, `holds of address ${mailbox}`);
    for (const hash of callerHashes.toReversed()) await lockByName(manager, `holds of caller ${hash}`);
    const counted = [
      { limit: this.limitOfProvenMailbox(mailbox), withHolds: false },
      ...this.limitsOfCaller({ callerHashes }).map((limit) => ({ limit, withHolds: true })),
    ];
    const before = booking.stays.filter(isLive);
    for (const { limit, withHolds } of counted) {
      const open = await this.unsecured.open(manager, limit.by, { withHolds, apart });
      if (!allowsChange(open, limit, before, stays)) return false;
    }
    return true;
  }

  /**
   * How many keys the guest must still derive for this hold. 0 on a quiet day, and when the solved challenge is
   * sufficient; the challenge is then spent. The caller must hold the lock on the room type.
   */
  async workMissing(
    manager: EntityManager,
    hold: LimitedHold,
    { standing, isUnpaid }: { standing: HoldStanding; isUnpaid: boolean },
  ): Promise<MissingWork> {
    const nights = roomNightsOf(hold.quote.stays);
    const usual = await this.workFor(manager, hold, standing);
    const unproven = isUnpaid ? await this.workOfUnproven(manager, hold) : 0;
    const tries = this.settings.triesPerNight * nights * Math.max(usual, unproven);
    const missing = { tries, isAlarming: usual > 0 };
    if (tries === 0 || !hold.solved || hold.solved.tries < tries) return missing;
    return (await this.bookings.spendChallenge(manager, hold.solved)) ? { ...missing, tries: 0 } : missing;
  }

  private limitOfMailbox({ callerHashes }: LimitedHold, mailbox: string): HoldLimit {
    const { holdsPerEmail, nightsPerEmail } = this.settings;
    return {
      by: { mailbox_key: mailbox, caller_hash: callerHashes[0] },
      holds: holdsPerEmail,
      nights: nightsPerEmail * this.relaxed,
    };
  }

  /** Of all callers: only bookings whose address is proven are counted by it. */
  private limitOfProvenMailbox(mailbox: string): HoldLimit {
    const { holdsPerEmail: holds, nightsPerEmail } = this.settings;
    return { by: { mailbox_key: mailbox }, holds, nights: nightsPerEmail * this.relaxed };
  }

  private limitsOfCaller({ callerHashes }: { callerHashes: readonly string[] }): HoldLimit[] {
    const { holdsPerCaller, nightsPerCaller } = this.settings;
    return CALLER_COLUMNS.flatMap((column, index) => {
      const hash = callerHashes[index];
      const times = 2 ** index;
      if (hash === undefined) return [];
      return [
        {
          by: { [column]: hash },
          holds: holdsPerCaller * times,
          nights: nightsPerCaller * times * this.relaxed,
        },
      ];
    });
  }

  private get relaxed(): number {
    return Math.max(1, this.settings.scale);
  }

  /** The share of a type's rooms that may be held unpaid without a challenge. */
  private get allowedShare(): number {
    return this.settings.challengeShare * this.relaxed;
  }

  private get asksForWork(): boolean {
    return this.allowedShare < 1;
  }

  /** The work that this hold needs for each of its nights, as a multiple of the usual work. */
  private async workFor(manager: EntityManager, hold: LimitedHold, standing: HoldStanding): Promise<number> {
    const isVerified = hasVerified(hold);
    const step = await this.workStepFor(manager, hold);
    return Math.max(
      await this.workOfRepeated(manager, hold),
      (await this.isMailboxBusy(manager, hold)) ? 1 : 0,
      standing === 'with work' && !isVerified ? WORK_OF_FULL_CALLER : 0,
      step && !(isVerified && step.sparesVerified) ? step.times : 0,
    );
  }

  /**
   * The work of a hold that nothing proves and that takes a large part of the rooms that may be unpaid, or of a caller whose earlier
   * holds lapsed. Without work, one request for each room in a quarter of an hour would keep paying at the hotel shut.
   */
  private async workOfUnproven(manager: EntityManager, hold: LimitedHold): Promise<number> {
    if (!this.asksForWork || hasVerified(hold)) return 0;
    const lapsed = await this.unsecured.lapsed(manager, { caller_hash: hold.callerHashes[0] });
    const doubled = 2 ** (Math.floor(lapsed / this.relaxed) - LAPSED_WITHOUT_WORK);
    if (doubled > 1) return Math.min(doubled, MOST_WORK_OF_LAPSED);
    const part = await this.unsecured.unprovenPart(manager, hold.quote.stays);
    return part > UNPROVEN_PART_WITHOUT_WORK * this.relaxed ? 1 : 0;
  }

  /** The more bookings of the guest were paid and cancelled, the more work: each costs the hotel a fee. Verified or not. */
  private async workOfRepeated(manager: EntityManager, hold: LimitedHold): Promise<number> {
    const [most] = await this.paidAndCancelled(manager, hold);
    if (!this.asksForWork || !most || most.bookings < CANCELLED_WITHOUT_WORK) return 0;
    const { bookings } = most;
    const feesPaise = estimatedFees(most.orderedPaise);
    this.log.warn(
      { alert: 'paid and cancelled again', bookings, feesPaise, caller: hold.callerHashes[0].slice(0, 12) },
      'A guest books, pays and cancels again and again: the hotel loses the fees of the gateway',
    );
    const doubled = WORK_OF_REPEATED * 2 ** (bookings - CANCELLED_WITHOUT_WORK);
    return Math.min(doubled, MOST_WORK_OF_REPEATED);
  }

  private paidAndCancelled(manager: EntityManager, hold: LimitedHold): Promise<PaidAndCancelled[]> {
    return this.bookings.paidAndCancelled(manager, mailboxKey(hold.guest.email), hold.callerHashes[0]);
  }

  /** The step for the scarcest room type, counted as if all rooms of this hold but one were held already. */
  private async workStepFor(manager: EntityManager, { quote }: LimitedHold) {
    const shares: number[] = [];
    for (const stay of quote.stays) {
      const ofType = quote.stays.filter(({ roomType }) => roomType === stay.roomType);
      shares.push(await this.roomNights.unpaidShare(manager, stay, ofType.length - 1));
    }
    const share = Math.max(...shares);
    const ofRest = (share - this.allowedShare) / (1 - this.allowedShare);
    return share > this.allowedShare
      ? WORK_STEPS.find(({ aboveShareOfRest }) => ofRest > aboveShareOfRest)
      : undefined;
  }

  private isMailboxBusy(manager: EntityManager, hold: LimitedHold): Promise<boolean> {
    const { holdsPerEmail, nightsPerEmail } = this.settings;
    const times = CALLERS_PER_MAILBOX * this.relaxed;
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

  private async exceeds(manager: EntityManager, limit: HoldLimit, hold: LimitedHold): Promise<boolean> {
    return (await this.timesReached(manager, limit, hold)) > 1;
  }

  /** The holds including this one, as a multiple of the limit; above 1 the limit is exceeded. */
  private async timesReached(
    manager: EntityManager,
    limit: HoldLimit,
    { quote }: LimitedHold,
  ): Promise<number> {
    return timesReached(await this.bookings.openHolds(manager, limit.by), limit, quote.stays);
  }
}

/** Whether the guest is signed in with the verified address of the form. */
function hasVerified({ guest, verifiedEmail }: LimitedHold): boolean {
  return verifiedEmail !== null && emailKey(verifiedEmail) === emailKey(guest.email);
}

/** The rooms and nights with these stays, as a multiple of the limit. */
function timesReached(open: OpenRooms, limit: HoldLimit, stays: readonly StayNights[]): number {
  return Math.max(roomsReached(open, limit, stays), nightsReached(open, limit, stays));
}

function roomsReached({ holds }: OpenRooms, limit: HoldLimit, stays: readonly StayNights[]): number {
  // A first booking may have as many rooms as one booking can have, so that large families are not refused.
  const most = Math.max(limit.holds, holds === 0 ? stays.length : 0);
  return (holds + stays.length) / most;
}

function nightsReached({ nights }: OpenRooms, limit: HoldLimit, stays: readonly StayNights[]): number {
  return (nights + roomNightsOf(stays)) / limit.nights;
}

/**
 * Whether the changed booking and the other open bookings are within the limit, or the booking has no more rooms and
 * nights than before.
 */
function allowsChange(
  open: OpenRooms,
  limit: HoldLimit,
  before: readonly StayNights[],
  after: readonly StayNights[],
): boolean {
  const hasMoreRooms = after.length > before.length;
  const hasMoreNights = roomNightsOf(after) > roomNightsOf(before);
  return (
    (!hasMoreRooms || roomsReached(open, limit, after) <= 1) &&
    (!hasMoreNights || nightsReached(open, limit, after) <= 1)
  );
}

/** The caller's networks as they are stored: keyed hashes. */
export function callerHashesOf(secrets: KeyedSecrets, caller: string): Requester['callerHashes'] {
  const [narrowest, ...wider] = networksOf(caller).map(({ address }) => callerHash(secrets, address));
  if (narrowest === undefined) throw new Error('Every caller is in a network.');
  return [narrowest, ...wider];
}

/** The purpose of a challenge. A solution is valid only for one guest's hold of these stays. */
export function challengePurpose({ guest, quote }: Pick<LimitedHold, 'guest' | 'quote'>): string {
  const stays = quote.stays.flatMap(({ roomType, checkin, checkout }) => [roomType, checkin, checkout]);
  return JSON.stringify([mailboxKey(guest.email), ...stays]);
}
