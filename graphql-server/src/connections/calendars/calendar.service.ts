import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { PublicRequests } from '../../platform/outgoing/public-request';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { hashOfToken, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { readInput } from '../../platform/text/input-faults';
import type { Clock, RequestClock } from '../../platform/time/clock';
import type { PropertySource } from '../../selling/property/property.service';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import type { FeedProblem } from './calendar-feed.entity';
import { calendarFile } from './calendar-file';
import { CALENDAR_LIMITS, feedRules } from './calendar.policy';
import type { CalendarRepository, ListedRoom } from './calendar.repository';
import { FEED_ADDRESS, type FeedImport } from './feed-import.service';
import { runsOf } from './feed-plan';

/** All rooms after a change, or why it was refused. */
export type CalendarOutcome =
  | {
      kind: 'CalendarsSaved';
      /** The new address of a room, which is not shown again; null when none was made. */
      address: string | null;
      /** Why the feed was not read just now; null when it was, or when no feed was to be read. */
      problem: FeedProblem | null;
      rooms: ListedRoom[];
    }
  | { kind: 'RoomTypeBusy' }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

interface CalendarServiceNeeds {
  repository: CalendarRepository;
  feedImport: FeedImport;
  requests: Pick<PublicRequests, 'obstacleOf'>;
  rooms: Pick<RoomService, 'lockRoomTypes'>;
  roomTypeQueue: RoomTypeQueue;
  secrets: KeyedSecrets;
  audit: AuditService;
  property: PropertySource;
  clock: Clock;
  siteUrl: string;
  domain: string;
}

const TOKEN_BYTES = 32;

const faulty = (...faults: InvalidInputOutcome['faults']): InvalidInputOutcome => ({
  kind: 'InvalidInput',
  faults,
});

/** The calendars of rooms: those that portals read, and those of portals that the hotel reads. */
export class CalendarService {
  constructor(private readonly needs: CalendarServiceNeeds) {}

  /** All rooms with their calendars. */
  rooms(): Promise<ListedRoom[]> {
    return this.needs.repository.rooms();
  }

  /** The file at an address; null for an unknown token. */
  async fileOf(token: string): Promise<string | null> {
    const room = await this.needs.repository.roomOfToken(hashOfToken(token));
    if (!room) return null;
    const today = await this.needs.clock.forRequest().businessDay();
    const nights = await this.needs.repository.nights(room.roomId, today);
    const { name, timeZone } = this.needs.property.current;
    const counts = new Map<string, number>();
    const taken = runsOf(nights.filter(({ feedId }) => feedId === null)).map((run) => {
      const count = counts.get(run.occupantId) ?? 0;
      counts.set(run.occupantId, count + 1);
      return { ...run, key: count === 0 ? run.occupantId : `${run.occupantId}-${count}` };
    });
    return calendarFile({ name: `${name}, ${room.roomNumber}`, domain: this.needs.domain, timeZone }, taken);
  }

  /** Makes the address of a room. An earlier address ends at once. */
  async makeAddress(who: Staff, roomNumber: string): Promise<CalendarOutcome> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const audited = { who, action: 'makeRoomCalendar', details: { roomNumber } } as const;
    const refused = await this.needs.audit.performUnlessRefused<CalendarOutcome>(audited, async (manager) => {
      const roomId = await this.needs.repository.roomId(manager, roomNumber);
      if (roomId === null) return { refused: { kind: 'RecordNotFound' } };
      const tokenHash = hashOfToken(token);
      await this.needs.repository.saveAddress(manager, { roomId, tokenHash, by: who.uid });
      return { after: { roomNumber } };
    });
    return refused ?? this.saved({ address: `${this.needs.siteUrl}/calendars/${token}.ics` });
  }

  /** Ends the address of a room. */
  async revokeAddress(who: Staff, roomNumber: string): Promise<CalendarOutcome> {
    const audited = { who, action: 'revokeRoomCalendar', details: { roomNumber } } as const;
    const refused = await this.needs.audit.performUnlessRefused<CalendarOutcome>(audited, async (manager) => {
      const roomId = await this.needs.repository.roomId(manager, roomNumber);
      const isDropped = roomId !== null && (await this.needs.repository.dropAddress(manager, roomId));
      return isDropped ? { before: { roomNumber } } : { refused: { kind: 'RecordNotFound' } };
    });
    return refused ?? this.saved({});
  }

  /** Adds a feed, and reads it. */
  async addFeed(who: Staff, input: object, clock: RequestClock): Promise<CalendarOutcome> {
    const form = readInput(feedRules(this.needs.requests), input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { roomNumber, name, url } = form.value;
    const id = randomUUID();
    const host = new URL(url).host;
    const details = { id, roomNumber, name, host };
    const createdAt = await clock.now();
    const audited = { who, action: 'addCalendarFeed', details } as const;
    const refused = await this.needs.audit.performUnlessRefused<CalendarOutcome>(audited, async (manager) => {
      const roomId = await this.needs.repository.roomId(manager, roomNumber);
      if (roomId === null) return { refused: faulty(fieldFault('roomNumber', 'ROOM_NUMBER_UNKNOWN')) };
      const maximum = CALENDAR_LIMITS.feedsOfRoom;
      if ((await this.needs.repository.countFeeds(manager, roomId)) >= maximum)
        return { refused: faulty(fieldFault('roomNumber', 'TOO_MANY_CALENDARS', { maximum })) };
      const sealedUrl = this.needs.secrets.seal(FEED_ADDRESS, url);
      const feed = { id, roomId, name, host, sealedUrl, createdAt, createdBy: who.uid };
      await this.needs.repository.addFeed(manager, feed);
      return { after: details };
    });
    return refused ?? this.read(id, clock);
  }

  /** Reads a feed now. With `isLossAccepted`, a person has said that the feed is right, although it lost its events. */
  async readNow(
    who: Staff,
    id: string,
    isLossAccepted: boolean,
    clock: RequestClock,
  ): Promise<CalendarOutcome> {
    if (isLossAccepted) {
      const audited = { who, action: 'readCalendarFeed', details: { id, acceptLoss: true } } as const;
      const refused = await this.needs.audit.performUnlessRefused<CalendarOutcome>(
        audited,
        async (manager) => {
          const feed = await this.needs.repository.feed(id, manager);
          return feed ? { after: { name: feed.name } } : { refused: { kind: 'RecordNotFound' } };
        },
      );
      if (refused) return refused;
    }
    return this.read(id, clock, isLossAccepted);
  }

  /** Removes a feed, and frees its nights after tonight. */
  async removeFeed(who: Staff, id: string, clock: RequestClock): Promise<CalendarOutcome> {
    const found = await this.needs.repository.feed(id);
    if (!found) return { kind: 'RecordNotFound' };
    const today = await clock.businessDay();
    const outcome = await this.needs.roomTypeQueue.transact(
      [found.roomType],
      clock,
      async (manager, now): Promise<{ kind: 'Removed' } | RecordNotFoundOutcome> => {
        await this.needs.rooms.lockRoomTypes(manager, [found.roomType]);
        return this.remove(manager, who, id, { today, now });
      },
    );
    return outcome.kind === 'Removed' ? this.saved({}) : outcome;
  }

  private async remove(
    manager: EntityManager,
    who: Staff,
    id: string,
    moment: { today: string; now: Date },
  ): Promise<{ kind: 'Removed' } | RecordNotFoundOutcome> {
    const feed = await this.needs.repository.lockFeed(manager, id);
    if (!feed) return { kind: 'RecordNotFound' };
    await this.needs.feedImport.free(manager, feed, moment);
    await this.needs.repository.removeFeed(manager, id);
    const { roomNumber, name, host } = feed;
    const details = { id, roomNumber, name, host };
    const audited = { who, action: 'removeCalendarFeed', details } as const;
    await this.needs.audit.noteChange(manager, audited, { recordId: id, before: details, after: {} });
    return { kind: 'Removed' };
  }

  private async read(id: string, clock: RequestClock, isLossAccepted = false): Promise<CalendarOutcome> {
    const reading = await this.needs.feedImport.read(id, clock, isLossAccepted);
    if (reading === null) return { kind: 'RecordNotFound' };
    if (reading.kind === 'RoomTypeBusy') return reading;
    return this.saved({ problem: reading.kind === 'FeedFailed' ? reading.problem : null });
  }

  private async saved({
    address = null,
    problem = null,
  }: {
    address?: string | null;
    problem?: FeedProblem | null;
  }): Promise<CalendarOutcome> {
    return { kind: 'CalendarsSaved', address, problem, rooms: await this.rooms() };
  }
}
