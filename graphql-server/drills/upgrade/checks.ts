import type { Check } from '../restore/checks';
import { mailedTwice } from '../faults/setup/losses';
import type { Before } from './before';
import { bookingByToken, createBooking, type BookingPage } from './guest-requests';
import type { Load, LoadFigures } from './load';
import type { LockFigures } from './lock-watch';
import { compareRows, differentSums, sumsByState } from './remembered-rows';
import { sortWarnings, warningsOf, type ExpectedLine } from './server-log';
import type { Surroundings } from './surroundings';

const LONGEST_WAIT_MILLISECONDS = 1_000;
const SHOWN = 3;
const SHOWN_CHARACTERS = 200;
const AT_ONCE = 8;

/** A check that holds when there is no fault. It shows the first faults. */
export function noFaults(name: string, faults: readonly string[], otherwise: string): Check {
  const shown = faults.slice(0, SHOWN).map((fault) => fault.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS));
  const found = faults.length === 0 ? otherwise : [`${faults.length} faults`, ...shown].join('; ');
  return { name, holds: faults.length === 0, found };
}

export function noFailedRequest(figures: LoadFigures, when: string): Check {
  const { reads, confirmed, refused, faults } = figures;
  const counts = `${reads} reads, ${confirmed} bookings confirmed, ${refused} clear refusals`;
  return noFaults(`no request failed ${when}`, faults, counts);
}

export function locksWereShort(change: string, figures: LockFigures): Check {
  const { longestWaitMilliseconds: wait, waitedFor, longestKeptMilliseconds: kept } = figures;
  return {
    name: `nobody waited for ${change} longer than ${LONGEST_WAIT_MILLISECONDS} ms`,
    holds: wait <= LONGEST_WAIT_MILLISECONDS,
    found: `${wait.toFixed(0)} ms for ${waitedFor}; ${figures.kept} was kept for ${kept.toFixed(0)} ms at most`,
  };
}

export function logIsClean(
  name: string,
  output: string,
  furtherExpected: readonly ExpectedLine[] = [],
): Check {
  const { expected, unexpected } = sortWarnings(warningsOf(output), furtherExpected);
  const reasons = [...expected].map(([because, count]) => `${count} expected, since ${because}`);
  return noFaults(`the log of ${name} has no unexpected warning`, unexpected, reasons.join('; ') || 'none');
}

const referenceOf = (page: BookingPage) => (page.__typename === 'Booking' ? page.reference : page.code);

function uidOf(page: BookingPage | undefined): string | undefined {
  const file = page?.__typename === 'Booking' ? page.calendarFile : '';
  return /^UID:(.*)$/m.exec(file)?.[1]?.trim();
}

/** Every link opens an unchanged page. A continued hold shows an unchanged booking. */
export async function linksOpen(url: string, { bookings, pages }: Before): Promise<Check[]> {
  const [faults, uids]: [string[], string[]] = [[], []];
  for (const { token, reference, goesOn, kind } of bookings) {
    const [before, after] = [pages.get(token), await bookingByToken(url, token)];
    const isSame = goesOn ? referenceOf(after) === reference : textOf(before) === textOf(after);
    if (!isSame) faults.push(`${kind} ${reference}: ${textOf(before)} became ${textOf(after)}`);
    if (!uidOf(after) || uidOf(before) !== uidOf(after)) uids.push(`${reference}: ${uidOf(after)}`);
  }
  const found = `${bookings.length} links`;
  return [
    noFaults('each link opens the page that it opened before', faults, found),
    noFaults('each calendar file has its UID', uids, found),
  ];
}

// The words of a calendar file may change, its UID may not.
const textOf = (page: BookingPage | undefined) => JSON.stringify({ ...page, calendarFile: undefined });

export async function pastLinksOpen(url: string, { past }: Before): Promise<Check> {
  const faults: string[] = [];
  const left = [...past];
  const openInTurn = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const reference = referenceOf(await bookingByToken(url, next.token));
      if (reference !== next.reference) faults.push(`${next.reference}: ${reference}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openInTurn));
  return noFaults('each link of the past opens its booking', faults, `${past.length} links`);
}

/** Each form with its key has an unchanged outcome. */
export async function formsFindTheirBookings(url: string, { bookings, outcomes }: Before): Promise<Check> {
  const faults: string[] = [];
  let sent = 0;
  for (const { form, reference, kind } of bookings) {
    const before = outcomes.get(form.idempotencyKey ?? '');
    if (!before) continue;
    sent += 1;
    const after = await createBooking(url, form);
    if (JSON.stringify(before) !== JSON.stringify(after))
      faults.push(`${kind} ${reference}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
  }
  return noFaults('each form with its key finds its booking', faults, `${sent} forms`);
}

/** No row is missing. Rows and sums of money are equal, except those that may change after the upgrade. */
export async function rowsAreKept(
  surroundings: Surroundings,
  before: Before,
  when: string,
): Promise<Check[]> {
  const { rows, mayChange } = before;
  const differences = await compareRows(surroundings.query, rows, mayChange);
  const faults = differences.flatMap(({ table, lost, changed }) => [
    ...lost.map((key) => `${table} ${key} is lost`),
    ...changed.map((key) => `${table} ${key} has changed`),
  ]);
  const count = differences.reduce((sum, difference) => sum + difference.rows, 0);
  return [
    noFaults(`each row is as it was ${when}`, faults, `${count} rows of ${rows.length} tables`),
    await sumsAreKept(surroundings, before, when),
  ];
}

/** The money in each state is unchanged. */
export async function sumsAreKept(
  { query }: Surroundings,
  { rows, mayChange, sums }: Before,
  when: string,
): Promise<Check> {
  const now = await sumsByState(query, rows, mayChange);
  const name = `the sums of each state are equal to the paisa ${when}`;
  return noFaults(name, differentSums(sums, now), totalOf(sums));
}

function totalOf(sums: Before['sums']): string {
  const paise = sums.reduce((sum, state) => sum + BigInt(state.paise), 0n);
  return `${sums.length} states, ${paise} paise in all`;
}

/** The database keeps what guests were told under load. */
export async function promisesAreKept({ query }: Surroundings, { journal }: Load): Promise<Check> {
  const rows = await query<{ reference: string; status: string }>('SELECT reference, status FROM bookings');
  const statusOf = new Map(rows.map(({ reference, status }) => [reference, status]));
  const isBroken = (promised: (typeof journal.promises)[number]): boolean =>
    'reference' in promised &&
    (promised.kind === 'hold'
      ? !statusOf.has(promised.reference)
      : statusOf.get(promised.reference) !== 'CONFIRMED');
  const broken = journal.promises.filter(isBroken).map((promised) => JSON.stringify(promised));
  const bookings = journal.promises.filter(({ kind }) => kind === 'confirmation').length;
  return noFaults('what guests were told is kept', broken, `${bookings} bookings were confirmed under load`);
}

export function noMailTwice({ mail }: Surroundings): Check {
  return noFaults('no mail was sent twice', mailedTwice({ mail }), `${mail.taken.length} mails`);
}
