import { createBooking, hold, inBusinessDays, inDays } from '../../testkit/bookings';
import { blockForm, blockRoom, blocksBetween, changeBlock, endBlock, roomOf } from '../../testkit/blocks';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50', HOLDS_PER_CALLER: '500' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  await testServer.query('DELETE FROM room_nights WHERE block_id IS NOT NULL');
  await testServer.query('DELETE FROM blocks');
  expect(await testServer.breaches()).toEqual([]);
});

const block = (form: Parameters<typeof blockForm>[0]) => blockRoom(testServer, form, owner);

async function blocked(form: Parameters<typeof blockForm>[0]) {
  const result = await block(form);
  assertType(result, 'RoomBlocked');
  return result.block;
}

const nightsOf = async (id: string) =>
  (
    await testServer.query<{ night: string }>(
      'SELECT night::text AS night FROM room_nights WHERE block_id = $1 ORDER BY night',
      [id],
    )
  ).map(({ night }) => night);

async function suites(): Promise<string[]> {
  const rows = await testServer.query<{ number: string }>(
    `SELECT number FROM rooms JOIN room_types type ON type.id = type_id WHERE type.code = 'Suite' ORDER BY number`,
  );
  return rows.map(({ number }) => number);
}

describe('a room without guests', () => {
  test('cannot be sold until the day on which the block ends', async () => {
    const form = { roomNumber: '101', firstNight: inDays(3), until: inDays(5), note: 'Air conditioner' };
    const { id } = await blocked(form);
    expect(await nightsOf(id)).toEqual([inDays(3), inDays(4)]);
    expect(await blocksBetween(testServer, inDays(4), inDays(30), owner)).toMatchObject([
      { ...form, id, roomType: 'Single', reason: 'OUT_OF_ORDER' },
    ]);
    expect(await blocksBetween(testServer, inDays(5), inDays(30), owner)).toEqual([]);
  });

  test('is not sold: guests get another room, or no room when all are blocked', async () => {
    const stay = { checkin: inDays(3), checkout: inDays(4) };
    for (const roomNumber of await suites())
      await blocked({ roomNumber, firstNight: stay.checkin, until: stay.checkout });
    expect(await createBooking(testServer, { ...stay, roomType: 'Suite' })).toMatchObject({
      __typename: 'RoomUnavailable',
    });
  });

  test('the same form sent twice blocks once; with other dates it is refused', async () => {
    const form = blockForm({ roomNumber: '101', firstNight: inDays(3), until: inDays(5) });
    const first = await blocked(form);
    expect(await block(form)).toMatchObject({ block: { id: first.id } });
    expect(await block({ ...form, firstNight: inDays(4) })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('who did it, why and for how long is in the audit', async () => {
    const { id } = await blocked({ roomNumber: '101', firstNight: inDays(3), until: inDays(5) });
    await endBlock(testServer, id, null, owner);
    const entries = await testServer.query(
      'SELECT action, permission, details, before, after FROM administrator_actions WHERE record_id = $1 ORDER BY id',
      [id],
    );
    const parts = { roomNumber: '101', firstNight: inDays(3), until: inDays(5), reason: 'OUT_OF_ORDER' };
    expect(entries).toMatchObject([
      { action: 'blockRoom', permission: 'rooms.block', after: parts },
      { action: 'endBlock', permission: 'rooms.block', before: parts, after: {} },
    ]);
  });
});

describe('given that a guest has one of the nights', () => {
  test('a guest: the refusal names reference, guest and dates, and nothing is blocked', async () => {
    const stay = { checkin: inDays(6), checkout: inDays(9) };
    const { held } = await confirmedBooking(testServer, stay);
    const { reference } = held.booking;
    const roomNumber = await roomOf(testServer, reference);
    const result = await block({ roomNumber, firstNight: inDays(8), until: inDays(12) });
    expect(result).toMatchObject({
      __typename: 'RoomTaken',
      code: 'ROOM_HAS_GUEST',
      field: 'roomNumber',
      occupants: [
        { kind: 'STAY', reference, guestName: 'Asha Rao', firstNight: stay.checkin, until: stay.checkout },
      ],
    });
    expect('message' in result && result.message).toContain(`Asha Rao (${reference})`);
    expect(await blocksBetween(testServer, inDays(0), inDays(30), owner)).toEqual([]);
  });

  test('a hold that is not paid counts as well, and all bookings in the way are named in order', async () => {
    const first = await hold(testServer, { checkin: inDays(12), checkout: inDays(13), roomType: 'Suite' });
    const roomNumber = await roomOf(testServer, first.booking.reference);
    const { id } = await blocked({ roomNumber, firstNight: inDays(10), until: inDays(11) });
    expect(await block({ roomNumber, firstNight: inDays(9), until: inDays(15) })).toMatchObject({
      code: 'ROOM_BLOCKED',
      occupants: [
        { kind: 'BLOCK', blockId: id },
        { kind: 'STAY', reference: first.booking.reference },
      ],
    });
  });

  test('a stay that leaves on the first day of the block is not in the way', async () => {
    const { held } = await confirmedBooking(testServer, { checkin: inDays(16), checkout: inDays(18) });
    const roomNumber = await roomOf(testServer, held.booking.reference);
    await blocked({ roomNumber, firstNight: inDays(18), until: inDays(19) });
    await blocked({ roomNumber, firstNight: inDays(15), until: inDays(16) });
  });
});

describe('nights that are over', () => {
  test.each([
    [
      'a night before the business day',
      { firstNight: inBusinessDays(-1) },
      { field: 'firstNight', code: 'DATE_PASSED' },
    ],
    ['no night', { until: inDays(3) }, { field: 'until', code: 'BLOCK_LENGTH' }],
    ['more than five years', { until: inDays(1900) }, { field: 'until', code: 'BLOCK_LENGTH' }],
    ['a room that there is not', { roomNumber: '999' }, { field: 'roomNumber', code: 'ROOM_NUMBER_UNKNOWN' }],
    ['no room', { roomNumber: ' ' }, { field: 'roomNumber', code: 'TEXT_MISSING' }],
    ['a long note', { note: 'x'.repeat(501) }, { field: 'note', code: 'TEXT_TOO_LONG' }],
  ])('%s cannot be blocked', async (_what, change, fault) => {
    const form = { roomNumber: '101', firstNight: inDays(3), until: inDays(5), ...change };
    expect(await block(form)).toMatchObject({ __typename: 'InvalidInput', faults: [fault] });
  });

  test('stay with a block that ends; the nights ahead are on sale again', async () => {
    const { id } = await blocked({ roomNumber: '101', firstNight: inBusinessDays(0), until: inDays(6) });
    await testServer.shiftClock('2 days');
    expect(await endBlock(testServer, id, null, owner)).toMatchObject({
      block: { id, until: inBusinessDays(2) },
    });
    expect(await nightsOf(id)).toEqual([inBusinessDays(0), inBusinessDays(1)]);
    expect(await endBlock(testServer, id, null, owner)).toMatchObject({
      block: { until: inBusinessDays(2) },
    });
  });
});

describe('a block', () => {
  test('is shortened to end on a later day', async () => {
    const { id } = await blocked({ roomNumber: '101', firstNight: inDays(3), until: inDays(6) });
    expect(await endBlock(testServer, id, inDays(4), owner)).toMatchObject({ block: { until: inDays(4) } });
    expect(await nightsOf(id)).toEqual([inDays(3)]);
  });

  test('that has not begun is deleted, and only the audit keeps it', async () => {
    const { id } = await blocked({ roomNumber: '101', firstNight: inDays(3), until: inDays(6) });
    expect(await endBlock(testServer, id, null, owner)).toEqual({ __typename: 'BlockEnded', block: null });
    expect(await endBlock(testServer, id, null, owner)).toMatchObject({ __typename: 'RecordNotFound' });
  });

  test('is made longer, unless a guest has one of the further nights', async () => {
    const { held } = await confirmedBooking(testServer, { checkin: inDays(25), checkout: inDays(27) });
    const roomNumber = await roomOf(testServer, held.booking.reference);
    const { id } = await blocked({ roomNumber, firstNight: inDays(22), until: inDays(23) });
    const form = { id, reason: 'OWNERS_USE' as const, note: 'Painters' };
    expect(await changeBlock(testServer, { ...form, until: inDays(26) }, owner)).toMatchObject({
      code: 'ROOM_HAS_GUEST',
      field: 'until',
      occupants: [{ reference: held.booking.reference }],
    });
    expect(await changeBlock(testServer, { ...form, until: inDays(25) }, owner)).toMatchObject({
      block: { until: inDays(25), reason: 'OWNERS_USE', note: 'Painters' },
    });
    expect(await nightsOf(id)).toEqual([inDays(22), inDays(23), inDays(24)]);
  });

  test('that is over is not made longer', async () => {
    const { id } = await blocked({
      roomNumber: '101',
      firstNight: inBusinessDays(0),
      until: inBusinessDays(1),
    });
    await testServer.shiftClock('3 days');
    const longer = { id, reason: 'PORTAL' as const, until: inDays(9) };
    expect(await changeBlock(testServer, longer, owner)).toMatchObject({
      faults: [{ field: 'until', code: 'BLOCK_OVER' }],
    });
  });

  test('of which a night is over keeps its reason; its note may change', async () => {
    const [firstNight, until] = [inBusinessDays(0), inBusinessDays(5)];
    const { id } = await blocked({ roomNumber: '101', firstNight, until });
    await testServer.shiftClock('1 day');
    const change = (reason: 'OWNERS_USE' | 'OUT_OF_ORDER') =>
      changeBlock(testServer, { id, until, reason, note: 'Painters' }, owner);
    expect(await change('OWNERS_USE')).toMatchObject({
      faults: [{ field: 'reason', code: 'BLOCK_REASON_FIXED' }],
    });
    await testServer.shiftClock('10 days');
    expect(await change('OWNERS_USE')).toMatchObject({
      faults: [{ field: 'reason', code: 'BLOCK_REASON_FIXED' }],
    });
    expect(await change('OUT_OF_ORDER')).toMatchObject({ block: { note: 'Painters' } });
  });

  test('that does not exist is not found', async () => {
    expect(await endBlock(testServer, 'none', null, owner)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });
});
