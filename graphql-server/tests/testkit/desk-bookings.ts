import { randomUUID } from 'node:crypto';
import type {
  CreateDeskBookingInput,
  DeskQuoteInput,
  DeskStayInput,
  MakeDeskBookingMutation,
} from '../generated/operations';
import { inDays } from './bookings';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type DeskResult = MakeDeskBookingMutation['createDeskBooking'];

const MAKE = gql(`mutation MakeDeskBooking($input: CreateDeskBookingInput!) {
  createDeskBooking(input: $input) {
    __typename
    ... on DeskBookingMade { reference status }
    ... on Refusal { code field }
    ... on InvalidInput { faults { field code message } }
    ... on PriceChanged { quote { total { amount } } }
    ... on DeskRoomsSoldOut { shortages { roomType night wanted free } }
  }
}`);

const QUOTE = gql(`query PriceAtDesk($input: DeskQuoteInput!) {
  deskQuote(input: $input) {
    __typename
    ... on Quote { total { amount } roomCharge { amount } }
    ... on InvalidInput { faults { field code message } }
  }
}`);

/** A room of the desk; a test sets the fields that it is about. */
export function deskStay(stay: Partial<DeskStayInput> = {}): DeskStayInput {
  return { roomType: 'Single', checkin: inDays(10), checkout: inDays(12), guests: 1, ...stay };
}

/** What the desk would charge for these rooms, in paise. */
export async function deskTotal(
  testServer: TestServer,
  input: DeskQuoteInput,
  owner: RequestOptions,
): Promise<number> {
  const { deskQuote } = await execute(testServer, QUOTE, { input }, owner);
  assertType(deskQuote, 'Quote');
  return deskQuote.total.amount;
}

/** The faults for which the desk's quote is refused. */
export async function deskFaults(
  testServer: TestServer,
  input: DeskQuoteInput,
  owner: RequestOptions,
): Promise<{ field: string; code: string }[]> {
  const { deskQuote } = await execute(testServer, QUOTE, { input }, owner);
  assertType(deskQuote, 'InvalidInput');
  return deskQuote.faults;
}

/** A valid form of the desk, except for its total. */
export function deskForm(
  form: Partial<CreateDeskBookingInput> = {},
): Omit<CreateDeskBookingInput, 'expectedTotal'> & { expectedTotal?: number } {
  return {
    channel: 'PHONE',
    name: 'Meera Iyer',
    phone: '+91 98200 11223',
    stays: [deskStay()],
    idempotencyKey: randomUUID(),
    ...form,
  };
}

/** Sends the form with the total that the desk is shown, unless the form has one. */
export async function bookAtDesk(
  testServer: TestServer,
  form: Partial<CreateDeskBookingInput>,
  owner: RequestOptions,
): Promise<DeskResult> {
  const whole = deskForm(form);
  const { stays, code, restrictionsReason } = whole;
  const wanted = { stays, code: code ?? null, despiteRestrictions: Boolean(restrictionsReason) };
  const expectedTotal = whole.expectedTotal ?? (await deskTotal(testServer, wanted, owner));
  const input = { ...whole, expectedTotal };
  return (await execute(testServer, MAKE, { input }, owner)).createDeskBooking;
}

/** The reference of a booking that the desk has made. */
export async function bookedAtDesk(
  testServer: TestServer,
  form: Partial<CreateDeskBookingInput>,
  owner: RequestOptions,
): Promise<string> {
  const made = await bookAtDesk(testServer, form, owner);
  assertType(made, 'DeskBookingMade');
  return made.reference;
}

const CONFIRM = gql(`mutation ConfirmTentativeAtDesk($reference: String!) {
  result: confirmTentative(reference: $reference) {
    __typename ... on TentativeChanged { status } ... on Refusal { code field } ... on InvalidInput { faults { field code } }
  }
}`);
const RELEASE = gql(`mutation ReleaseTentativeAtDesk($reference: String!, $reason: String!) {
  result: releaseTentative(reference: $reference, reason: $reason) {
    __typename ... on TentativeChanged { status } ... on Refusal { code field } ... on InvalidInput { faults { field code } }
  }
}`);
const EXTEND = gql(`mutation ExtendOptionAtDesk($reference: String!, $until: PlainDate!) {
  result: extendOption(reference: $reference, until: $until) {
    __typename ... on TentativeChanged { status } ... on Refusal { code field } ... on InvalidInput { faults { field code } }
  }
}`);

/** The steps of the staff with a tentative booking. */
export function tentativeSteps(testServer: TestServer, owner: RequestOptions) {
  return {
    confirm: async (reference: string) => (await execute(testServer, CONFIRM, { reference }, owner)).result,
    release: async (reference: string, reason = 'The guest called it off.') =>
      (await execute(testServer, RELEASE, { reference, reason }, owner)).result,
    extend: async (reference: string, until: string) =>
      (await execute(testServer, EXTEND, { reference, until }, owner)).result,
  };
}
