import type {
  ExtraInput,
  ExtraSettingsOfOwnerQuery,
  QuoteWithExtrasQuery,
  QuoteWithExtrasQueryVariables,
} from '../generated/operations';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

const SETTINGS = gql(`query ExtraSettingsOfOwner {
  extraSettings { id version code name description unit cents taxPercent sac dailyLimit onSale sortOrder }
}`);
const ON_SALE = gql(`query ExtrasOnSale {
  extras { code name description unit price { amount currency } priceWithTax { amount currency } }
}`);
const ADD = gql(`mutation AddExtraInTest($input: ExtraInput!) {
  result: addExtra(input: $input) {
    __typename
    ... on ExtraSaved { extra { id code version } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const EDIT = gql(`mutation EditExtraInTest($id: Int!, $input: ExtraInput!, $version: Int!) {
  result: editExtra(id: $id, input: $input, version: $version) {
    __typename
    ... on ExtraSaved { extra { version cents } }
    ... on ExtraChanged { code extra { version cents } }
    ... on InvalidInput { faults { field code } }
    ... on RecordNotFound { code }
  }
}`);
const QUOTE = gql(`query QuoteWithExtras(
  $roomType: RoomTypeName!, $checkin: PlainDate!, $checkout: PlainDate!, $guests: Int, $plan: String,
  $extras: [StayExtraInput!], $furtherStays: [StayInput!]
) {
  quote(
    roomType: $roomType, checkin: $checkin, checkout: $checkout, guests: $guests, plan: $plan, extras: $extras,
    furtherStays: $furtherStays
  ) {
    __typename
    ... on Quote {
      roomCharge { amount } extrasCharge { amount } total { amount } taxes { label amount { amount } }
      stays {
        total { amount } includedExtras nights { value { amount } taxPercent }
        extras { code name unit pieces quantity value { amount } taxPercent tax { amount } total { amount } }
      }
    }
    ... on InvalidInput { faults { field code message } }
  }
}`);

type Setting = ExtraSettingsOfOwnerQuery['extraSettings'][number];

/** A form for an extra by the piece at 5 %; a test sets the fields that it is about. */
export function extraForm(more: Partial<ExtraInput> = {}): ExtraInput {
  return { name: 'Picnic', unit: 'PIECE', cents: 1_000, taxPercent: 5, sac: '996332', ...more };
}

/** Room type, dates and extras of one stay, as the quote reads them. */
export type WantedStay = QuoteWithExtrasQueryVariables;

export async function quoteOfExtras(
  server: { url: string },
  wanted: WantedStay,
): Promise<QuoteWithExtrasQuery['quote']> {
  return (await execute(server, QUOTE, wanted)).quote;
}

export async function extrasOnSale(server: { url: string }) {
  return (await execute(server, ON_SALE, {})).extras;
}

export async function extraSetting(
  testServer: TestServer,
  owner: RequestOptions,
  code: string,
): Promise<Setting> {
  const { extraSettings } = await execute(testServer, SETTINGS, {}, owner);
  const setting = extraSettings.find((one) => one.code === code);
  if (!setting) throw new Error(`There is no extra ${code}.`);
  return setting;
}

export async function addExtra(testServer: TestServer, owner: RequestOptions, input: ExtraInput) {
  return (await execute(testServer, ADD, { input }, owner)).result;
}

/** Replaces these fields of an extra; the other fields stay. */
export async function editExtra(
  testServer: TestServer,
  owner: RequestOptions,
  code: string,
  changes: Partial<ExtraInput>,
  version?: number,
) {
  const { id, version: stored, code: _code, ...form } = await extraSetting(testServer, owner, code);
  const edit = { id, input: { ...form, ...changes }, version: version ?? stored };
  return (await execute(testServer, EDIT, edit, owner)).result;
}

/** Waits until each server offers the expected extras. */
export async function serversOffer(
  servers: readonly { url: string }[],
  isExpected: (offered: Awaited<ReturnType<typeof extrasOnSale>>) => boolean,
): Promise<void> {
  await waitFor('all servers know the extras', async () =>
    (await Promise.all(servers.map(extrasOnSale))).every(isExpected),
  );
}

/** Stores a new extra and waits until each server offers it. Returns its code. */
export async function offerExtra(
  testServer: TestServer,
  owner: RequestOptions,
  input: ExtraInput,
  servers: readonly { url: string }[] = [testServer],
): Promise<string> {
  const saved = await addExtra(testServer, owner, input);
  assertType(saved, 'ExtraSaved');
  await serversOffer(servers, (offered) => offered.some(({ code }) => code === saved.extra.code));
  return saved.extra.code;
}
