import type {
  PromotionInput,
  QuoteWithCodeQuery,
  QuoteWithCodeQueryVariables,
  RateEditInput,
} from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import { openIdentity } from './identity';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

const RATES = gql(`query PromotionsOfOwner {
  rateBook { version promotions { id name code uses discount { kind stayNights payNights } } }
}`);
const CHANGE = gql(`mutation ChangeRatesOfPromotions($edit: RateEditInput!, $version: Int!) {
  result: changeRates(edit: $edit, version: $version) {
    __typename
    ... on RatesSaved { rates { version promotions { id name code } } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const UNDO = gql(`mutation UndoChangeOfPromotion($version: Int!) {
  result: undoRateChange(version: $version) { __typename }
}`);
const QUOTE = gql(`query QuoteWithCode(
  $roomType: RoomTypeName!, $checkin: PlainDate!, $checkout: PlainDate!, $guests: Int, $code: String,
  $furtherStays: [StayInput!], $replaces: String
) {
  quote(
    roomType: $roomType, checkin: $checkin, checkout: $checkout, guests: $guests, code: $code,
    furtherStays: $furtherStays, replaces: $replaces
  ) {
    __typename
    ... on Quote {
      total { amount } promotion { name code saved { amount } }
      stays { total { amount } nights { discount { amount } value { amount } taxPercent } }
    }
    ... on InvalidInput { faults { field code message } }
  }
}`);

type Quoted = QuoteWithCodeQuery['quote'];

/** The administrator of the server, signed in. */
export async function signedInOwner(testServer: TestServer): Promise<RequestOptions> {
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  return { token };
}

type PromotionWithCode = PromotionInput & { code: string };

/** A promotion without conditions; a test sets the fields that it is about. */
export function promotionForm(more: Partial<PromotionInput> = {}): PromotionInput {
  return { name: 'Autumn', discount: { kind: 'PERCENT', hundredths: 1_000 }, ...more };
}

/** 'Stay 3, pay 2' with that code. */
export function stayThreePayTwo(code: string, more: Partial<PromotionInput> = {}): PromotionWithCode {
  const discount = { kind: 'FREE_NIGHTS', stayNights: 3, payNights: 2 } as const;
  return { ...promotionForm({ name: 'Stay 3, pay 2', discount, ...more }), code };
}

export async function quoteWith(
  server: { url: string },
  wanted: QuoteWithCodeQueryVariables,
  options: RequestOptions = {},
): Promise<Quoted> {
  return (await execute(server, QUOTE, wanted, options)).quote;
}

export async function promotionsOf(testServer: TestServer, owner: RequestOptions) {
  return (await execute(testServer, RATES, {}, owner)).rateBook;
}

/** Makes one change of the current rates. */
export async function changeRates(testServer: TestServer, owner: RequestOptions, edit: RateEditInput) {
  const { version } = await promotionsOf(testServer, owner);
  return (await execute(testServer, CHANGE, { edit, version }, owner)).result;
}

export async function undoChange(testServer: TestServer, owner: RequestOptions) {
  const { version } = await promotionsOf(testServer, owner);
  return (await execute(testServer, UNDO, { version }, owner)).result;
}

/** Waits until each server quotes the expected price. */
export async function serversQuote(
  servers: readonly { url: string }[],
  wanted: QuoteWithCodeQueryVariables,
  isExpected: (quote: Quoted) => boolean,
): Promise<void> {
  await waitFor('all servers know the new rates', async () =>
    (await Promise.all(servers.map((server) => quoteWith(server, wanted)))).every(isExpected),
  );
}

/** Stores a promotion with a code and waits until each server knows it. Returns its id. */
export async function addPromotion(
  testServer: TestServer,
  owner: RequestOptions,
  promotion: PromotionWithCode,
  {
    servers = [testServer],
    stay,
  }: { servers?: readonly { url: string }[]; stay: QuoteWithCodeQueryVariables },
): Promise<number> {
  const saved = await changeRates(testServer, owner, { promotion });
  assertType(saved, 'RatesSaved');
  await serversQuote(servers, { ...stay, code: promotion.code }, (quote) =>
    quote.__typename === 'InvalidInput'
      ? quote.faults.every(({ code }) => code !== 'PROMOTION_CODE_UNKNOWN')
      : true,
  );
  const stored = saved.rates.promotions.find(({ code }) => code === promotion.code);
  if (!stored) throw new Error(`${promotion.code} was not stored.`);
  return stored.id;
}
