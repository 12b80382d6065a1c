import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { Booking } from '../src/bookings/core/booking.entity';
import { bookingChangeStates } from '../src/bookings/booking-changes/booking-change.states';
import { bookingStates } from '../src/bookings/core/booking.states';
import { disputeStates } from '../src/payments/core/dispute.states';
import { paymentRequestStates } from '../src/bookings/payment-requests/payment-request.states';
import { paymentStates } from '../src/payments/core/payment.states';
import { stayStates } from '../src/selling/stays/stay.states';
import { refundStates } from '../src/payments/core/refund.states';
import { guestActor } from '../src/platform/states/actor';
import { mayMove, reachableStates, type StateMachine } from '../src/platform/states/state-machine';
import { paymentTestStates } from '../src/operations/set-up/payment-test.states';
import { insertWithHistory, transition, transitions } from '../src/platform/states/transition';

const machines: StateMachine<string>[] = [
  bookingStates,
  bookingChangeStates,
  stayStates,
  paymentStates,
  paymentRequestStates,
  refundStates,
  disputeStates,
  paymentTestStates,
];

describe.each(machines)('the life cycle of a $name', (machine) => {
  test('every state can be reached', () => {
    expect([...reachableStates(machine)].sort()).toEqual(Object.keys(machine.transitions).sort());
  });

  test('no state leads to itself or to one that does not exist', () => {
    for (const [from, targets] of Object.entries(machine.transitions)) {
      expect(targets).not.toContain(from);
      for (const to of targets) expect(Object.keys(machine.transitions)).toContain(to);
    }
  });
});

test('a late event never undoes a capture', () => {
  for (const state of Object.keys(paymentStates.transitions)) {
    expect(mayMove(paymentStates, 'CAPTURED', state as 'FAILED')).toBe(false);
  }
});

describe('a transition', () => {
  const cause = { actor: guestActor(null), reason: 'for this test' };
  const bookings = { machine: bookingStates, entity: Booking };
  let statements: string[];
  let manager: EntityManager;

  beforeEach(() => {
    statements = [];
    const getMetadata = ({ name }: { name: string }) => ({
      tableName: name,
      findColumnWithPropertyName: (property: string) => ({ databaseName: property }),
    });
    const query = (text: string) => Promise.resolve(statements.push(text));
    manager = { query, connection: { getMetadata } } as unknown as EntityManager;
  });

  const bookingIn = (status: Booking['status']) => Object.assign(new Booking(), { id: 'booking', status });

  test('updates the row and writes the history, in one statement', async () => {
    const booking = bookingIn('HELD');
    await transition(manager, bookings, booking, 'EXPIRED', cause, { expiredAt: null });
    expect(statements).toEqual([
      expect.stringMatching(
        /^WITH written_0 AS \(UPDATE "Booking" SET "expiredAt" = \$1, "status" = \$2 WHERE id = \$3\) INSERT INTO "Transition" /,
      ),
    ]);
    expect(booking).toMatchObject({ status: 'EXPIRED', expiredAt: null });
  });

  test('of several records is one statement, and writes nothing when the table forbids one of them', async () => {
    const [held, tentative, confirmed] = [bookingIn('HELD'), bookingIn('TENTATIVE'), bookingIn('CONFIRMED')];
    const expiring = (records: Booking[]) =>
      transitions(
        manager,
        bookings,
        records.map((record) => ({ record, to: 'EXPIRED' })),
        cause,
      );
    await expect(expiring([held, confirmed])).rejects.toThrow('cannot go from CONFIRMED to EXPIRED');
    expect(statements).toEqual([]);
    await expiring([held, tentative]);
    expect(statements).toEqual([
      expect.stringMatching(/^WITH written_0 AS .* written_1 AS .* VALUES .*, \(/),
    ]);
    expect([held, tentative, confirmed].map(({ status }) => status)).toEqual([
      'EXPIRED',
      'EXPIRED',
      'CONFIRMED',
    ]);
  });

  test('that the table does not allow writes nothing', async () => {
    const booking = bookingIn('CONFIRMED');
    await expect(transition(manager, bookings, booking, 'EXPIRED', cause)).rejects.toThrow(
      'cannot go from CONFIRMED to EXPIRED',
    );
    expect(statements).toEqual([]);
    expect(booking.status).toBe('CONFIRMED');
  });

  test('a new record starts in an initial state, with its first row of history', async () => {
    await insertWithHistory(manager, bookings, bookingIn('HELD'), cause);
    expect(statements).toEqual([
      expect.stringMatching(/^WITH written_0 AS \(INSERT INTO "Booking" .*\) INSERT INTO "Transition" /),
    ]);
  });

  test('a new record in any other state is refused', async () => {
    await expect(insertWithHistory(manager, bookings, bookingIn('CANCELLED'), cause)).rejects.toThrow(
      'cannot start as CANCELLED',
    );
    expect(statements).toEqual([]);
  });
});

/** Code that would change a state, or write the history, without `transition`. */
const PAST_TRANSITION = [
  // `insertRecord` and `updateRecord` accept no status: their types refuse it.
  /\b(insert|update)Text\b/,
  /\.(insert|update|save|upsert)\(\s*(Booking|BookingChange|Payment|Refund|Dispute|Transition)\b/,
  /\bINSERT INTO (bookings|booking_changes|payments|refunds|disputes|transitions)\b/,
  /\bUPDATE (bookings|booking_changes|stays|payments|refunds|disputes)\s+SET\b(?:(?!\bWHERE\b)[^;`])*\bstatus\s*=/,
  /\bUPDATE transitions\b/,
];

function writesPastTransition(source: string): boolean {
  return PAST_TRANSITION.some((pattern) => pattern.test(source));
}

describe('states and their history', () => {
  test('are written by the transition function only', () => {
    const folder = path.resolve(__dirname, '../src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const writers = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => writesPastTransition(readFileSync(path.join(folder, file), 'utf8')));
    expect(writers.sort()).toEqual([
      'platform/database/plain-statements.ts',
      'platform/states/transition.ts',
    ]);
  });

  test.each([
    "updateText(manager, Booking, { id, changes: { status: 'CONFIRMED' } }, values)",
    "await manager.update(Refund, { id }, { status: 'FAILED' })",
    'INSERT INTO transitions (machine) VALUES ($1)',
    "UPDATE bookings SET hold_extended = true, status = 'EXPIRED' WHERE id = $1",
  ])('are checked: %s', (source) => expect(writesPastTransition(source)).toBe(true));

  test('other columns may be written anywhere', () => {
    expect(writesPastTransition("UPDATE bookings SET gateway_order_id = $2 WHERE status = 'HELD'")).toBe(
      false,
    );
  });
});
