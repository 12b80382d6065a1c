import { addDays, instantInZone, type PlainDate } from '../src/platform/time/dates';
import { SEEDED_ROOM_TYPES } from '../seeds/rooms';
import { expectKind, freshKey, type SampleHotel } from './sample-hotel';
import type { SampleAct } from './sample-lives';
import { FIRST_DAY } from './sample-plan';

const AUDIT_TIME = '06:20';
const CASH_UP_TIME = '22:40';
const BLOCK_NIGHTS = 3;
/** Every twelfth evening the till holds less than it should. */
const WRONG_EVERY = 12;
const MISSING_PAISE = 10_000;

/** What the hotel does each day, and its room that is being painted. */
export function actsOfDays(hotel: SampleHotel, today: PlainDate): SampleAct[] {
  const at = (day: PlainDate, time: string) => instantInZone(day, time, hotel.services.clock.timeZone);
  const days = Array.from({ length: 1 - FIRST_DAY }, (_, index) => addDays(today, FIRST_DAY + index));
  return [
    ...days.flatMap((day, index) => [
      { at: at(day, CASH_UP_TIME), what: `cash of ${day}`, run: () => countCash(hotel, day, index) },
      { at: at(addDays(day, 1), AUDIT_TIME), what: `audit of ${day}`, run: () => closeDay(hotel, day) },
    ]),
    { at: at(addDays(today, -1), '10:30'), what: 'block', run: () => blockRoom(hotel, today) },
    { at: at(today, '00:05'), what: 'options', run: () => hotel.services.options.run() },
  ];
}

async function countCash({ services, staff }: SampleHotel, day: PlainDate, index: number): Promise<void> {
  const { expectedCashPaise: expectedCash } = await services.cashUps.find(day);
  if (expectedCash <= 0) return;
  const isWrong = index % WRONG_EVERY === 0;
  const countedCash = Math.max(0, expectedCash - (isWrong ? MISSING_PAISE : 0));
  const form = { expectedCash, countedCash, note: isWrong ? 'A note of ₹100 is missing.' : '' };
  expectKind(await services.cashUps.close(staff, day, form, day), 'CashUpClosed');
}

/** A day with a guest who neither came nor cancelled stays open for the staff. */
async function closeDay({ services, staff, clock }: SampleHotel, day: PlainDate): Promise<void> {
  await services.nightAudits.close(staff, day, clock);
}

async function blockRoom({ services, staff, clock }: SampleHotel, today: PlainDate): Promise<void> {
  for (const roomNumber of SEEDED_ROOM_TYPES['Double']?.rooms.toReversed() ?? []) {
    const outcome = await services.blocks.block(
      staff,
      {
        ...{ roomNumber, firstNight: today, until: addDays(today, BLOCK_NIGHTS), reason: 'OUT_OF_ORDER' },
        ...{ note: 'The bathroom is being painted.', repairTask: null, idempotencyKey: freshKey() },
      },
      clock,
    );
    if (outcome.kind !== 'RoomTaken') return void expectKind(outcome, 'RoomBlocked');
  }
}
