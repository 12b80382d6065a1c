import fc from 'fast-check';
import {
  CALENDAR_TEXT_LIMITS,
  readCalendar,
  type FeedEventKind,
  type ReadEvent,
} from '../../../src/connections/calendars/calendar-text';
import {
  BETWEEN_READINGS,
  blocksOfStored,
  planOf,
  type FeedBlock,
  type FeedPlan,
  type KeptEvent,
  type NightTaken,
  type StoredEvent,
} from '../../../src/connections/calendars/feed-plan';
import { addDays, nightsOf } from '../../../src/platform/time/dates';
import { AIRBNB_CLOSED, AIRBNB_SOLD, BOOKING_COM, calendarText } from '../../testkit/portal-calendar';
import { proofSeed, proofSize } from '../../testkit/proof-size';

const ZONE = 'Asia/Kolkata';
const DAY = '2027-01-01';
const RUNS = { numRuns: proofSize({ quick: 150, full: 10_000 }), seed: proofSeed() };

const compact = (date: string): string => date.replaceAll('-', '');
const eventWith = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const eventsOf = (text: string): ReadEvent[] => {
  const read = readCalendar(text, ZONE);
  if ('problem' in read) throw new Error(read.problem);
  return read.events;
};

const NIGHTS: readonly [string, string[], [string, string] | null][] = [
  ['whole days', ['DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270106'], ['2027-01-04', '2027-01-06']],
  ['a day without an end', ['DTSTART;VALUE=DATE:20270104'], ['2027-01-04', '2027-01-05']],
  ['a day that ends on itself', ['DTSTART:20270104', 'DTEND:20270104'], ['2027-01-04', '2027-01-05']],
  [
    'local times',
    ['DTSTART;TZID="A:B":20270104T140000', 'DTEND:20270106T110000'],
    ['2027-01-04', '2027-01-06'],
  ],
  [
    'times in UTC at the hotel’s date',
    ['DTSTART:20270103T200000Z', 'DTEND:20270105T200000Z'],
    ['2027-01-04', '2027-01-06'],
  ],
  ['a duration in days', ['DTSTART;VALUE=DATE:20270104', 'DURATION:P3D'], ['2027-01-04', '2027-01-07']],
  ['a duration in weeks', ['DTSTART;VALUE=DATE:20270104', 'DURATION:P1W'], ['2027-01-04', '2027-01-11']],
  ['some hours of a day', ['DTSTART:20270104T100000', 'DTEND:20270104T120000'], null],
  ['a cancelled event', ['DTSTART:20270104', 'DTEND:20270106', 'STATUS:CANCELLED'], null],
];

test.each(NIGHTS)('%s', (_name, lines, nights) => {
  const [first, until] = nights ?? [];
  expect(eventsOf(eventWith(...lines))).toMatchObject(nights ? [{ firstNight: first, until }] : []);
});

const KINDS: readonly [string, FeedEventKind][] = [
  [AIRBNB_SOLD, 'SOLD'],
  [AIRBNB_CLOSED, 'CLOSED'],
  [BOOKING_COM, 'UNCLEAR'],
  ['Not available', 'UNCLEAR'],
  ['Meera Iyer', 'SOLD'],
];
test.each(KINDS)('‘%s’ is %s', (summary, kind) => {
  expect(eventsOf(eventWith('DTSTART:20270104', `SUMMARY:${summary}`))).toMatchObject([{ kind }]);
});

const REFUSED: readonly [string, string, string][] = [
  ['nothing', '', 'NOT_A_CALENDAR'],
  ['a page', '<!doctype html><p>BEGIN:VCALENDAR</p>', 'NOT_A_CALENDAR'],
  ['two calendars', eventWith('DTSTART:20270104').repeat(2), 'NOT_A_CALENDAR'],
  ['events in events', eventWith('DTSTART:20270104', 'BEGIN:VEVENT', 'END:VEVENT'), 'NOT_A_CALENDAR'],
  [
    'what nests without an end',
    `BEGIN:VCALENDAR\n${'BEGIN:X-PART\n'.repeat(50_000)}END:VCALENDAR`,
    'NOT_A_CALENDAR',
  ],
  ['a calendar that was cut', eventWith('DTSTART:20270104').slice(0, -20), 'CUT'],
  ['an event that repeats for ever', eventWith('DTSTART:20270104', 'RRULE:FREQ=SECONDLY'), 'RECURRENCE'],
  ['an event that repeats on dates', eventWith('DTSTART:20270104', 'RDATE:20270105'), 'RECURRENCE'],
  ['an event without a date', eventWith('SUMMARY:Reserved'), 'EVENT_INVALID'],
  ['a date that does not exist', eventWith('DTSTART:20270230'), 'EVENT_INVALID'],
  ['an end before the start', eventWith('DTSTART:20270104', 'DTEND:20270102'), 'EVENT_INVALID'],
  ['a duration that is none', eventWith('DTSTART:20270104', 'DURATION:-P1D'), 'EVENT_INVALID'],
  [
    'too many events',
    `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nDTSTART:20270104\nEND:VEVENT\n'.repeat(CALENDAR_TEXT_LIMITS.events + 1)}END:VCALENDAR`,
    'TOO_MANY_EVENTS',
  ],
];
test.each(REFUSED)('%s is refused as a whole', (_name, text, problem) => {
  expect(readCalendar(text, ZONE)).toEqual({ problem });
});

/** A reader that knows only what the generator writes, by other means than ours. */
function naiveReader(text: string): { uid: string; firstNight: string; until: string }[] | null {
  const whole = text.replace(/(\r\n|\n)[ \t]/g, '');
  if (!/END:VCALENDAR\s*$/.test(whole) || /\bRRULE:/.test(whole)) return null;
  const events = whole
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((part) => part.split('END:VEVENT')[0] ?? '');
  const found: { uid: string; firstNight: string; until: string }[] = [];
  for (const event of events) {
    const own = event.replace(/BEGIN:VALARM[\s\S]*?END:VALARM/g, '');
    const value = (name: string) =>
      new RegExp(`^${name}(?:;[^\\r\\n]*?)?:([^:\\r\\n]*)$`, 'm').exec(own.replaceAll('\r', ''))?.[1];
    if (/^STATUS:CANCELLED/m.test(own)) continue;
    const date = (written: string) => {
      const day = `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6, 8)}`;
      // 18:30 in UTC is midnight in India.
      return written.endsWith('Z') && written.slice(9, 13) >= '1830' ? addDays(day, 1) : day;
    };
    const start = value('DTSTART') ?? '';
    const end = value('DTEND');
    const firstNight = date(start);
    const until = end
      ? date(end)
      : addDays(firstNight, Number(/P(\d+)D/.exec(value('DURATION') ?? '')?.[1] ?? 1));
    found.push({ uid: value('UID') ?? '', firstNight, until });
  }
  return found;
}

const uid = fc.stringMatching(/^[a-z0-9-]{1,60}@portal\.example$/);
const generatedEvent = fc.record({
  uid,
  offset: fc.integer({ min: 0, max: 600 }),
  nights: fc.integer({ min: 1, max: 40 }),
  form: fc.constantFrom('date', 'local', 'utc', 'duration'),
  hour: fc.integer({ min: 0, max: 23 }),
  isCancelled: fc.boolean(),
  repeats: fc.integer({ min: 0, max: 60 }).map((number) => number === 0),
  alarm: fc.boolean(),
  note: fc.stringMatching(/^[ -~]{0,120}$/),
});
const generatedCalendar = fc.record({
  events: fc.array(generatedEvent, { maxLength: 12 }),
  end: fc.constantFrom('\r\n', '\n'),
  fold: fc.integer({ min: 12, max: 80 }),
  isCut: fc.integer({ min: 0, max: 20 }).map((number) => number === 0),
});
type Generated = typeof generatedCalendar extends fc.Arbitrary<infer Value> ? Value : never;

function written({ events, end, fold, isCut }: Generated): string {
  const lines = events.flatMap(
    ({ uid: id, offset, nights, form, hour, isCancelled, repeats, alarm, note }) => {
      const [first, until] = [compact(addDays(DAY, offset)), compact(addDays(DAY, offset + nights))];
      const time = `T${String(hour).padStart(2, '0')}0000`;
      const dates = {
        date: [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${until}`],
        local: [
          `DTSTART;TZID=Asia/Kolkata;X-A="b:c;d":${first}${time}`,
          `DTEND;TZID=Asia/Kolkata:${until}${time}`,
        ],
        utc: [`DTSTART:${first}${time}Z`, `DTEND:${until}${time}Z`],
        duration: [`DTSTART;VALUE=DATE:${first}`, `DURATION:P${nights}D`],
      }[form];
      return [
        'BEGIN:VEVENT',
        ...(alarm
          ? ['BEGIN:VALARM', 'TRIGGER:-PT1H', 'DTSTART:19700101', 'UID:of-the-alarm', 'END:VALARM']
          : []),
        `X-NOTE:${note}`,
        ...dates,
        `UID:${id}`,
        ...(isCancelled ? ['STATUS:CANCELLED'] : []),
        ...(repeats ? ['RRULE:FREQ=DAILY'] : []),
        'END:VEVENT',
      ];
    },
  );
  const zone = [
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...zone, ...lines, ...(isCut ? [] : ['END:VCALENDAR'])];
  const folded = all.map((line) => line.match(new RegExp(`.{1,${fold}}`, 'g'))?.join(`${end} `) ?? line);
  return `${folded.join(end)}${end}`;
}

test('generated calendars are read as a second, naive reader reads them', () => {
  fc.assert(
    fc.property(generatedCalendar, (calendar) => {
      const text = written(calendar);
      const read = readCalendar(text, ZONE);
      const expected = naiveReader(text);
      if (expected === null) expect(read).toHaveProperty('problem');
      else
        expect('events' in read && read.events.map(({ kind: _kind, ...event }) => event)).toEqual(expected);
    }),
    RUNS,
  );
});

test('any text is read or refused', () => {
  const words = fc.constantFrom(
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'END:VCALENDAR',
    'DTSTART:20270104',
    ' ',
    ':',
    '"',
  );
  const anything = fc
    .array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(anything, (text) => {
      const read = readCalendar(text, ZONE);
      expect('problem' in read || Array.isArray(read.events)).toBe(true);
    }),
    RUNS,
  );
});

/** A room on which plans are carried out, night by night. */
interface Room {
  today: string;
  now: number;
  events: StoredEvent[];
  blocks: FeedBlock[];
  others: Set<string>;
}

const FEED = 'feed';

const takenIn = ({ today, blocks, others }: Room): NightTaken[] => {
  const of = { madeAt: new Date(0), isOfPortal: false, bookingId: null };
  const own = blocks.flatMap(({ id, firstNight, until }) =>
    nightsOf(firstNight, until).map((night) => ({ ...of, night, feedId: FEED, occupantId: id })),
  );
  const foreign = [...others].map((night) => ({ ...of, night, feedId: null, occupantId: `stay ${night}` }));
  return [...own, ...foreign]
    .filter(({ night }) => night >= today)
    .toSorted((one, other) => one.night.localeCompare(other.night));
};

const plan = (room: Room, read: readonly ReadEvent[], isLossAccepted: boolean): FeedPlan =>
  planOf({
    ...{ feedId: FEED, today: room.today, now: new Date(room.now), read, isLossAccepted },
    ...{ stored: room.events, nights: takenIn(room), otherEvents: [], ownCalendarReadAt: null },
    blocks: room.blocks.filter(({ until }) => until > room.today),
  });

let made = 0;
const newId = (): string => `made ${(made += 1)}`;

function carryOut(room: Room, planned: Exclude<FeedPlan, { problem: unknown }>): void {
  const { kept, ended, ends, removed, added } = planned;
  const before = room.events.filter(
    ({ id }) => !ended.includes(id) && !kept.some((event) => event.id === id),
  );
  room.events = [...before, ...kept.map((event: KeptEvent) => ({ ...event, id: event.id ?? newId() }))];
  room.blocks = room.blocks
    .filter(({ id }) => !removed.includes(id))
    .map((block) => ({ ...block, until: ends.find(({ id }) => id === block.id)?.until ?? block.until }));
  room.blocks.push(...added.map((block) => ({ ...block, id: newId() })));
}

const nightsHeld = ({ blocks }: Room): string[] =>
  blocks.flatMap(({ firstNight, until }) => nightsOf(firstNight, until)).toSorted();

const kind = fc.constantFrom<FeedEventKind>('SOLD', 'CLOSED', 'UNCLEAR');
const reading = fc.record({
  events: fc.array(
    fc.record({
      uid: fc.constantFrom('', 'a', 'b', 'c', 'd'),
      first: fc.integer({ min: -3, max: 20 }),
      length: fc.integer({ min: 1, max: 9 }),
      kind,
    }),
    { maxLength: 6 },
  ),
  minutes: fc.constantFrom(1, 15, 60 * 24),
  others: fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 4 }),
  isAccepted: fc.boolean(),
});

test('after any readings the feed has exactly the nights of its events that nobody else has, and never gives tonight back', () => {
  fc.assert(
    fc.property(fc.array(reading, { minLength: 1, maxLength: 8 }), (readings) => {
      const room: Room = {
        today: DAY,
        now: Date.UTC(2027, 0, 1, 6),
        events: [],
        blocks: [],
        others: new Set(),
      };
      for (const { events, minutes, others, isAccepted } of readings) {
        room.now += minutes * 60_000;
        room.today = new Date(room.now).toISOString().slice(0, 10);
        const held = new Set(nightsHeld(room));
        for (const night of others.map((offset) => addDays(DAY, offset)))
          if (!held.has(night) && night >= room.today) room.others.add(night);
        const read = events.map(({ uid: id, first, length, kind: of }) => ({
          ...{ uid: id, kind: of, firstNight: addDays(DAY, first), until: addDays(DAY, first + length) },
        }));
        const planned = plan(room, read, isAccepted);
        if ('problem' in planned) continue;
        const past = nightsHeld(room).filter((night) => night < room.today);
        carryOut(room, planned);
        const wanted = new Set(planned.kept.flatMap(({ firstNight, until }) => nightsOf(firstNight, until)));
        if (held.has(room.today)) wanted.add(room.today);
        const expected = [...wanted].filter((night) => night >= room.today && !room.others.has(night));
        expect(nightsHeld(room)).toEqual([...past, ...expected.toSorted()]);
        for (const { event } of planned.conflicts) expect(event.kind).not.toBe('CLOSED');
        // Neither does anything change when another calendar of the room frees nights that this feed does not have.
        const { today, events: stored, blocks } = room;
        const same = {
          feedId: FEED,
          today,
          nights: takenIn(room),
          blocks: blocks.filter(({ until }) => until > today),
        };
        expect(blocksOfStored(same, stored)).toEqual({ ends: [], removed: [], added: [] });
        // An equal reading at the same moment changes nothing.
        expect(plan(room, read, true)).toMatchObject({ ends: [], removed: [], added: [] });
      }
    }),
    RUNS,
  );
});

/** Nights of another portal's calendar, as [first, until, hours since they are known]. */
type OthersRun = readonly [string, string, number];

interface Repetition {
  title: string;
  others: OthersRun[];
  /** What the other portal says of its nights. */
  otherKind: FeedEventKind;
  events: [string, string][];
  kind?: FeedEventKind;
  conflicts: number;
}

const SOLD_THERE = { otherKind: 'SOLD' } as const;
const REPETITIONS: Repetition[] = [
  {
    ...SOLD_THERE,
    title: 'repeats several nights of the other calendar',
    others: [
      ['04', '06', 0],
      ['10', '12', 0],
    ],
    events: [
      ['04', '06'],
      ['10', '12'],
    ],
    conflicts: 0,
  },
  {
    ...SOLD_THERE,
    title: 'has nothing else of the other calendar',
    others: [['04', '06', 0]],
    events: [['04', '06']],
    conflicts: 1,
  },
  {
    ...SOLD_THERE,
    title: 'lacks nights that the other calendar has had for more than a day',
    others: [
      ['04', '06', 0],
      ['10', '12', 25],
    ],
    events: [['04', '06']],
    conflicts: 1,
  },
  {
    ...SOLD_THERE,
    title: 'lacks old nights of the other calendar, and has others that it may have sold',
    others: [
      ['04', '06', 0],
      ['10', '12', 25],
      ['20', '22', 25],
    ],
    events: [
      ['04', '06'],
      ['20', '22'],
    ],
    conflicts: 2,
  },
  {
    ...SOLD_THERE,
    title: 'has not learned new nights of the other calendar yet',
    others: [
      ['04', '06', 0],
      ['10', '12', 30],
      ['20', '22', 2],
    ],
    events: [
      ['04', '06'],
      ['10', '12'],
    ],
    conflicts: 0,
  },
  {
    ...SOLD_THERE,
    title: 'joins nights of the other calendar',
    others: [
      ['04', '06', 0],
      ['06', '08', 0],
    ],
    events: [['04', '08']],
    conflicts: 0,
  },
  {
    ...SOLD_THERE,
    title: 'covers nights of the other calendar in part',
    others: [
      ['04', '06', 0],
      ['10', '12', 0],
      ['20', '22', 0],
    ],
    events: [
      ['05', '06'],
      ['10', '12'],
      ['20', '22'],
    ],
    conflicts: 1,
  },
  {
    title: 'says that it sold what the other calendar repeated before',
    others: [
      ['04', '06', 0],
      ['10', '12', 0],
    ],
    otherKind: 'UNCLEAR',
    events: [
      ['04', '06'],
      ['10', '12'],
    ],
    kind: 'SOLD',
    conflicts: 0,
  },
  {
    title: 'says that it sold what the other calendar says that it sold, too',
    others: [
      ['04', '06', 0],
      ['10', '12', 0],
    ],
    otherKind: 'SOLD',
    events: [
      ['04', '06'],
      ['10', '12'],
    ],
    kind: 'SOLD',
    conflicts: 2,
  },
  {
    title: 'says that it sold nights of which the other calendar has no other',
    others: [['04', '06', 0]],
    otherKind: 'UNCLEAR',
    events: [
      ['04', '06'],
      ['10', '12'],
    ],
    kind: 'SOLD',
    conflicts: 1,
  },
];

test.each(REPETITIONS)(
  'a portal that $title: conflicts',
  ({ others, otherKind, events, kind: of = 'UNCLEAR', conflicts }) => {
    const now = Date.UTC(2027, 0, 2, 6);
    const dated = (day: string): string => `2027-01-${day}`;
    const eventFrom = (first: string, until: string, eventKind: FeedEventKind) => ({
      ...{ uid: first, kind: eventKind, firstNight: dated(first), until: dated(until) },
    });
    const nights = others.flatMap(([first, until, hours]) =>
      nightsOf(dated(first), dated(until)).map((night) => ({
        ...{ night, feedId: 'other', occupantId: first, isOfPortal: true, bookingId: null },
        madeAt: new Date(now - hours * 3_600_000),
      })),
    );
    const planned = planOf({
      ...{ feedId: FEED, today: DAY, now: new Date(now), stored: [], nights, blocks: [] },
      ...{ ownCalendarReadAt: null, isLossAccepted: false },
      read: events.map(([first, until]) => eventFrom(first, until, of)),
      otherEvents: others.map(([first, until]) => ({
        ...eventFrom(first, until, otherKind),
        feedId: 'other',
      })),
    });
    expect('conflicts' in planned && planned.conflicts).toHaveLength(conflicts);
  },
);

test('two calendars of 2,000 events that meet in each night are compared without delay', () => {
  const days = Array.from({ length: 730 }, (_day, index) => addDays(DAY, index + 1));
  const events = Array.from({ length: CALENDAR_TEXT_LIMITS.events }, (_event, index) => {
    const firstNight = days[index % days.length] ?? DAY;
    return { uid: `${index}`, kind: 'UNCLEAR' as const, firstNight, until: addDays(firstNight, 2) };
  });
  const nights = days.map((night) => ({
    ...{ night, feedId: 'other', occupantId: night, madeAt: new Date(0), isOfPortal: true, bookingId: null },
  }));
  const planned = planOf({
    ...{ feedId: FEED, today: DAY, now: new Date(), read: events, stored: [], nights, blocks: [] },
    ...{ ownCalendarReadAt: null, isLossAccepted: false },
    otherEvents: events.map((event) => ({ ...event, feedId: 'other' })),
  });
  expect('conflicts' in planned && planned.conflicts).toEqual([]);
});

test('an event that vanished waits for a later reading', () => {
  const stored = [
    {
      id: 'kept',
      uid: 'a',
      firstNight: '2027-01-04',
      until: '2027-01-06',
      kind: 'SOLD' as const,
      missingSince: null,
    },
    {
      id: 'gone',
      uid: 'b',
      firstNight: '2027-01-10',
      until: '2027-01-12',
      kind: 'SOLD' as const,
      missingSince: null,
    },
  ];
  const now = Date.UTC(2027, 0, 1, 6);
  const room: Room = { today: DAY, now, events: stored, blocks: [], others: new Set() };
  const [read] = eventsOf(
    calendarText([{ uid: 'a', first: '2027-01-04', until: '2027-01-06', summary: AIRBNB_SOLD }]),
  );
  for (const [minutes, ids] of [
    [0, 2],
    [1, 2],
    [BETWEEN_READINGS / 60_000, 1],
  ] as const) {
    room.now = now + minutes * 60_000;
    const planned = plan(room, read ? [read] : [], false);
    if ('problem' in planned) throw new Error(planned.problem);
    expect(planned.kept).toHaveLength(ids);
    carryOut(room, planned);
  }
});
