import type { LocalChannex } from '../../local/local-channex';
import {
  DISPATCH_CHANNELS_JOB,
  TELL_CHANNEL_JOB,
} from '../../src/connections/channels/channel-sender.service';
import { runDueJobs } from './due-jobs';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const ADD = gql(`mutation AddChannelInTest($input: ChannelInput!) {
  result: addChannel(input: $input) {
    __typename
    ... on ChannelsSaved { id channels { id version isActive } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const MAP = gql(`mutation MapChannelInTest($id: ID!, $input: ChannelMappingInput!, $version: Int!) {
  result: mapChannel(id: $id, input: $input, version: $version) {
    __typename
    ... on ChannelsSaved { channels { id version } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const SWITCH = gql(`mutation SwitchChannelInTest($id: ID!, $on: Boolean!) {
  result: switchChannel(id: $id, on: $on) { __typename }
}`);

export const CHANNEX_HOTEL = { apiKey: 'channex-key-of-tests', propertyId: 'hotel-of-tests' };

/** The ids of the stand-in, made from the codes of the hotel. */
export const roomTypeAt = (code: string): string => `type-${code}`;
export const ratePlanAt = (code: string, plan: string): string => `plan-${code}-${plan}`;

interface Named {
  id: number;
  code: string;
}

const typesOf = (testServer: TestServer) =>
  testServer.query<Named>('SELECT id, code FROM room_types ORDER BY id');
const plansOf = (testServer: TestServer) =>
  testServer.query<Named>('SELECT id, code FROM rate_plans WHERE on_sale ORDER BY id');

/** Adds a channel that sells every room type on every plan, with this markup. */
export async function connectChannel(
  testServer: TestServer,
  channex: LocalChannex,
  owner: RequestOptions,
  markupBasisPoints = 0,
): Promise<string> {
  const { apiKey, propertyId } = CHANNEX_HOTEL;
  const { result } = await execute(
    testServer,
    ADD,
    { input: { name: 'Channex', propertyId, apiKey } },
    owner,
  );
  assertType(result, 'ChannelsSaved');
  const [types, plans] = await Promise.all([typesOf(testServer), plansOf(testServer)]);
  const input = {
    roomTypes: types.map(({ id, code }) => ({ roomTypeId: id, externalId: roomTypeAt(code) })),
    ratePlans: types.flatMap((type) =>
      plans.map((plan) => ({
        ...{ externalId: ratePlanAt(type.code, plan.code), roomTypeId: type.id, ratePlanId: plan.id },
        markupBasisPoints,
      })),
    ),
  };
  input.roomTypes.forEach(({ externalId }) => channex.known.roomTypes.add(externalId));
  input.ratePlans.forEach(({ externalId }) => channex.known.ratePlans.add(externalId));
  const mapped = await execute(testServer, MAP, { id: result.id, input, version: 1 }, owner);
  assertType(mapped.result, 'ChannelsSaved');
  await execute(testServer, SWITCH, { id: result.id, on: true }, owner);
  return result.id;
}

const CHANNEL_JOBS = new Set([DISPATCH_CHANNELS_JOB, TELL_CHANNEL_JOB]);

/** Does what the server does each minute for its channels. */
export async function tellChannels(testServer: TestServer): Promise<void> {
  await testServer.installation.services.channelSender.dispatch();
  await runDueJobs(testServer.installation, { only: CHANNEL_JOBS });
}
