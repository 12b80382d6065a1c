import type { DepositChargeInput, SecurityDepositInput } from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const DEPOSITS = gql(`query SecurityDepositsOfBooking($reference: String!) {
  securityDeposits(reference: $reference) {
    held { amount }
    deposits {
      id source note takenBy amount { amount } held { amount }
      movements { id kind reason taxPercent isPending isTakenBack amount { amount } }
    }
  }
}`);
const TAKE = gql(`mutation TakeSecurityDepositInTest($input: SecurityDepositInput!) {
  result: takeSecurityDeposit(input: $input) {
    __typename
    ... on SecurityDepositsStored { deposits { held { amount } deposits { id } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const RETURN = gql(`mutation ReturnSecurityDepositInTest($input: DepositReturnInput!) {
  result: returnSecurityDeposit(input: $input) {
    __typename
    ... on SecurityDepositsStored { deposits { held { amount } } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code }
  }
}`);
const CHARGE = gql(`mutation ChargeSecurityDepositInTest($input: DepositChargeInput!) {
  result: chargeSecurityDeposit(input: $input) {
    __typename
    ... on SecurityDepositsStored { deposits { held { amount } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const TAKE_BACK = gql(`mutation TakeBackDepositChargeInTest($charge: ID!, $reason: String!) {
  result: takeBackDepositCharge(charge: $charge, reason: $reason) {
    __typename
    ... on SecurityDepositsStored { deposits { held { amount } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);

let keys = 0;

/** A key that no other form of this file uses. */
const freshKey = (): string => `security-deposit-${String((keys += 1)).padStart(4, '0')}`;

/** The steps of the staff with security deposits. */
export function depositSteps(server: Pick<TestServer, 'url'>, owner: () => RequestOptions) {
  const take = async (reference: string, form: Partial<SecurityDepositInput> = {}) => {
    const input = {
      reference,
      source: 'CASH' as const,
      amount: 500_000,
      idempotencyKey: freshKey(),
      ...form,
    };
    return (await execute(server, TAKE, { input }, owner())).result;
  };
  const depositsOf = async (reference: string) =>
    (await execute(server, DEPOSITS, { reference }, owner())).securityDeposits;
  /** The id of a deposit that is taken now. */
  const taken = async (reference: string, form: Partial<SecurityDepositInput> = {}): Promise<string> => {
    const result = await take(reference, form);
    assertType(result, 'SecurityDepositsStored');
    return result.deposits.deposits.at(-1)?.id ?? '';
  };
  const giveBack = async (deposit: string, amount: number, idempotencyKey = freshKey()) =>
    (await execute(server, RETURN, { input: { deposit, amount, idempotencyKey } }, owner())).result;
  const charge = async (deposit: string, form: Partial<DepositChargeInput> = {}) => {
    const words = { reason: 'Broken lamp', taxPercent: 18, idempotencyKey: freshKey() };
    return (
      await execute(server, CHARGE, { input: { deposit, amount: 118_000, ...words, ...form } }, owner())
    ).result;
  };
  const takeBack = async (chargeId: string, reason = 'Another room') =>
    (await execute(server, TAKE_BACK, { charge: chargeId, reason }, owner())).result;
  /** The ids of the charges that are not taken back, the earliest first. */
  const chargesOf = async (reference: string): Promise<string[]> =>
    (await depositsOf(reference)).deposits.flatMap(({ movements }) =>
      movements.filter(({ kind, isTakenBack }) => kind === 'CHARGED' && !isTakenBack).map(({ id }) => id),
    );
  return { take, taken, depositsOf, giveBack, charge, takeBack, chargesOf };
}
