import { addDays, daysBetween, type PlainDate } from '../../platform/time/dates';
import { BlockReason } from '../../desk/blocks/block.entity';
import type { FeedEventKind, ReadEvent } from './calendar-text';

/** An event as it is stored. */
export interface StoredEvent extends ReadEvent {
  id: string;
  /** Since when the feed does not contain it; null while it does. */
  missingSince: Date | null;
}

/** A night of the room that somebody has. */
export interface NightTaken {
  night: PlainDate;
  /** The feed whose block has it; null for a stay, and for a block that people made. */
  feedId: string | null;
  /** The stay or block. */
  occupantId: string;
  madeAt: Date;
  /** Whether the staff entered it for a portal: the feed then repeats what is known. */
  isOfPortal: boolean;
  /** The booking of a stay; null for a block. */
  bookingId: string | null;
}

/** Consecutive nights that a stay or block has in the room, from today on. */
export interface OccupiedNights extends Omit<NightTaken, 'night'> {
  firstNight: PlainDate;
  until: PlainDate;
}

/** A block that the feed has made. */
export interface FeedBlock {
  id: string;
  firstNight: PlainDate;
  until: PlainDate;
  reason: BlockReason;
}

/** An event of another feed of the room. */
export interface OtherEvent extends ReadEvent {
  feedId: string;
}

/** From what the blocks of a feed follow, beside its events. */
export interface BlocksInput {
  feedId: string;
  /** Nights before it are never changed. */
  today: PlainDate;
  /** The taken nights of the room from today on. */
  nights: readonly NightTaken[];
  /** The blocks of the feed that end after today. */
  blocks: readonly FeedBlock[];
}

export interface PlanInput extends BlocksInput {
  now: Date;
  /** What the feed contains now. */
  read: readonly ReadEvent[];
  stored: readonly StoredEvent[];
  /** The events of other feeds of the room, as they were last read. */
  otherEvents: readonly OtherEvent[];
  /** When a portal last read the room's own calendar; null before. */
  ownCalendarReadAt: Date | null;
  /** Whether a person has said that the feed is right, although it lost events. */
  isLossAccepted: boolean;
}

/** An event that is kept, with the id of the stored event that it continues; null for a new event. */
export interface KeptEvent extends ReadEvent {
  id: string | null;
  missingSince: Date | null;
}

/** Nights that a feed and somebody else have. */
export interface NightConflict {
  event: KeptEvent;
  occupied: OccupiedNights;
}

/** What a reading changes, or why it changes nothing. */
export type FeedPlan =
  | { problem: 'EMPTY' | 'LOST_HALF' }
  | (BlockChanges & {
      kept: KeptEvent[];
      /** Ids of events that are over or have vanished. */
      ended: string[];
      conflicts: NightConflict[];
    });

/** Nights farther away are not taken. Portals close what they do not sell yet for years. */
export const HORIZON_NIGHTS = 740;

/** A vanished event frees its nights with a later reading, at least this many milliseconds after the first. */
export const BETWEEN_READINGS = 5 * 60_000;

/**
 * A portal that reads another portal's calendar repeats each of its nights within a day, also of stays that are
 * several weeks away. Nights that begin later than these days say nothing: calendars of portals end at different days.
 */
const REPEATED_WITHIN = { milliseconds: 24 * 3_600_000, days: 90 } as const;

/** Closed nights count as not sold in figures; all others count as sold. */
const REASONS: Readonly<Record<FeedEventKind, BlockReason>> = {
  SOLD: BlockReason.PORTAL,
  UNCLEAR: BlockReason.PORTAL,
  CLOSED: BlockReason.OWNERS_USE,
};

/** Decides what a reading of a feed changes. It asks nobody, and equal inputs give equal plans. */
export function planOf(input: PlanInput): FeedPlan {
  const { today, now } = input;
  const read = input.read.filter(({ until }) => until > today);
  const stored = input.stored.filter(({ until }) => until > today);
  const { kept, missing } = continued(stored, read);
  const problem = input.isLossAccepted ? null : lossOf(stored, missing, read, today);
  if (problem) return { problem };
  const waiting = missing.flatMap((event): KeptEvent[] => {
    const missingSince = event.missingSince ?? now;
    const isVanished = now.getTime() - missingSince.getTime() >= BETWEEN_READINGS;
    return isVanished ? [] : [{ ...event, missingSince }];
  });
  const all = [...kept, ...waiting];
  const keptIds = new Set(all.map(({ id }) => id));
  return {
    kept: all,
    ended: input.stored.flatMap(({ id }) => (keptIds.has(id) ? [] : [id])),
    ...changedBlocks(input, all),
    conflicts: conflictsOf(input, all),
  };
}

type Match = (stored: StoredEvent, read: ReadEvent) => boolean;

const hasUid: Match = (stored, read) => read.uid !== '' && stored.uid === read.uid;
const hasDates: Match = (stored, read) =>
  stored.firstNight === read.firstNight && stored.until === read.until;

/** In this order: some portals give each reading new UIDs, and some use a UID twice. */
const MATCHES: readonly { match: Match; keyOf: (event: ReadEvent) => string }[] = [
  {
    match: (stored, read) => hasUid(stored, read) && hasDates(stored, read),
    keyOf: ({ uid, firstNight, until }) => `${firstNight} ${until} ${uid}`,
  },
  { match: hasUid, keyOf: ({ uid }) => uid },
  { match: hasDates, keyOf: ({ firstNight, until }) => `${firstNight} ${until}` },
];

/** Which stored event each read event continues, and which stored events the feed does not contain any more. */
function continued(
  stored: readonly StoredEvent[],
  read: readonly ReadEvent[],
): { kept: KeptEvent[]; missing: StoredEvent[] } {
  const kept: KeptEvent[] = [];
  let missing = [...stored];
  let left = [...read];
  for (const { match, keyOf } of MATCHES) {
    const byKey = new Map<string, StoredEvent[]>();
    for (const event of missing) byKey.set(keyOf(event), [...(byKey.get(keyOf(event)) ?? []), event]);
    const found = new Set<StoredEvent>();
    left = left.filter((event) => {
      const before = byKey.get(keyOf(event))?.find((one) => !found.has(one) && match(one, event));
      if (!before) return true;
      found.add(before);
      kept.push({ ...event, id: before.id, missingSince: null });
      return false;
    });
    missing = missing.filter((event) => !found.has(event));
  }
  return { kept: [...kept, ...left.map((event) => ({ ...event, id: null, missingSince: null }))], missing };
}

/** One event may vanish; that a feed loses two events and half of all is more likely a fault of the portal. */
function lossOf(
  stored: readonly StoredEvent[],
  missing: readonly StoredEvent[],
  read: readonly ReadEvent[],
  today: PlainDate,
): 'EMPTY' | 'LOST_HALF' | null {
  const present = stored.filter(({ missingSince }) => missingSince === null);
  if (present.length === 0) return null;
  if (read.length === 0) return 'EMPTY';
  const covered = new Set(read.flatMap((event) => nightsOf(event, today)));
  const lost = missing.filter((event) => {
    const nights = nightsOf(event, today);
    return (
      event.missingSince === null && nights.filter((night) => covered.has(night)).length * 2 < nights.length
    );
  });
  return lost.length >= 2 && lost.length * 2 >= present.length ? 'LOST_HALF' : null;
}

/** The nights of an event from today to the horizon. */
function nightsOf(
  { firstNight, until }: Pick<ReadEvent, 'firstNight' | 'until'>,
  today: PlainDate,
): PlainDate[] {
  const first = firstNight > today ? firstNight : today;
  const horizon = addDays(today, HORIZON_NIGHTS);
  const last = until < horizon ? until : horizon;
  const count = Math.max(0, daysBetween(first, last));
  return Array.from({ length: count }, (_night, index) => addDays(first, index));
}

/** The earliest event has a night that several events name; an event that is sold comes before a closed one. */
const inOrder = (one: KeptEvent, other: KeptEvent): number =>
  Number(one.kind === 'CLOSED') - Number(other.kind === 'CLOSED') ||
  one.firstNight.localeCompare(other.firstNight) ||
  one.until.localeCompare(other.until) ||
  one.uid.localeCompare(other.uid);

export type Block = Omit<FeedBlock, 'id'>;

/** The blocks that the feed should have from today on. */
function wantedBlocks({ feedId, today, nights, blocks }: BlocksInput, kept: readonly KeptEvent[]): Block[] {
  const others = new Set(nights.flatMap(({ night, feedId: of }) => (of === feedId ? [] : [night])));
  const used = new Set<PlainDate>();
  const wanted: Block[] = [];
  for (const event of kept.toSorted(inOrder)) {
    let open: Block | null = null;
    for (const night of nightsOf(event, today)) {
      const isMine = !others.has(night) && !used.has(night);
      if (!isMine) open = null;
      else {
        used.add(night);
        if (open === null)
          wanted.push((open = { firstNight: night, until: night, reason: REASONS[event.kind] }));
        open.until = addDays(night, 1);
      }
    }
  }
  // Tonight is never freed: somebody may be in the room.
  const tonight = blocks.find(({ firstNight, until }) => firstNight <= today && until > today);
  const isFreed = tonight && !used.has(today) && !others.has(today);
  if (isFreed) wanted.push({ firstNight: today, until: addDays(today, 1), reason: tonight.reason });
  return wanted;
}

/** How blocks of a feed change. */
export interface BlockChanges {
  /** New ends of blocks. */
  ends: { id: string; until: PlainDate }[];
  /** Ids of blocks of which nothing is left. */
  removed: string[];
  added: Block[];
}

/**
 * What changes for the blocks of a feed when others took or freed nights of its room. Its events stay as they are
 * stored, also the vanished ones, because the feed was not read.
 */
export const blocksOfStored = (input: BlocksInput, stored: readonly StoredEvent[]): BlockChanges =>
  changedBlocks(
    input,
    stored.filter(({ until }) => until > input.today),
  );

function changedBlocks(input: BlocksInput, kept: readonly KeptEvent[]): BlockChanges {
  const wanted = new Map(wantedBlocks(input, kept).map((block) => [block.firstNight, block]));
  const ends: { id: string; until: PlainDate }[] = [];
  const removed: string[] = [];
  for (const block of input.blocks) {
    const first = block.firstNight > input.today ? block.firstNight : input.today;
    const same = wanted.get(first);
    if (same?.reason === block.reason) {
      wanted.delete(first);
      if (same.until !== block.until) ends.push({ id: block.id, until: same.until });
    } else if (block.firstNight < input.today) ends.push({ id: block.id, until: input.today });
    else removed.push(block.id);
  }
  return { ends, removed, added: [...wanted.values()] };
}

function conflictsOf(input: PlanInput, kept: readonly KeptEvent[]): NightConflict[] {
  const runs = runsOf(input.nights.filter(({ feedId }) => feedId !== input.feedId));
  const isRepetition = repetitionsOf(input, kept, runs);
  return kept.flatMap((event): NightConflict[] => {
    if (event.kind === 'CLOSED') return [];
    const met = runs.filter((run) => run.firstNight < event.until && run.until > event.firstNight);
    const occupied = unknownOf(event, met, input, isRepetition);
    return occupied ? [{ event, occupied }] : [];
  });
}

/** Consecutive nights of one occupant, joined. The nights are in order. */
export function runsOf(nights: readonly NightTaken[]): OccupiedNights[] {
  const runs: OccupiedNights[] = [];
  for (const { night, ...occupant } of nights) {
    const last = runs.at(-1);
    if (last?.occupantId === occupant.occupantId && last.until === night) last.until = addDays(night, 1);
    else runs.push({ ...occupant, firstNight: night, until: addDays(night, 1) });
  }
  return runs;
}

/** Whether an event says nothing new about nights that another portal's calendar of the room has. */
type IsRepetition = (event: KeptEvent, run: OccupiedNights) => boolean;

/** Nights that tell whether one portal repeats another. */
interface TellingNights {
  /** The block or the event to which they belong. */
  of: unknown;
  /** Whether the portal that may repeat them names them. */
  isNamed: boolean;
}

/**
 * A portal repeats another portal's calendar when it names other nights of that calendar, and lacks none that it has had
 * time to learn. A single event tells nothing, so that the first doubtful nights are a question for a person.
 */
const isRepeater = (telling: readonly TellingNights[], doubtful: unknown): boolean => {
  const others = telling.filter(({ of }) => of !== doubtful);
  return others.length > 0 && others.every(({ isNamed }) => isNamed);
};

/**
 * Decides it for both directions: this feed may repeat the other calendar, or the other calendar may have repeated this
 * feed before this feed was read.
 */
function repetitionsOf(
  input: PlanInput,
  kept: readonly KeptEvent[],
  runs: readonly OccupiedNights[],
): IsRepetition {
  const { today, nights, feedId, otherEvents } = input;
  const own = new Map(nights.flatMap((taken) => (taken.feedId === feedId ? [[taken.night, taken]] : [])));
  const named = namesOf(kept, today);
  const runsTelling = new Map<string, TellingNights[]>();
  for (const run of runs)
    if (run.feedId !== null && run.isOfPortal)
      runsTelling.set(run.feedId, [
        ...(runsTelling.get(run.feedId) ?? []),
        ...tellingNights(input, run, { of: run.occupantId, madeAt: run.madeAt, named }),
      ]);
  const repeatsOther = (run: OccupiedNights) =>
    isRepeater(runsTelling.get(run.feedId ?? '') ?? [], run.occupantId);
  const namedBy = new Map<string, { named: ReadonlySet<PlainDate>; telling: TellingNights[] }>();
  // Remembered, because a hostile calendar may have thousands of events that meet thousands of nights.
  const namesThere = (id: string) => {
    const known = namedBy.get(id);
    if (known) return known;
    const there = namesOf(
      otherEvents.filter((other) => other.feedId === id),
      today,
    );
    const telling = kept.flatMap((event) => {
      const madeAt = own.get(event.firstNight)?.madeAt ?? null;
      return event.kind === 'CLOSED' ? [] : tellingNights(input, event, { of: event, madeAt, named: there });
    });
    const names = { named: there, telling };
    namedBy.set(id, names);
    return names;
  };
  const isRepeatedBy = (event: KeptEvent, run: OccupiedNights) => {
    const names = namesThere(run.feedId ?? '');
    return nightsOf(run, today).every((night) => names.named.has(night)) && isRepeater(names.telling, event);
  };
  return (event, run) => {
    const isInside = run.firstNight >= event.firstNight && run.until <= event.until;
    return isInside && ((event.kind === 'UNCLEAR' && repeatsOther(run)) || isRepeatedBy(event, run));
  };
}

/** The nights of events that may repeat what another portal has sold. */
const namesOf = (events: readonly ReadEvent[], today: PlainDate): ReadonlySet<PlainDate> =>
  new Set(events.flatMap((event) => (event.kind === 'SOLD' ? [] : nightsOf(event, today))));

/** Nothing for nights that are too near, too far or too new to tell whether they are repeated. */
function tellingNights(
  { today, now }: PlanInput,
  span: Pick<ReadEvent, 'firstNight' | 'until'>,
  { of, madeAt, named }: { of: unknown; madeAt: Date | null; named: ReadonlySet<PlainDate> },
): TellingNights[] {
  if (span.firstNight <= today || span.firstNight > addDays(today, REPEATED_WITHIN.days)) return [];
  const isNamed = nightsOf(span, today).every((night) => named.has(night));
  const isOld = madeAt !== null && now.getTime() - madeAt.getTime() >= REPEATED_WITHIN.milliseconds;
  return isNamed || isOld ? [{ of, isNamed }] : [];
}

/** The first of the occupied nights that the event does not merely repeat; null when it repeats all of them. */
function unknownOf(
  event: KeptEvent,
  met: readonly OccupiedNights[],
  { today, ownCalendarReadAt }: PlanInput,
  isRepetition: IsRepetition,
): OccupiedNights | null {
  const first = event.firstNight > today ? event.firstNight : today;
  // A portal that does not say whether nights are sold also repeats what it has read here, and joins nights that follow each other.
  const isReadHere = (run: OccupiedNights) =>
    event.kind === 'UNCLEAR' &&
    run.firstNight >= first &&
    run.until <= event.until &&
    ownCalendarReadAt !== null &&
    run.madeAt < ownCalendarReadAt;
  const isEntered = (run: OccupiedNights) =>
    run.isOfPortal && run.firstNight === first && run.until === event.until;
  const isKnown = (run: OccupiedNights) =>
    run.feedId === null ? isReadHere(run) || isEntered(run) : isRepetition(event, run);
  return met.find((run) => !isKnown(run)) ?? null;
}
