import type { GuestRecordInput } from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const LIST = gql(`query GuestRecordsInTest($search: String!, $after: String) {
  guestRecords(search: $search, after: $after) {
    guests { id name company emails phones stays lastStay doNotRent joined } next
  }
}`);
const ONE = gql(`query GuestRecordInTest($id: ID!) {
  guestRecord(id: $id) {
    record { id version name otherNames emails phones birthday address company preferences note isOfBooking joinedInto doNotRent { reason } }
    joined { id version name otherNames emails phones birthday address company preferences note isOfBooking joinedInto doNotRent { reason } }
    figures { stays nights upcoming cancelled noShows spent { amount } invoiced { amount } }
    history { reference status charged { amount } stays { checkin checkout status roomTitle roomNumber guestName } }
    consents { isGiven source at by }
    looksLike { record { id name } shownUnder reasons isLikely }
  }
}`);
const PAIRS = gql(`query GuestDuplicatesInTest {
  guestDuplicates { first { id name } second { id name } reasons }
}`);
const OF_BOOKING = gql(`query GuestOfBookingInTest($reference: String!) {
  guestOfBooking(reference: $reference) {
    belongsTo { id version name otherNames emails phones birthday address company preferences note isOfBooking joinedInto doNotRent { reason } } joined { id } looksLike { record { id name } shownUnder reasons isLikely }
  }
}`);
const ADD = gql(`mutation AddGuestRecordInTest($input: GuestRecordInput!) {
  result: addGuestRecord(input: $input) {
    __typename
    ... on GuestRecordSaved { record { id version name otherNames emails phones birthday address company preferences note isOfBooking joinedInto doNotRent { reason } } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const EDIT = gql(`mutation EditGuestRecordInTest($id: ID!, $input: GuestRecordInput!, $version: Int!) {
  result: editGuestRecord(id: $id, input: $input, version: $version) {
    __typename
    ... on GuestRecordSaved { record { id version name otherNames emails phones birthday address company preferences note isOfBooking joinedInto doNotRent { reason } } }
    ... on GuestRecordChanged { record { version } }
    ... on GuestRecordJoined { into }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code field message }
  }
}`);
const DO_NOT_RENT = gql(`mutation SetDoNotRentInTest($id: ID!, $reason: String, $version: Int!) {
  result: setDoNotRent(id: $id, reason: $reason, version: $version) {
    __typename
    ... on GuestRecordSaved { record { id version name otherNames emails phones birthday address company preferences note isOfBooking joinedInto doNotRent { reason } } }
    ... on GuestRecordChanged { record { version } }
    ... on GuestRecordJoined { into }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code field message }
  }
}`);
const CONSENT = gql(`mutation SetGuestConsentInTest($id: ID!, $isGiven: Boolean!, $source: String!) {
  result: setGuestConsent(id: $id, isGiven: $isGiven, source: $source) {
    __typename
    ... on GuestRecordSaved { record { id version name otherNames emails phones birthday address company preferences note isOfBooking joinedInto doNotRent { reason } } }
    ... on GuestRecordChanged { record { version } }
    ... on GuestRecordJoined { into }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code field message }
  }
}`);
const PUT = gql(`mutation PutBookingToGuestInTest($reference: String!, $guestId: ID, $despite: Boolean!) {
  result: putBookingToGuest(reference: $reference, guestId: $guestId, despiteDoNotRent: $despite) {
    __typename ... on BookingPutToGuest { reference } ... on Refusal { code field message }
  }
}`);
const MAKE = gql(`mutation MakeGuestRecordInTest($reference: String!) {
  result: makeGuestRecord(reference: $reference) { __typename ... on Refusal { code } }
}`);
const JOIN = gql(`mutation JoinGuestRecordsInTest($kept: SeenGuestRecord!, $joined: SeenGuestRecord!) {
  result: joinGuestRecords(kept: $kept, joined: $joined) {
    __typename
    ... on GuestRecordsJoined { record { id version } }
    ... on GuestRecordChanged { record { id version } }
    ... on GuestRecordJoined { into }
    ... on Refusal { code }
  }
}`);
const SEPARATE = gql(`mutation SeparateGuestRecordInTest($id: ID!) {
  result: separateGuestRecord(id: $id) { __typename ... on GuestRecordSeparated { record { id version } } ... on Refusal { code } }
}`);
const TELL = gql(`mutation NoteDifferentGuestsInTest($first: ID!, $second: ID!) {
  result: noteDifferentGuests(first: $first, second: $second) { __typename }
}`);

/** A form with what a test is about. */
export function guestForm(form: Partial<GuestRecordInput> = {}): GuestRecordInput {
  return { name: 'Meera Iyer', otherNames: [], emails: [], phones: [], ...form };
}

/** Every row of guest records, in the order of their ids, as the database has them. */
export const guestRows = (testServer: Pick<TestServer, 'query'>) =>
  testServer.query<{ id: string; version: number }>(`
    SELECT * FROM guests ORDER BY id`);

/** What one person of the staff does with records of guests at a server. */
export function guestsOf(server: Pick<TestServer, 'url'>, person: () => RequestOptions) {
  const steps = {
    list: async (search = '', after: string | null = null) =>
      (await execute(server, LIST, { search, after }, person())).guestRecords,
    names: async (search: string) => (await steps.list(search)).guests.map(({ name }) => name),
    one: async (id: string) => (await execute(server, ONE, { id }, person())).guestRecord,
    pairs: async () => (await execute(server, PAIRS, {}, person())).guestDuplicates,
    ofBooking: async (reference: string) =>
      (await execute(server, OF_BOOKING, { reference }, person())).guestOfBooking,
    add: async (form: Partial<GuestRecordInput> = {}) =>
      (await execute(server, ADD, { input: guestForm(form) }, person())).result,
    added: async (form: Partial<GuestRecordInput> = {}) => {
      const result = await steps.add(form);
      assertType(result, 'GuestRecordSaved');
      return result.record;
    },
    edit: async (id: string, form: Partial<GuestRecordInput>, version: number) =>
      (await execute(server, EDIT, { id, input: guestForm(form), version }, person())).result,
    setDoNotRent: async (id: string, reason: string | null, version: number) =>
      (await execute(server, DO_NOT_RENT, { id, reason, version }, person())).result,
    setConsent: async (id: string, isGiven: boolean, source: string) =>
      (await execute(server, CONSENT, { id, isGiven, source }, person())).result,
    put: async (reference: string, guestId: string | null, despite = false) =>
      (await execute(server, PUT, { reference, guestId, despite }, person())).result,
    make: async (reference: string) => (await execute(server, MAKE, { reference }, person())).result,
    join: async (kept: { id: string; version: number }, joined: { id: string; version: number }) => {
      const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
      return (await execute(server, JOIN, { kept: seen(kept), joined: seen(joined) }, person())).result;
    },
    separate: async (id: string) => (await execute(server, SEPARATE, { id }, person())).result,
    tell: async (first: string, second: string) =>
      (await execute(server, TELL, { first, second }, person())).result,
  };
  return steps;
}
