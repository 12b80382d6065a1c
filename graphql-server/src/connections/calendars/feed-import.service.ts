import { createHash, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { BlockRepository } from '../../desk/blocks/block.repository';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/job-queue';
import type { PublicReading, PublicRequests } from '../../platform/outgoing/public-request';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { Clock, RequestClock } from '../../platform/time/clock';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomOccupancy } from '../../selling/stays/room-occupancy.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import type { FeedProblem } from './calendar-feed.entity';
import { ownUidEnd } from './calendar-file';
import { CALENDAR_TEXT_LIMITS, readCalendar, type ReadEvent } from './calendar-text';
import { FAILING_MILLISECONDS, FEED_READING } from './calendar.policy';
import type { CalendarRepository, FeedOfRoom } from './calendar.repository';
import {
  blocksOfStored,
  HORIZON_NIGHTS,
  planOf,
  type BlockChanges,
  type FeedPlan,
  type NightConflict,
  type StoredEvent,
} from './feed-plan';

/** Finds the feeds that are due, every minute. */
export const DISPATCH_FEEDS_JOB = 'dispatch calendar feeds';
/** Reads one feed. */
export const READ_FEED_JOB = 'read calendar feed';

/** The purpose of the key that encrypts addresses of feeds. */
export const FEED_ADDRESS = 'calendar feed address';

interface FeedImportNeeds {
  database: DataSource;
  repository: CalendarRepository;
  blocks: BlockRepository;
  occupancy: RoomOccupancy;
  rooms: Pick<RoomService, 'lockRoomTypes'>;
  roomTypeQueue: RoomTypeQueue;
  requests: PublicRequests;
  secrets: KeyedSecrets;
  tasks: TaskRepository;
  clock: Clock;
  /** The domain of our own UIDs. */
  domain: string;
}

/** What came of a reading. */
export type FeedReading = { kind: 'FeedRead' } | { kind: 'FeedFailed'; problem: FeedProblem };

type FeedContent =
  /** `events` is null when the portal says that nothing changed. */
  { events: ReadEvent[] | null; etag: string | null; lastModified: string | null } | { problem: FeedProblem };

type Busy = { kind: 'RoomTypeBusy' };

const OK = 200;
const NOT_MODIFIED = 304;
const AT_ONCE: ReadonlySet<FeedProblem> = new Set(['EMPTY', 'LOST_HALF', 'RECURRENCE', 'TOO_MANY_EVENTS']);

/** Reads the calendars of portals, and takes their nights. The database refuses a night that somebody else has. */
export class FeedImport {
  constructor(private readonly needs: FeedImportNeeds) {}

  /** Queues a job for each feed that is due, and takes nights of events that somebody else had and freed. */
  async dispatch(): Promise<void> {
    const { database, repository } = this.needs;
    await this.takeFreed();
    await inTransaction(database, async (manager) => {
      for (const feedId of await repository.takeDue(manager)) {
        const jobKey = `${READ_FEED_JOB} ${feedId}`;
        await enqueue(manager, READ_FEED_JOB, { feedId }, { jobKey, maxAttempts: 1 });
      }
    });
  }

  /**
   * When the staff move one of two guests to another room, the nights are on sale again. The feed of the other guest
   * takes them from its stored events, also while its portal is not reached.
   */
  private async takeFreed(): Promise<void> {
    const { repository, roomTypeQueue, rooms } = this.needs;
    const clock = this.needs.clock.forRequest();
    const today = await clock.businessDay();
    const until = addDays(today, HORIZON_NIGHTS);
    for (const { id, roomType } of await repository.feedsWithFreeNights(today, until)) {
      // A busy type of rooms is left to the next minute.
      await roomTypeQueue.transact([roomType], clock, async (manager) => {
        await rooms.lockRoomTypes(manager, [roomType]);
        const feed = await repository.lockFeed(manager, id);
        if (feed) await this.takeStored(manager, feed, today);
        return { kind: 'Taken' as const };
      });
    }
  }

  /** Reads a feed that was due. A sale that holds the room up delays it by a minute. */
  async readDue(feedId: string): Promise<void> {
    const outcome = await this.read(feedId, this.needs.clock.forRequest());
    if (outcome?.kind === 'RoomTypeBusy') await this.needs.repository.readSoon(feedId);
  }

  /** Reads a feed now. Null when there is no such feed. With `isLossAccepted`, a feed may also have lost its events. */
  async read(
    feedId: string,
    clock: RequestClock,
    isLossAccepted = false,
  ): Promise<FeedReading | Busy | null> {
    const feed = await this.needs.repository.feed(feedId);
    if (!feed) return null;
    const content = await this.contentOf(feed, isLossAccepted);
    if ('problem' in content) return this.failed(feed, content.problem);
    const applied = await this.apply(feed, content, clock, isLossAccepted);
    return applied.kind === 'FeedFailed' ? this.failed(feed, applied.problem) : applied;
  }

  /** Frees the nights of a feed after tonight. The caller holds the lock on the type of the room. */
  async free(
    manager: EntityManager,
    feed: FeedOfRoom,
    clock: { today: PlainDate; now: Date },
  ): Promise<void> {
    const stored = await this.needs.repository.events(manager, feed.id);
    const plan = planOf({
      ...clock,
      feedId: feed.id,
      read: [],
      stored: [],
      otherEvents: [],
      nights: await this.needs.repository.nights(feed.roomId, clock.today, manager),
      blocks: await this.needs.blocks.ofFeed(manager, feed.id, clock.today),
      ownCalendarReadAt: null,
      isLossAccepted: true,
    });
    if (!('problem' in plan)) await this.changeBlocks(manager, feed, plan, clock.today);
    const subjects = [feed.id, ...stored.map(({ id }) => id)];
    await this.needs.tasks.endAboutAny(manager, subjects, ['CALENDAR_FEED', 'CALENDAR_CONFLICT']);
  }

  private async contentOf(feed: FeedOfRoom, isLossAccepted: boolean): Promise<FeedContent> {
    const { etag, lastModified } = isLossAccepted ? { etag: null, lastModified: null } : feed;
    const headers = {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': 'Saffron-Court-Calendars/1',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    };
    const url = this.needs.secrets.unseal(FEED_ADDRESS, feed.sealedUrl);
    const answer = await this.needs.requests.get({ ...FEED_READING, url, headers });
    if ('problem' in answer) return answer;
    if (answer.status === NOT_MODIFIED && (etag !== null || lastModified !== null))
      return { events: null, etag, lastModified };
    return answer.status === OK ? this.contentIn(answer) : { problem: 'REFUSED' };
  }

  private contentIn({ body, etag, lastModified }: Exclude<PublicReading, { problem: unknown }>): FeedContent {
    const read = readCalendar(body.toString('utf8'), this.needs.clock.timeZone);
    if ('problem' in read) return read;
    const ownEnd = ownUidEnd(this.needs.domain);
    const events = read.events.filter(({ uid }) => !uid.endsWith(ownEnd));
    return { events: events.map((event) => ({ ...event, uid: keptUid(event.uid) })), etag, lastModified };
  }

  private async apply(
    { id, roomType }: FeedOfRoom,
    { events, etag, lastModified }: Exclude<FeedContent, { problem: unknown }>,
    clock: RequestClock,
    isLossAccepted: boolean,
  ): Promise<FeedReading | Busy> {
    const today = await clock.businessDay();
    const { repository, blocks, rooms, roomTypeQueue } = this.needs;
    return roomTypeQueue.transact([roomType], clock, async (manager, now): Promise<FeedReading> => {
      await rooms.lockRoomTypes(manager, [roomType]);
      const feed = await repository.lockFeed(manager, id);
      if (!feed) return { kind: 'FeedRead' };
      const stored = await repository.events(manager, id);
      const plan = planOf({
        ...{ feedId: id, today, now, stored, isLossAccepted },
        read: events ?? stored.filter(({ missingSince }) => missingSince === null),
        nights: await repository.nights(feed.roomId, today, manager),
        blocks: await blocks.ofFeed(manager, id, today),
        otherEvents: await repository.otherEvents(manager, feed),
        ownCalendarReadAt: await repository.ownCalendarReadAt(manager, feed.roomId),
      });
      if ('problem' in plan) return { kind: 'FeedFailed', problem: plan.problem };
      await this.keepEvents(manager, feed, plan);
      const isChanged = await this.changeBlocks(manager, feed, plan, today);
      await repository.noteRead(manager, id, { etag, lastModified, isChanged });
      await this.needs.tasks.endAbout(manager, id, ['CALENDAR_FEED']);
      return { kind: 'FeedRead' };
    });
  }

  private async keepEvents(
    manager: EntityManager,
    feed: FeedOfRoom,
    { kept, ended, conflicts }: Exclude<FeedPlan, { problem: unknown }>,
  ): Promise<void> {
    const events = new Map(
      kept.map((event): [typeof event, StoredEvent] => [event, { ...event, id: event.id ?? randomUUID() }]),
    );
    await this.needs.repository.dropEvents(manager, ended);
    await this.needs.repository.saveEvents(manager, feed.id, [...events.values()]);
    const inConflict = new Set<string>();
    for (const conflict of conflicts) {
      const id = events.get(conflict.event)?.id ?? '';
      inConflict.add(id);
      await this.addConflict(manager, feed, id, conflict);
    }
    const open = await this.needs.tasks.findOpenOf(manager, 'CALENDAR_CONFLICT');
    const over = open.flatMap(({ subject, parameters }) =>
      parameters['feedId'] === feed.id && subject !== null && !inConflict.has(subject) ? [subject] : [],
    );
    await this.needs.tasks.endAboutAny(manager, over, ['CALENDAR_CONFLICT']);
  }

  private async addConflict(
    manager: EntityManager,
    { id: feedId, name, roomNumber }: FeedOfRoom,
    eventId: string,
    { event: { firstNight, until }, occupied: { occupantId, bookingId, feedId: otherId } }: NightConflict,
  ): Promise<void> {
    const other = otherId === null ? null : await this.needs.repository.feed(otherId, manager);
    const calendar = other ? `${name} / ${other.name}` : name;
    await this.needs.tasks.addUnlessDone(manager, {
      kind: 'CALENDAR_CONFLICT',
      bookingId,
      subject: eventId,
      parameters: { feedId, calendar, roomNumber, firstNight, until, occupantId },
    });
  }

  /**
   * Changes the blocks of a feed. What it frees, another calendar of the room takes in this transaction, if it has the
   * nights, too: otherwise they would be on sale until that calendar is read. True when something changed.
   */
  private async changeBlocks(
    manager: EntityManager,
    feed: FeedOfRoom,
    changes: BlockChanges,
    today: PlainDate,
  ): Promise<boolean> {
    const isChanged = await this.storeBlocks(manager, feed, changes);
    if (changes.ends.length + changes.removed.length > 0) await this.takeForOthers(manager, feed, today);
    return isChanged;
  }

  private async takeForOthers(manager: EntityManager, freed: FeedOfRoom, today: PlainDate): Promise<void> {
    for (const id of await this.needs.repository.othersOfRoom(manager, freed))
      await this.takeStored(manager, { id, roomId: freed.roomId }, today);
  }

  /** Takes the nights of the stored events of a feed that nobody else has. */
  private async takeStored(
    manager: EntityManager,
    feed: Pick<FeedOfRoom, 'id' | 'roomId'>,
    today: PlainDate,
  ): Promise<void> {
    const { repository, blocks } = this.needs;
    const stored = await repository.events(manager, feed.id);
    const nights = await repository.nights(feed.roomId, today, manager);
    const own = await blocks.ofFeed(manager, feed.id, today);
    const input = { feedId: feed.id, today, nights, blocks: own };
    await this.storeBlocks(manager, feed, blocksOfStored(input, stored));
  }

  /** True when something changed. All nights are freed before any is taken, because blocks may exchange them. */
  private async storeBlocks(
    manager: EntityManager,
    { id: feedId, roomId }: Pick<FeedOfRoom, 'id' | 'roomId'>,
    { ends, removed, added }: BlockChanges,
  ): Promise<boolean> {
    const { blocks, occupancy } = this.needs;
    const grown: { id: string; first: PlainDate; until: PlainDate }[] = [];
    for (const { id, until } of ends) {
      const before = await blocks.lock(manager, id);
      if (!before) continue;
      await occupancy.freeBlock(manager, id, until);
      await blocks.change(manager, id, { until });
      if (until > before.until) grown.push({ id, first: before.until, until });
    }
    for (const id of removed) {
      await occupancy.freeBlock(manager, id, '0001-01-01');
      await blocks.remove(manager, id);
    }
    for (const { id, first, until } of grown)
      await occupancy.takeForBlock(manager, id, roomId, { first, until });
    for (const { firstNight, until, reason } of added) {
      const id = randomUUID();
      const unknown = { note: null, idempotencyKey: null, madeBy: null };
      await blocks.add(manager, { ...unknown, id, roomId, firstNight, until, reason, feedId });
      await occupancy.takeForBlock(manager, id, roomId, { first: firstNight, until });
    }
    return ends.length + removed.length + added.length > 0;
  }

  private async failed(feed: FeedOfRoom, problem: FeedProblem): Promise<FeedReading> {
    const now = await this.needs.clock.now();
    await inTransaction(this.needs.database, async (manager) => {
      const since = await this.needs.repository.noteProblem(manager, feed.id, problem);
      if (since === null) return;
      if (!AT_ONCE.has(problem) && now.getTime() - since.getTime() < FAILING_MILLISECONDS) return;
      await this.needs.tasks.add(manager, {
        kind: 'CALENDAR_FEED',
        bookingId: null,
        subject: feed.id,
        parameters: { calendar: feed.name, roomNumber: feed.roomNumber },
      });
    });
    return { kind: 'FeedFailed', problem };
  }
}

const keptUid = (uid: string): string =>
  uid.length <= CALENDAR_TEXT_LIMITS.uid ? uid : createHash('sha256').update(uid).digest('hex');
