import type { BillingDetailsInput, FolioShare, SplitFolioLineInput } from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const LIST = gql(`query FoliosInTest($reference: String!) {
  folios: folioList(reference: $reference) {
    id place name companyId takes closedAt closedReason
    payer { name gstin }
    charged { amount }
    balance { amount }
    lines { id kind stayId night name pieces taxPercent isInvoiced canMove canSplit amount { amount } }
  }
}`);
const OPEN = gql(`mutation OpenFolioInTest($input: OpenFolioInput!) {
  result: openFolio(input: $input) {
    __typename
    ... on FoliosStored { folios { id place name } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const PAYER = gql(`mutation SetFolioPayerInTest($input: SetFolioPayerInput!) {
  result: setFolioPayer(input: $input) {
    __typename
    ... on FoliosStored { folios { id name payer { name gstin } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const RULE = gql(`mutation SetFolioRuleInTest($folio: ID!, $takes: [FolioShare!]!) {
  result: setFolioRule(folio: $folio, takes: $takes) {
    __typename
    ... on FoliosStored { folios { id takes } }
    ... on Refusal { code }
  }
}`);
const MOVE = gql(`mutation MoveFolioLinesInTest($input: MoveFolioLinesInput!) {
  result: moveFolioLines(input: $input) {
    __typename
    ... on FoliosStored { folios { id balance { amount } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code message }
  }
}`);
const SPLIT = gql(`mutation SplitFolioLineInTest($input: SplitFolioLineInput!) {
  result: splitFolioLine(input: $input) {
    __typename
    ... on FoliosStored { folios { id lines { id kind pieces amount { amount } } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const CLOSE = gql(`mutation CloseFolioInTest($folio: ID!, $despiteBalance: Boolean, $reason: String) {
  result: closeFolio(folio: $folio, despiteBalance: $despiteBalance, reason: $reason) {
    __typename
    ... on FoliosStored { folios { id closedAt } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code message }
  }
}`);
const REOPEN = gql(`mutation ReopenFolioInTest($folio: ID!) {
  result: reopenFolio(folio: $folio) {
    __typename
    ... on FoliosStored { folios { id closedAt } }
    ... on Refusal { code }
  }
}`);
const REFUND = gql(`mutation RefundFolioInTest($reference: String!, $folio: ID) {
  result: refundFolio(reference: $reference, folio: $folio) {
    __typename
    ... on FoliosStored { folios { id balance { amount } } }
    ... on Refusal { code }
  }
}`);

let keys = 0;

/** The steps of the staff with the folios of bookings. */
export function folioSteps(server: Pick<TestServer, 'url'>, staff: () => RequestOptions) {
  const list = async (reference: string) => (await execute(server, LIST, { reference }, staff())).folios;
  const tryToOpen = async (
    reference: string,
    form: {
      name?: string;
      payer?: BillingDetailsInput | null;
      takes?: FolioShare[];
      idempotencyKey?: string;
    } = {},
    who = staff(),
  ) => {
    const idempotencyKey = `folio-of-a-test-${String((keys += 1)).padStart(6, '0')}`;
    const input = { reference, name: 'Company', takes: [], idempotencyKey, ...form };
    return (await execute(server, OPEN, { input }, who)).result;
  };
  /** The id of a folio that is opened now. */
  const open = async (reference: string, form: Parameters<typeof tryToOpen>[1] = {}): Promise<string> => {
    const result = await tryToOpen(reference, form);
    assertType(result, 'FoliosStored');
    return result.folios.at(-1)?.id ?? '';
  };
  const setPayer = async (folio: string, name: string, payer: BillingDetailsInput | null) =>
    (await execute(server, PAYER, { input: { folio, name, payer } }, staff())).result;
  const setRule = async (folio: string, takes: FolioShare[]) =>
    (await execute(server, RULE, { folio, takes }, staff())).result;
  const move = async (reference: string, lines: number[], to: string | null, who = staff()) =>
    (await execute(server, MOVE, { input: { reference, lines, to } }, who)).result;
  const split = async (
    reference: string,
    form: Omit<SplitFolioLineInput, 'reference' | 'moves'> & { moves?: boolean },
  ) => (await execute(server, SPLIT, { input: { moves: false, ...form, reference } }, staff())).result;
  const close = async (folio: string, form: { despiteBalance?: boolean; reason?: string } = {}) =>
    (await execute(server, CLOSE, { folio, ...form }, staff())).result;
  const reopen = async (folio: string) => (await execute(server, REOPEN, { folio }, staff())).result;
  const refund = async (reference: string, folio: string | null, who = staff()) =>
    (await execute(server, REFUND, { reference, folio }, who)).result;
  /** The balances of the folios, the first one first, in paise. */
  const balances = async (reference: string) => (await list(reference)).map(({ balance }) => balance.amount);
  return { list, tryToOpen, open, setPayer, setRule, move, split, close, reopen, refund, balances };
}
