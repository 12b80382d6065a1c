import {
  grossOf,
  type BookedLine,
  type BookedStay,
  type BookingRecord,
} from '../../../src/bookings/core/booking-record';
import { stayCharges } from '../../../src/bookings/cancellations/cancellation-charge';
import { planOf, wantedRooms } from '../../../src/bookings/booking-changes/change-plan';
import { pricedChange } from '../../../src/bookings/booking-changes/priced-change';
import { TAX_PERIODS } from '../../../seeds/property';
import { datedPolicy } from '../../../src/selling/rates/cancellation';
import type { CancellationPolicy } from '../../../src/selling/rates/policy.entity';
import type { ChargeLine } from '../../../src/selling/quotes/quote';
import { nightsOf, startOfDay } from '../../../src/platform/time/dates';

const ZONE = 'Asia/Kolkata';
const CHECKIN = '2027-03-10';
const SAMPLE: CancellationPolicy = {
  steps: [
    { untilHoursBefore: 48, charge: { kind: 'NOTHING' } },
    { untilHoursBefore: 0, charge: { kind: 'NIGHTS', nights: 1 } },
  ],
  noShow: { kind: 'NIGHTS', nights: 1 },
  earlyDeparture: { kind: 'REMAINING_NIGHTS' },
};
const HALF: CancellationPolicy = {
  ...SAMPLE,
  steps: [
    { untilHoursBefore: 48, charge: { kind: 'NOTHING' } },
    { untilHoursBefore: 0, charge: { kind: 'PERCENT', percent: 50 } },
  ],
};
/** A single room today; it was sold at the same rate unless a test says otherwise. */
const NIGHT = 981_288;
const DELUXE_NIGHT = 1_972_488;

const WITHOUT_EXTRAS = { extraLines: [], includedExtras: [] };

/** Before tax, at ₹84 a dollar. */
const valueOf = (roomType: string) => (roomType === 'Single' ? 831_600 : 1_671_600);

/** Nights at today's rate, with 18 % of tax. */
function quoteOf(asked: { roomType: string; checkin: string; checkout: string; guests: number }) {
  const valuePaise = valueOf(asked.roomType);
  const half = (valuePaise * 9) / 100;
  const lines = nightsOf(asked.checkin, asked.checkout).map((night): ChargeLine => ({
    night,
    rateSource: 'BASE',
    rateCents: valuePaise / 84,
    valuePaise,
    discountPaise: 0,
    taxPercent: 18,
    cgstPaise: half,
    sgstPaise: half,
    sac: '996311',
  }));
  return {
    ...asked,
    roomTitle: asked.roomType,
    plan: 'FLEXIBLE',
    planName: 'Flexible',
    lines,
    ...WITHOUT_EXTRAS,
  };
}

function bookingWith(
  nights: number,
  { policy = SAMPLE, stay: further = {} }: { policy?: CancellationPolicy; stay?: Partial<BookedStay> } = {},
): BookingRecord {
  const checkout = `2027-03-${10 + nights}`;
  const stay = {
    id: 'stay',
    roomType: 'Single',
    roomTitle: 'Single',
    roomId: 1,
    roomIds: null,
    guestName: null,
    plan: 'FLEXIBLE',
    planName: 'Flexible',
    policy: null,
    deadlines: datedPolicy(further.policy ?? policy, further.checkin ?? CHECKIN, ZONE).steps.map(
      ({ until }) => until.toISOString(),
    ),
    checkin: CHECKIN,
    checkout,
    guests: 1,
    children: [],
    status: 'EXPECTED',
    keptPaise: null,
    passedSteps: 0,
    leastChargePaise: 0,
    ...further,
  } as BookedStay;
  const lines = quoteOf(stay).lines.map((line, index): BookedLine => ({
    ...line,
    id: index + 1,
    changeId: null,
    stayId: 'stay',
    kind: 'ROOM_NIGHT',
    extra: null,
    reverses: null,
  }));
  return { policy, stays: [stay], lines, status: 'CONFIRMED' } as unknown as BookingRecord;
}

/** The instant this number of hours before the day of check-in at the hotel. */
function hoursBefore(hours: number) {
  return { now: new Date(startOfDay(CHECKIN, ZONE).getTime() - hours * 3_600_000), timeZone: ZONE };
}

function change(
  booking: BookingRecord,
  asked: { roomType?: string; checkin: string; checkout: string },
  hours: number,
) {
  const stay = booking.stays[0] ?? null;
  const full = { id: 'stay', roomType: 'Single', guests: 1, ...asked };
  return pricedChange(
    booking,
    { quoted: [{ stay, asked: full, quote: quoteOf(full) }], leftOut: [] },
    hoursBefore(hours),
    { taxPeriods: TAX_PERIODS, today: '2027-03-01' },
  );
}

const OUTSIDE = 49;
const INSIDE = 47;

describe('a stay of three single nights from 10 to 13 March', () => {
  test.each([
    ['a night is added', { checkin: CHECKIN, checkout: '2027-03-14' }, OUTSIDE, [3, 1, 0], 0, NIGHT],
    [
      'a night is given up in time',
      { checkin: CHECKIN, checkout: '2027-03-12' },
      OUTSIDE,
      [2, 0, 1],
      0,
      -NIGHT,
    ],
    [
      'a night is given up too late',
      { checkin: CHECKIN, checkout: '2027-03-12' },
      INSIDE,
      [2, 0, 1],
      NIGHT,
      0,
    ],
    [
      'two nights too late: the first night is charged',
      { checkin: CHECKIN, checkout: '2027-03-11' },
      INSIDE,
      [1, 0, 2],
      NIGHT,
      -NIGHT,
    ],
    [
      'it is moved by a day in time',
      { checkin: '2027-03-11', checkout: '2027-03-14' },
      OUTSIDE,
      [2, 1, 1],
      0,
      0,
    ],
    [
      'it is moved by a day too late',
      { checkin: '2027-03-11', checkout: '2027-03-14' },
      INSIDE,
      [2, 1, 1],
      NIGHT,
      NIGHT,
    ],
    [
      'it is moved by a month too late',
      { checkin: '2027-04-10', checkout: '2027-04-13' },
      INSIDE,
      [0, 3, 3],
      NIGHT,
      NIGHT,
    ],
    [
      'a better room costs no charge, at any time',
      { roomType: 'Deluxe', checkin: CHECKIN, checkout: '2027-03-13' },
      INSIDE,
      [0, 3, 3],
      0,
      3 * (DELUXE_NIGHT - NIGHT),
    ],
  ])('%s', (_what, asked, hours, [kept, added, removed], charge, difference) => {
    const priced = change(bookingWith(3), asked, hours);
    const [stay] = priced.stays;
    expect([stay?.kept.length, stay?.added.length, stay?.removed.length]).toEqual([kept, added, removed]);
    expect(priced.chargePaise).toBe(charge);
    expect(priced.afterPaise - priced.beforePaise).toBe(difference);
  });

  test('is not charged exactly 48 hours before the day of check-in, and is charged one second later', () => {
    const shorter = { checkin: CHECKIN, checkout: '2027-03-12' };
    expect(change(bookingWith(3), shorter, 48).chargePaise).toBe(0);
    expect(change(bookingWith(3), shorter, 48 - 1 / 3_600).chargePaise).toBe(NIGHT);
  });

  test('keeps the rate of its kept nights when the rate has changed since', () => {
    const booking = bookingWith(3);
    booking.lines = booking.lines.map((line) => ({
      ...line,
      valuePaise: 500_000,
      cgstPaise: 12_500,
      sgstPaise: 12_500,
    }));
    const priced = change(booking, { checkin: CHECKIN, checkout: '2027-03-14' }, OUTSIDE);
    expect(priced.afterPaise - priced.beforePaise).toBe(NIGHT);
    expect(priced.stays[0]?.kept.map(({ valuePaise }) => valuePaise)).toEqual([500_000, 500_000, 500_000]);
  });

  test('knows that the deadline had passed', () => {
    const later = { checkin: '2027-04-10', checkout: '2027-04-13' };
    expect(change(bookingWith(3), later, OUTSIDE).stays[0]).toMatchObject({
      passedSteps: 0,
      leastChargePaise: 0,
    });
    expect(change(bookingWith(3), later, INSIDE).stays[0]).toMatchObject({
      passedSteps: 1,
      leastChargePaise: NIGHT,
    });
  });

  test('charges for a cheaper type the price difference, at most what the policy charges', () => {
    const booking = bookingWith(3, { stay: { roomType: 'Deluxe' } });
    const priced = change(booking, { checkin: CHECKIN, checkout: '2027-03-13' }, INSIDE);
    expect(priced.chargePaise).toBe(DELUXE_NIGHT);
  });

  test('takes the tax of the charge from the nights that were given up', () => {
    const priced = change(bookingWith(3), { checkin: CHECKIN, checkout: '2027-03-12' }, INSIDE);
    expect(priced.stays[0]?.charges).toEqual([
      {
        stayId: 'stay',
        kind: 'CHANGE',
        sac: '996311',
        valuePaise: 831_600,
        taxPercent: 18,
        cgstPaise: 74_844,
        sgstPaise: 74_844,
      },
    ]);
  });
});

describe('a stay of three nights whose price an early version stored as one sum', () => {
  const TOTAL = 3 * NIGHT + 1;

  function legacyBooking(): BookingRecord {
    const booking = bookingWith(3);
    const [line] = booking.lines;
    if (!line) throw new Error('A booking has a line.');
    const [cgstPaise, sgstPaise] = [224_533, 224_532];
    const sums = { cgstPaise, sgstPaise, valuePaise: TOTAL - cgstPaise - sgstPaise };
    booking.lines = [{ ...line, ...sums, id: 7, kind: 'LEGACY', night: null }];
    return booking;
  }

  test.each([
    ['a night is added', { checkin: CHECKIN, checkout: '2027-03-14' }, OUTSIDE, [3, 1, 0], 0],
    ['a night is given up', { checkin: CHECKIN, checkout: '2027-03-12' }, OUTSIDE, [2, 0, 1], 0],
    ['a night is given up too late', { checkin: CHECKIN, checkout: '2027-03-12' }, INSIDE, [2, 0, 1], NIGHT],
    ['all nights are others', { checkin: '2027-04-10', checkout: '2027-04-13' }, OUTSIDE, [0, 3, 3], 0],
  ])('%s: each night costs a third, and no paisa is lost', (_what, asked, hours, counts, charge) => {
    const priced = change(legacyBooking(), asked, hours);
    const [stay] = priced.stays;
    const [kept = [], added = [], removed = []] = [stay?.kept, stay?.added, stay?.removed];
    expect([kept.length, added.length, removed.length]).toEqual(counts);
    const sum = [...kept, ...removed].reduce((gross, line) => gross + grossOf(line), 0);
    expect(sum).toBe(TOTAL);
    for (const line of [...kept, ...removed]) {
      expect(line).toMatchObject({ id: 7, kind: 'LEGACY', taxPercent: 18 });
      expect(Math.abs(grossOf(line) - NIGHT)).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(priced.chargePaise - charge)).toBeLessThanOrEqual(1);
  });

  test('the plan reverses the sum once and writes the nights that are kept', () => {
    const priced = change(legacyBooking(), { checkin: CHECKIN, checkout: '2027-03-12' }, OUTSIDE);
    const [planned] = planOf(priced, wantedRooms(priced), [{ roomId: 1, nights: [] }]).stays;
    expect(planned?.reverses).toEqual([7]);
    expect(planned?.added.map(({ night }) => night)).toEqual([CHECKIN, '2027-03-11']);
    expect(planned?.added[0]).not.toHaveProperty('kind');
  });
});

describe('a policy that charges half of the stay', () => {
  test('charges for nights that are given up one by one no more than for all at once', () => {
    const booking = bookingWith(4, { policy: HALF });
    const atOnce = change(booking, { checkin: CHECKIN, checkout: '2027-03-11' }, INSIDE);
    expect(atOnce.chargePaise).toBe(2 * NIGHT);
    const first = change(booking, { checkin: CHECKIN, checkout: '2027-03-13' }, INSIDE);
    expect(first.chargePaise).toBe(NIGHT);
    expect(first.stays[0]?.leastChargePaise).toBe(2 * NIGHT);
  });
});

describe('nights that cost nothing', () => {
  /** Three nights of a 'stay 3, pay 2': the last one is free, and taxed 5 %. */
  function withFreeNight(): BookingRecord {
    const booking = bookingWith(3);
    const lines = booking.lines.map((line, index) =>
      index < 2
        ? line
        : {
            ...line,
            discountPaise: line.valuePaise,
            valuePaise: 0,
            taxPercent: 5,
            cgstPaise: 0,
            sgstPaise: 0,
          },
    );
    return { ...booking, lines };
  }

  test('bear no part of a charge, and cause no division by zero', () => {
    const { stays } = change(withFreeNight(), { checkin: '2027-03-10', checkout: '2027-03-11' }, 24);
    expect(stays[0]?.chargePaise).toBe(NIGHT);
    expect(stays[0]?.charges).toMatchObject([{ taxPercent: 18 }]);
  });
});

test('the first night is the first by date, also when a change added it', () => {
  const booking = bookingWith(1);
  const [sold] = booking.lines;
  if (!sold) throw new Error('It has a night.');
  const cheap: BookedLine = {
    ...sold,
    id: 2,
    changeId: 'change',
    night: '2027-03-09',
    valuePaise: 400_000,
    taxPercent: 5,
    cgstPaise: 10_000,
    sgstPaise: 10_000,
  };
  const stays = booking.stays.map((stay) => ({ ...stay, checkin: '2027-03-09' }));
  const [charge] = stayCharges({ ...booking, stays, lines: [sold, cheap] }, stays, {
    kind: 'CANCELLATION',
    now: hoursBefore(24).now,
    setPaise: null,
  });
  expect(charge?.chargePaise).toBe(420_000);
});

test('a cheap night added before the first one does not lower a charge that was already due', () => {
  const { stays } = change(bookingWith(1), { checkin: '2027-03-09', checkout: '2027-03-11' }, 40);
  expect(stays[0]).toMatchObject({ chargePaise: 0, leastChargePaise: NIGHT });
});
