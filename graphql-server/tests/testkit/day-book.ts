import { SaxesParser } from 'saxes';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const BOOK = gql(`query DayBookInTest($from: PlainDate, $to: PlainDate) {
  result: dayBook(from: $from, to: $to) {
    __typename
    ... on DayBook {
      from to businessDay lastClosed closable
      closedDays { day vouchers sha256 closedBy total { amount } }
      vouchers {
        day place type number narration reference total { amount }
        lines { ledger debit { amount } credit { amount } }
      }
      ledgers { ledger debit { amount } credit { amount } }
      total { amount }
    }
    ... on InvalidInput { faults { field code } }
  }
}`);
const CLOSE = gql(`mutation CloseDayBookInTest($through: PlainDate!) {
  result: closeDayBook(through: $through) {
    __typename
    ... on DayBookClosed { through sha256 }
    ... on InvalidInput { faults { field code } }
    ... on DayBookRefused { code field message }
  }
}`);
const LEDGERS = gql(`query DayBookLedgersInTest {
  dayBookLedgers { version ledgers { account name firstName group hasRate } }
}`);
const EDIT = gql(`mutation EditDayBookLedgersInTest($ledgers: [LedgerNameInput!]!, $version: Int!) {
  result: editDayBookLedgers(ledgers: $ledgers, version: $version) {
    __typename
    ... on DayBookLedgersSaved { stored { version } }
    ... on DayBookLedgersChanged { code stored { version ledgers { account name } } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const TABLE = gql(`query ExportDayBookInTest($from: PlainDate!, $to: PlainDate!) {
  result: exportDayBook(from: $from, to: $to) {
    __typename
    ... on CsvFile { filename content }
    ... on InvalidInput { faults { field code } }
  }
}`);
const TALLY = gql(`query ExportDayBookToTallyInTest($from: PlainDate!, $to: PlainDate!) {
  result: exportDayBookToTally(from: $from, to: $to) {
    __typename
    ... on TallyFile { filename content vouchers }
    ... on InvalidInput { faults { field code } }
  }
}`);

type Server = Pick<TestServer, 'url'>;

/** The steps of the accountant. */
export function bookSteps(server: Server, staff: () => RequestOptions) {
  const close = async (through: string) => (await execute(server, CLOSE, { through }, staff())).result;
  const ledgers = async () => (await execute(server, LEDGERS, {}, staff())).dayBookLedgers;
  return {
    book: async (from?: string, to?: string) => {
      const { result } = await execute(server, BOOK, { from, to }, staff());
      assertType(result, 'DayBook');
      return result;
    },
    faultsOf: async (from: string, to: string) => {
      const { result } = await execute(server, BOOK, { from, to }, staff());
      assertType(result, 'InvalidInput');
      return result.faults;
    },
    close,
    /** The hash of the day that is closed now. */
    closed: async (through: string): Promise<string> => {
      for (;;) {
        const result = await close(through);
        assertType(result, 'DayBookClosed');
        if (result.through === through) return result.sha256;
      }
    },
    ledgers,
    rename: async (names: Partial<Record<string, string>>, version?: number) => {
      const known = await ledgers();
      const renamed = known.ledgers.flatMap(({ account }) => {
        const name = names[account];
        return name === undefined ? [] : [{ account, name }];
      });
      const form = { ledgers: renamed, version: version ?? known.version };
      return (await execute(server, EDIT, form, staff())).result;
    },
    table: async (from: string, to: string) => {
      const { result } = await execute(server, TABLE, { from, to }, staff());
      assertType(result, 'CsvFile');
      return result;
    },
    tally: async (from: string, to: string) => {
      const { result } = await execute(server, TALLY, { from, to }, staff());
      assertType(result, 'TallyFile');
      return result;
    },
  };
}

/** Lets the night audit close these days, whatever is open on them. */
export async function auditDays(
  { query }: Pick<TestServer, 'query'>,
  from: string,
  to: string,
): Promise<void> {
  await query(
    `INSERT INTO night_audits (day, arrivals, departures, in_house, no_shows, actor_kind, closed_at)
     SELECT day::date, 0, 0, 0, 0, 'staff', hotel_now()
     FROM generate_series($1::date, $2::date, interval '1 day') day ON CONFLICT DO NOTHING`,
    [from, to],
  );
}

/** An element of a parsed file. */
interface ReadElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: ReadElement[];
}

/** Reads XML with a parser that refuses whatever is not well-formed. */
export function readXml(xml: string): ReadElement {
  const root: ReadElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: ReadElement = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [only] = root.children;
  if (!only) throw new Error('The file has no element.');
  return only;
}

/** All elements of this name, at any depth. */
export const elementsOf = (element: ReadElement, name: string): ReadElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);

/** The text of the child of this name; empty when there is none. */
export const textOf = (element: ReadElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text ?? '';
