import type { SaveArrivalInput } from '../generated/operations';
import { execute, gql } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;

const CHECK_IN = gql(`query OnlineCheckInInTest($token: String!) {
  result: onlineCheckIn(token: $token) {
    __typename
    ... on OnlineCheckIn { reference state opensOn arrivalTime requests }
    ... on Refusal { code }
  }
}`);

const SAVE_ARRIVAL = gql(`mutation SaveArrivalInTest($input: SaveArrivalInput!) {
  result: saveArrival(input: $input) {
    __typename
    ... on OnlineCheckInSaved { checkIn { arrivalTime requests } }
    ... on OnlineCheckInChanged { checkIn { arrivalTime requests } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);

type Arrival = SaveArrivalInput['arrival'];

/** What the holder of a booking's link does before the arrival. */
export function guestOf(server: Server, token: string) {
  return {
    checkIn: async () => (await execute(server, CHECK_IN, { token })).result,
    saveArrival: async (arrival: Arrival, seen: Arrival = {}) =>
      (await execute(server, SAVE_ARRIVAL, { input: { token, arrival, seen } })).result,
  };
}
