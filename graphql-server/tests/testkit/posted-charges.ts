import type { AllowanceInput, ChargeItemInput, PostChargeInput } from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const ADD_ITEM = gql(`mutation AddChargeItemInTest($input: ChargeItemInput!) {
  result: addChargeItem(input: $input) {
    __typename
    ... on ChargeItemSaved { item { id version name pricePaise percentOfNight taxPercent } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const EDIT_ITEM = gql(`mutation EditChargeItemInTest($id: Int!, $input: ChargeItemInput!, $version: Int!) {
  result: editChargeItem(id: $id, input: $input, version: $version) {
    __typename
    ... on ChargeItemSaved { item { id version name } }
    ... on ChargeItemChanged { item { version } }
    ... on InvalidInput { faults { field code } }
    ... on RecordNotFound { code }
  }
}`);
const POST = gql(`mutation PostChargeInTest($input: PostChargeInput!) {
  result: postCharge(input: $input) {
    __typename
    ... on ChargesStored { bill { charges { id name quantity day taxPercent amount { amount } } } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code }
  }
}`);
const TAKE_BACK = gql(`mutation TakeBackChargeInTest($id: ID!, $reason: String!) {
  result: takeBackCharge(id: $id, reason: $reason) {
    __typename
    ... on ChargesStored { bill { charges { id takenBackReason takenBackBy } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const ALLOW = gql(`mutation GiveAllowanceInTest($input: AllowanceInput!) {
  result: giveAllowance(input: $input) {
    __typename
    ... on ChargesStored { bill { allowances { forWhat reason givenBy amount { amount } } } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code }
  }
}`);
const BILL = gql(`query BillInTest($reference: String!) {
  bill(reference: $reference) {
    charges { id name department quantity day taxPercent postedBy takenBackAt amount { amount } }
    allowances { forWhat reason amount { amount } }
    lowerable { lineId name night amount { amount } }
  }
}`);

const EXTRAS = gql(`query ExtrasToPostInTest($stay: ID!) {
  extrasToPost(stay: $stay) { code name unit quantity amount { amount } }
}`);

let keys = 0;

/** A key that no other form of this file uses. */
const freshKey = (): string => `posted-charge-${String((keys += 1)).padStart(6, '0')}`;

/** A bottle of water from the minibar for ₹118 with tax. */
const WATER: ChargeItemInput = {
  name: 'Water',
  department: 'MINIBAR',
  pricePaise: 10_000,
  taxPercent: 18,
  code: '22011010',
};

/** The steps of the staff with the charges of bills. */
export function chargeSteps(server: Pick<TestServer, 'url'>, staff: () => RequestOptions) {
  const addItem = async (form: Partial<ChargeItemInput> = {}) =>
    (await execute(server, ADD_ITEM, { input: { ...WATER, ...form } }, staff())).result;
  /** The id of an item that is added now. */
  const item = async (form: Partial<ChargeItemInput> = {}): Promise<number> => {
    const result = await addItem(form);
    assertType(result, 'ChargeItemSaved');
    return result.item.id;
  };
  const editItem = async (id: number, version: number, form: Partial<ChargeItemInput>) =>
    (await execute(server, EDIT_ITEM, { id, version, input: { ...WATER, ...form } }, staff())).result;
  const post = async (stay: string, form: Partial<PostChargeInput>, who = staff()) => {
    const input = { stay, idempotencyKey: freshKey(), ...form };
    return (await execute(server, POST, { input }, who)).result;
  };
  /** The id of a charge that is posted now. */
  const posted = async (stay: string, form: Partial<PostChargeInput>): Promise<string> => {
    const result = await post(stay, form);
    assertType(result, 'ChargesStored');
    return result.bill.charges.at(-1)?.id ?? '';
  };
  const takeBack = async (id: string, reason = 'Posted to the wrong room', who = staff()) =>
    (await execute(server, TAKE_BACK, { id, reason }, who)).result;
  const allow = async (reference: string, form: Partial<AllowanceInput> = {}, who = staff()) => {
    const input = {
      reference,
      amount: 50_000,
      reason: 'Noise at night',
      idempotencyKey: freshKey(),
      ...form,
    };
    return (await execute(server, ALLOW, { input }, who)).result;
  };
  const billOf = async (reference: string) => (await execute(server, BILL, { reference }, staff())).bill;
  const extrasFor = async (stay: string) => (await execute(server, EXTRAS, { stay }, staff())).extrasToPost;
  return { extrasFor, addItem, item, editItem, post, posted, takeBack, allow, billOf };
}
