import type { GuestDetailsInput, SaveArrivalInput } from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;

const CHECK_IN = gql(`query OnlineCheckInInTest($token: String!) {
  result: onlineCheckIn(token: $token) {
    __typename
    ... on OnlineCheckIn {
      reference state opensOn arrivalTime requests takesGuests
      guests {
        stay roomTitle position childAge version name nationality documentKind documentEnding permit entered missing
        isChecked
      }
    }
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

const SAVE_GUEST = gql(`mutation SaveGuestInTest($input: SaveGuestDetailsInput!) {
  result: saveGuestDetails(input: $input) {
    __typename
    ... on OnlineCheckInSaved { checkIn { guests { position version entered missing } } }
    ... on OnlineCheckInChanged { checkIn { guests { position version } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);

type Arrival = SaveArrivalInput['arrival'];

/** Where a person is, and what the form says beside the details. */
interface SentPlace {
  position?: number;
  version?: number;
  stay?: string;
  travelsWithFirst?: boolean;
}

/** A resident of India, with everything that the register needs. */
export const RESIDENT: GuestDetailsInput = {
  name: 'Asha Rao',
  homeAddress: '12 MG Road, Pune 411001',
  nationality: 'IN',
  documentKind: 'DRIVING_LICENCE',
  documentNumber: 'MH1220110012345',
  comingFrom: 'Pune',
  goingTo: 'Jaipur',
};

/** A foreigner with a visa, with everything that Form III asks. */
export const FOREIGNER: GuestDetailsInput = {
  homeAddress: '4 rue des Lilas, Lyon',
  nationality: 'FR',
  documentKind: 'PASSPORT',
  documentNumber: '14AB56789',
  comingFrom: 'Delhi',
  goingTo: 'Agra',
  surname: 'Lefèvre',
  givenNames: 'Claire',
  sex: 'FEMALE',
  birthDate: '1988-04-02',
  passportIssuedIn: 'Lyon',
  passportIssuedOn: '2021-05-03',
  passportExpiresOn: '2031-05-02',
  permit: 'VISA',
  permitNumber: 'VL1234567',
  visaKind: 'Tourist',
  permitIssuedIn: 'Paris',
  permitIssuedOn: '2026-10-01',
  visaExpiresOn: '2027-03-31',
  arrivedInIndiaOn: '2026-11-20',
  arrivedInIndiaAt: 'Delhi airport',
  purpose: 'Tourism',
  isEmployedInIndia: false,
};

/** What the holder of a booking’s link does before the arrival. */
export function guestOf(server: Server, token: string, options: RequestOptions = {}) {
  const checkIn = async () => (await execute(server, CHECK_IN, { token }, options)).result;
  const guests = async () => {
    const found = await checkIn();
    assertType(found, 'OnlineCheckIn');
    return found.guests;
  };
  return {
    checkIn,
    guests,
    saveArrival: async (arrival: Arrival, seen: Arrival = {}) =>
      (await execute(server, SAVE_ARRIVAL, { input: { token, arrival, seen } })).result,
    /** Saves a person of the first room; the first person when no place is given. */
    saveGuest: async (details: GuestDetailsInput, place: SentPlace = {}) => {
      const { position = 1, version = 0, travelsWithFirst = false } = place;
      const stay = place.stay ?? (await guests())[0]?.stay ?? '00000000-0000-4000-8000-000000000000';
      const input = { token, stay, position, version, travelsWithFirst, details };
      return (await execute(server, SAVE_GUEST, { input })).result;
    },
  };
}
