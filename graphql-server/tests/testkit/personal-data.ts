import { execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

type Server = Pick<TestServer, 'url'>;

const SEND_LINK = gql(`mutation SendYourDataLinkInTest($email: String!) {
  result: sendYourDataLink(email: $email) {
    __typename
    ... on YourDataLinkSent { message }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const SEE = gql(`query YourDataInTest($token: String) {
  result: yourData(token: $token) {
    __typename
    ... on YourData {
      address references isShared
      newsletter { agreedTo endedAt }
      marketing { agreedAt endedAt }
      erasure { state waitsFor kept { what until } }
    }
    ... on Refusal { code }
  }
}`);
const EXPORT = gql(`mutation ExportYourDataInTest($token: String) {
  result: exportYourData(token: $token) {
    __typename
    ... on PersonExport { filename json html }
    ... on Refusal { code }
  }
}`);
const ERASE = gql(`mutation EraseYourDataInTest($token: String) {
  result: eraseYourData(token: $token) {
    __typename
    ... on YourData { erasure { state waitsFor } }
    ... on Refusal { code }
  }
}`);
const WITHDRAW_CONSENT = gql(`mutation WithdrawYourConsentInTest($token: String) {
  result: withdrawYourConsent(token: $token) {
    __typename
    ... on YourData { newsletter { endedAt } }
    ... on Refusal { code }
  }
}`);
const WITHDRAW_MARKETING = gql(`mutation WithdrawYourMarketingConsentInTest($token: String) {
  result: withdrawYourMarketingConsent(token: $token) {
    __typename
    ... on YourData { marketing { agreedAt endedAt } }
    ... on Refusal { code }
  }
}`);
const FIND = gql(`query GuestsToEraseInTest($search: String!) {
  result: guestsToErase(search: $search) { address bookings { id reference name } }
}`);
const REQUESTS = gql(`query ErasureRequestsInTest {
  result: erasureRequests { id state address references by waitsFor kept { what until } }
}`);
const EXPORT_GUEST = gql(`mutation ExportGuestInTest($input: GuestInput!) {
  result: exportGuest(input: $input) {
    __typename
    ... on PersonExport { json html }
    ... on InvalidInput { faults { field code } }
  }
}`);
const ERASE_GUEST = gql(`mutation EraseGuestInTest($input: EraseGuestInput!) {
  result: eraseGuest(input: $input) {
    __typename
    ... on ErasureStored { request { id state } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const WITHDRAW = gql(`mutation WithdrawErasureInTest($id: ID!) {
  result: withdrawErasure(id: $id) {
    __typename
    ... on ErasureStored { request { state address } }
    ... on Refusal { code }
  }
}`);

/** The page “Your data” of a guest: with a mailed token, or of a signed-in guest without one. */
export function yourDataOf(server: Server, token: string | null, options: RequestOptions = {}) {
  return {
    see: async () => (await execute(server, SEE, { token }, options)).result,
    export: async () => (await execute(server, EXPORT, { token }, options)).result,
    erase: async () => (await execute(server, ERASE, { token }, options)).result,
    withdrawMarketing: async () => (await execute(server, WITHDRAW_MARKETING, { token }, options)).result,
    withdrawConsent: async () => (await execute(server, WITHDRAW_CONSENT, { token }, options)).result,
  };
}

/** Asks for a link as anybody can. */
export async function askForLink(server: Server, email: string, options: RequestOptions = {}) {
  return (await execute(server, SEND_LINK, { email }, options)).result;
}

/** The token of the newest link that was mailed to the address; empty without a mail. */
export const tokenMailedTo = ({ inbox }: Pick<TestServer, 'inbox'>, email: string): string =>
  inbox
    .messages(email)
    .map(({ text }) => /\/your-data#([\w.-]+)/.exec(text)?.[1])
    .find((token) => token !== undefined) ?? '';

/** The page of a guest who asked for a link and opened it. */
export async function yourDataByMail(testServer: TestServer, email: string) {
  await askForLink(testServer, email);
  await testServer.runJobs();
  return yourDataOf(testServer, tokenMailedTo(testServer, email));
}

/** Personal data at the desk. */
export function personalDataDesk(server: Server, staff: () => RequestOptions) {
  const find = async (search: string) => (await execute(server, FIND, { search }, staff())).result;
  const erase = async (input: { address?: string | null; bookingIds: string[]; answers?: string }) =>
    (await execute(server, ERASE_GUEST, { input }, staff())).result;
  return {
    find,
    erase,
    requests: async () => (await execute(server, REQUESTS, {}, staff())).result,
    exportGuest: async (input: { address?: string | null; bookingIds: string[] }) =>
      (await execute(server, EXPORT_GUEST, { input }, staff())).result,
    withdraw: async (id: string) => (await execute(server, WITHDRAW, { id }, staff())).result,
  };
}

const TABLES = `
  SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
  WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE' ORDER BY 1`;

/** The tables of which a row contains one of the texts, in capital or small letters, in any column. */
export async function tablesThatSay(
  { query }: Pick<TestServer, 'query'>,
  texts: readonly string[],
): Promise<string[]> {
  const tables = await query<{ name: string }>(TABLES);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await query<{ says: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM ${name} row WHERE EXISTS (
         SELECT 1 FROM unnest($1::text[]) text WHERE position(lower(text) IN lower(row::text)) > 0)) AS says`,
      [texts],
    );
    if (row?.says) found.push(name.replace('public.', ''));
  }
  return found;
}

/** Keeps a copy of all rows in the database itself, as a dump does outside; `restore` puts all rows back. */
export async function dumpOf({ query }: Pick<TestServer, 'query'>): Promise<{ restore(): Promise<void> }> {
  const tables = await query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migrations', 'clock')",
  );
  await query('DROP SCHEMA IF EXISTS dump CASCADE; CREATE SCHEMA dump');
  for (const { name } of tables) await query(`CREATE TABLE dump.${name} AS TABLE public.${name}`);
  const copies = tables.map(
    ({ name }) => `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE SELECT * FROM dump.${name};`,
  );
  const all = tables.map(({ name }) => `public.${name}`).join(', ');
  return {
    restore: async () => {
      await query(
        `BEGIN; SET LOCAL session_replication_role = replica; TRUNCATE ${all}; ${copies.join(' ')} COMMIT`,
      );
    },
  };
}
