import { insertText } from '../../../src/platform/database/plain-statements';
import { guestKeysOf } from '../../../src/guests/records/guest-keys';
import { GuestRecord } from '../../../src/guests/records/guest-record.entity';
import { generatedGuests } from '../../testkit/generated-guests';
import { proofSize } from '../../testkit/proof-size';
import { guestRows } from '../../testkit/guest-records';
import { startTestServer, type TestServer } from '../../testkit/test-server';

vi.setConfig({ testTimeout: 600_000 });

const GUESTS = proofSize({ quick: 1_500, full: 10_000 });
const DUPLICATES = proofSize({ quick: 60, full: 300 });
const ROWS_OF_AN_INSERT = 500;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

test(`of ${GUESTS} guests in every script with ${DUPLICATES} duplicates, agents and families, at least 95 % of the suggestions are right and 80 % of the duplicates are found`, async () => {
  const guests = generatedGuests({ guests: GUESTS, duplicates: DUPLICATES });
  const { manager } = testServer.installation.database;
  for (let place = 0; place < guests.length; place += ROWS_OF_AN_INSERT) {
    const [first, ...rest] = guests
      .slice(place, place + ROWS_OF_AN_INSERT)
      .map(({ person: _person, ...facts }) => ({
        ...{ ...facts, rootId: facts.id, madeBy: null },
        ...guestKeysOf(facts, 'IN'),
      }));
    const values: unknown[] = [];
    if (first) await manager.query(insertText(manager, GuestRecord, [first, ...rest], values), values);
  }
  const rows = await guestRows(testServer);
  const byPerson = new Map<number, typeof guests>();
  for (const guest of guests) byPerson.set(guest.person, [...(byPerson.get(guest.person) ?? []), guest]);
  const truth = new Set(
    [...byPerson.values()].flatMap(([one, other]) => (one && other ? [pairOf(one.id, other.id)] : [])),
  );
  expect(truth.size).toBe(DUPLICATES);

  const pairs = await testServer.installation.services.guestJoins.duplicates(GUESTS);
  const found = pairs.map(({ first, second }) => pairOf(first.id, second.id));
  const right = found.filter((pair) => truth.has(pair)).length;
  const [precision, recall] = [right / found.length, right / truth.size];
  expect(
    { precision: precision >= 0.95, recall: recall >= 0.8 },
    `precision ${precision}, recall ${recall}`,
  ).toEqual({
    ...{ precision: true, recall: true },
  });
  expect(pairs.every(({ agreement }) => agreement.reasons.length >= 2)).toBe(true);
  // To suggest is not to change.
  expect(await guestRows(testServer)).toEqual(rows);
});
