import type { GraphQLObjectType } from 'graphql';
import { applicationSchema } from '../../../src/app/schema';
import { inBusinessDays } from '../../testkit/bookings';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { everyOperation } from '../../testkit/every-operation';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { freshCaller, postJson } from '../../testkit/raw-http';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const OPERATIONS = everyOperation(applicationSchema());

let testServer: TestServer;
let owner: RequestOptions;
let token: string;
beforeAll(async () => {
  const identity = await openIdentity();
  testServer = await startTestServer();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  ({ token } = await staffMember(testServer, { identity, owner, roleId: 'housekeeping' }));
});
afterAll(() => testServer.stop());

test('housekeeping sees room numbers and names, and nothing else of a guest, in no response of any operation', async () => {
  const [email, phone] = [testServer.freshEmail(), '+91 98200 77889'];
  const stays = [deskStay({ checkin: inBusinessDays(0), checkout: inBusinessDays(2) })];
  const form = { stays, name: 'Lata Housed', email, phone, specialRequests: 'A secret wish' };
  const reference = await bookedAtDesk(testServer, form, owner);
  const headers = { authorization: `Bearer ${token}` };
  const textOf = async (query: string) => {
    const caller = { ...headers, 'x-forwarded-for': freshCaller() };
    return JSON.stringify((await postJson(testServer, '/graphql', { query }, caller)).json);
  };
  const house = await textOf('{ houseRooms { roomNumber guestName isHere state } }');
  expect(house).toContain('Lata Housed');
  const told: string[] = [house];
  for (const [name, document] of OPERATIONS)
    if (name !== 'signOutEverywhere') told.push(await textOf(document));
  for (const known of [email, phone, reference, 'A secret wish'])
    expect(told.filter((text) => text.includes(known))).toEqual([]);
  const fields = (applicationSchema().getType('HouseRoom') as GraphQLObjectType).getFields();
  expect(Object.keys(fields).toSorted()).toEqual(['guestName', 'isHere', 'roomNumber', 'state']);
});
