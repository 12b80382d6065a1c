import type {
  CreateDeskBookingInput,
  PortalBookingInput,
  PortalInput,
  PortalReceiptsInput,
  PortalStatementAmount,
  PortalStatementLineInput,
} from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const ADD = gql(`mutation AddPortalInTest($input: PortalInput!) {
  result: addPortal(input: $input) {
    __typename
    ... on PortalSaved { portal { id version name commissionBasisPoints collects gstin gstBasisPoints tcsBasisPoints tdsBasisPoints isArchived } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const EDIT = gql(`mutation EditPortalInTest($id: Int!, $input: PortalInput!, $version: Int!) {
  result: editPortal(id: $id, input: $input, version: $version) {
    __typename
    ... on PortalSaved { portal { id version name isArchived } }
    ... on PortalChanged { portal { version } }
    ... on InvalidInput { faults { field code } }
    ... on RecordNotFound { code }
  }
}`);
const ALL = gql(`query PortalsInTest { portals { id name isArchived commissionBasisPoints collects } }`);
const SET =
  gql(`mutation SetPortalBookingInTest($reference: String!, $input: PortalBookingInput!, $version: Int!) {
  result: setPortalBooking(reference: $reference, input: $input, version: $version) {
    __typename
    ... on PortalBookingSet { stay { version number collector portalName collected { amount } owed { amount } } }
    ... on PortalBookingChanged { stay { version } }
    ... on InvalidInput { faults { field code message } }
    ... on RecordNotFound { code }
  }
}`);
const STAY = gql(`query PortalStayInTest($reference: String!) {
  result: guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails {
      booking { status balance { amount } }
      madeAtDesk { portal }
      portalStay {
        portalId portalName number collector version commissionBasisPoints agreedCommissionPaise
        collected { amount } commission { amount } commissionGst { amount } tcs { amount } tds { amount }
        owed { amount } received { amount }
      }
    }
  }
}`);
const MONTH = gql(`query PortalMonthInTest($portal: Int!, $month: PlainDate!) {
  portalMonth(portal: $portal, month: $month) {
    month portal { name }
    stays { reference number checkout collected { amount } owed { amount } received { amount } }
  }
}`);
const COMPARE =
  gql(`query PortalStatementInTest($portal: Int!, $month: PlainDate!, $lines: [PortalStatementLineInput!]!, $amountIs: PortalStatementAmount!) {
  portalStatement(portal: $portal, month: $month, lines: $lines, amountIs: $amountIs) {
    matched { reference }
    differing { stay { reference } line { number } amountDifference { amount } commissionDifference { amount } }
    missingHere { number amount { amount } }
    missingThere { reference }
  }
}`);
const RECEIVE = gql(`mutation RecordPortalReceiptsInTest($portal: Int!, $input: PortalReceiptsInput!) {
  result: recordPortalReceipts(portal: $portal, input: $input) {
    __typename
    ... on PortalReceiptsRecorded { amount { amount } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);

let keys = 0;

/** A name, number or key that no other portal or form of this process has. */
export const freshPortalText = (text: string): string => `${text}-${String((keys += 1)).padStart(16, '0')}`;

/** The steps of the staff with portals and their money. */
export function portalSteps(server: Pick<TestServer, 'url'>, staff: () => RequestOptions) {
  const add = async (form: Partial<PortalInput> = {}) => {
    const input = { name: freshPortalText('Portal'), ...form };
    return (await execute(server, ADD, { input }, staff())).result;
  };
  /** A portal that is added now. */
  const portal = async (form: Partial<PortalInput> = {}) => {
    const result = await add(form);
    assertType(result, 'PortalSaved');
    return result.portal;
  };
  const edit = async (id: number, version: number, form: Partial<PortalInput>) => {
    const input = { name: freshPortalText('Portal'), ...form };
    return (await execute(server, EDIT, { id, version, input }, staff())).result;
  };
  const all = async () => (await execute(server, ALL, {}, staff())).portals;
  /** The form of a booking of this portal, which collects the money. */
  const soldBy = (
    portalId: number,
    agreed: Partial<PortalBookingInput> = {},
    form: Partial<CreateDeskBookingInput> = {},
  ): Partial<CreateDeskBookingInput> => ({
    ...{ channel: 'PORTAL', phone: null },
    portalBooking: { portalId, number: freshPortalText('NO'), collector: 'PORTAL', ...agreed },
    ...form,
  });
  const set = async (reference: string, version: number, agreed: Partial<PortalBookingInput>) => {
    const input = { collector: 'PORTAL' as const, ...agreed };
    return (await execute(server, SET, { reference, input, version }, staff())).result;
  };
  const stayOf = async (reference: string) => {
    const { result } = await execute(server, STAY, { reference }, staff());
    assertType(result, 'GuestBookingDetails');
    const { booking, madeAtDesk, portalStay } = result;
    return {
      balance: booking.balance.amount,
      status: booking.status,
      text: madeAtDesk?.portal,
      stay: portalStay,
    };
  };
  const monthOf = async (id: number, month: string) =>
    (await execute(server, MONTH, { portal: id, month }, staff())).portalMonth;
  const compare = async (
    id: number,
    month: string,
    lines: PortalStatementLineInput[],
    amountIs: PortalStatementAmount = 'COLLECTED',
  ) => (await execute(server, COMPARE, { portal: id, month, lines, amountIs }, staff())).portalStatement;
  const receive = async (
    id: number,
    form: Partial<PortalReceiptsInput> & Pick<PortalReceiptsInput, 'receivedOn'>,
  ) => {
    const input = { stays: [], idempotencyKey: freshPortalText('receipt'), ...form };
    return (await execute(server, RECEIVE, { portal: id, input }, staff())).result;
  };
  return { add, portal, edit, all, soldBy, set, stayOf, monthOf, compare, receive };
}
