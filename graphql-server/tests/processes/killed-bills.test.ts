import { Client } from 'pg';
import { companySteps } from '../testkit/companies';
import { deskOf, goTo, letAllLeave } from '../testkit/check-ins';
import { folioSteps } from '../testkit/folios';
import { folioGuests, type GuestWithFolios } from '../testkit/guests-with-folios';
import { openIdentity, OWNER } from '../testkit/identity';
import type { RequestOptions } from '../testkit/graphql';
import { untilWaitedFor } from '../testkit/lock-waits';
import { chargeSteps } from '../testkit/posted-charges';
import { proofCases } from '../testkit/proof-size';
import { receivableSteps } from '../testkit/receivables';
import { MARIGOLD } from '../testkit/reissues';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { issueDocuments, storedDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

let testServer: TestServer;
let server: ServerProcess;
let owner: RequestOptions;
let guests: ReturnType<typeof folioGuests>;
let companies: ReturnType<typeof companySteps>;
let receivables: ReturnType<typeof receivableSteps>;

beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  testServer.environment['FIREBASE_AUTH_EMULATOR_HOST'] = identity.host;
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  guests = folioGuests(testServer, () => owner);
  companies = companySteps(testServer, () => owner);
  receivables = receivableSteps(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.shiftClock('0'));
afterEach(() => letAllLeave(testServer));

/** A guest on the day of leaving: the company's folio takes the room, the guest's folio a dinner; both are paid. */
interface Leaving extends GuestWithFolios {
  companyFolio: string;
  company: string;
  /** What the bill costs before the press, in paise with tax. */
  costs: number;
}

const DINNER = { name: 'Dinner', department: 'RESTAURANT' as const, pricePaise: 40_000, taxPercent: 5 };
const DINNER_PAISE = 42_000;

async function leavingGuest({ isOnAccount = false }: Pick<Press, 'isOnAccount'>): Promise<Leaving> {
  const guest = await guests.inHouse();
  const company = await companies.added();
  const companyFolio = await guests.folios.open(guest.reference, { takes: ['ROOM'], payer: MARIGOLD });
  await guests.charges.posted(guest.stay, { words: DINNER });
  if (isOnAccount) {
    await companies.setFolioPayer(guest.reference, companyFolio, company.id);
    await guests.pay(guest.reference, DINNER_PAISE);
  } else await guests.payAll(guest.reference);
  await goTo(testServer, guest.checkout, '10:00');
  // Vouchers of the payments are made before, so that the server waits for nothing but the press.
  await testServer.runJobs();
  const folios = await guests.folios.list(guest.reference);
  return {
    ...guest,
    company: company.id,
    companyFolio,
    costs: folios.reduce((sum, { charged }) => sum + charged.amount, 0),
  };
}

/** What a person presses on the server that is killed, and presses again after the restart with the same key. */
interface Press {
  name: string;
  make: (guest: Leaving, key: string) => Promise<{ __typename: string }>;
  stored: string;
  /** What it adds to the bill, in paise with tax. */
  adds: number;
  /** Whether a document follows at once. */
  makesDocument: boolean;
  /** Asks whether the press is stored. */
  isStored: string;
  /** Whether a company owes its folio instead of paying it at the desk. */
  isOnAccount?: boolean;
}

const CHARGES = 'SELECT 1 FROM posted_charges WHERE booking_id = $1 OFFSET 1';

const PRESSES: Press[] = [
  {
    name: 'a charge to the room',
    make: ({ stay }, idempotencyKey) =>
      chargeSteps(server, () => owner).post(stay, { words: DINNER, idempotencyKey }),
    ...{ stored: 'ChargesStored', adds: DINNER_PAISE, makesDocument: false, isStored: CHARGES },
  },
  {
    name: 'the end of a company’s folio',
    make: ({ companyFolio }) => folioSteps(server, () => owner).close(companyFolio),
    ...{ stored: 'FoliosStored', adds: 0, makesDocument: true },
    isStored: 'SELECT 1 FROM folios WHERE booking_id = $1 AND closed_at IS NOT NULL',
  },
  {
    name: 'the departure of the guest',
    make: ({ stay }, idempotencyKey) => deskOf(server, () => owner).checkOut(stay, { idempotencyKey }),
    ...{ stored: 'StayMoved', adds: 0, makesDocument: true },
    isStored: `SELECT 1 FROM stays WHERE booking_id = $1 AND status = 'DEPARTED'`,
  },
  {
    name: 'the departure of a guest whose company owes the room',
    make: ({ stay }, idempotencyKey) =>
      deskOf(server, () => owner).checkOut(stay, { toCompany: true, idempotencyKey }),
    ...{ stored: 'StayMoved', adds: 0, makesDocument: true, isOnAccount: true },
    isStored: `SELECT 1 FROM stays WHERE booking_id = $1 AND status = 'DEPARTED'`,
  },
];

interface Moment {
  name: string;
  /** What another session locks until the server is dead. */
  lock: string | null;
  isBeforeCommit: boolean;
}

const INSIDE: Moment = {
  name: 'inside its transaction',
  lock: 'SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE',
  isBeforeCommit: true,
};
const UNANSWERED: Moment = { name: 'before the response', lock: null, isBeforeCommit: false };
const NUMBERED: Moment = {
  name: 'while the number of its document is taken',
  lock: 'LOCK TABLE tax_document_amounts IN SHARE MODE',
  isBeforeCommit: false,
};

/** Sends a request while the server dies; the connection breaks. */
function send(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

const bookingOf = async ({ reference }: Pick<GuestWithFolios, 'reference'>): Promise<string> => {
  const [row] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
    reference,
  ]);
  return row?.id ?? '';
};

/** Lets the server carry out a press up to a moment and kills it there. */
async function killAt(moment: Moment, booking: string, isStored: string, act: () => void): Promise<void> {
  const isCommitted = async () => (await testServer.query(isStored, [booking])).length > 0;
  if (moment.lock === null) {
    act();
    await waitFor('the press is committed', isCommitted);
    await server.end('SIGKILL');
    return;
  }
  const other = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query(moment.lock, moment.lock.includes('$1') ? [booking] : []);
    act();
    await untilWaitedFor(other, testServer);
    await server.end('SIGKILL');
    await other.query('ROLLBACK');
  } finally {
    await other.end();
  }
  expect(await isCommitted()).toBe(!moment.isBeforeCommit);
}

const invoicesOf = async ({ reference }: Pick<GuestWithFolios, 'reference'>) =>
  (await storedDocuments(testServer, reference)).filter(({ kind }) => kind === 'INVOICE');

const CASES = PRESSES.flatMap((press) =>
  [INSIDE, UNANSWERED, ...(press.makesDocument ? [NUMBERED] : [])].map((moment) => ({
    ...{ press, moment, name: `${press.name}: ${moment.name}` },
  })),
);

const QUICK = `the end of a company’s folio: ${NUMBERED.name}`;

describe('what staff press on a bill is stored once and is on one invoice, wherever the server is killed', () => {
  test.each(proofCases(CASES, ({ name }) => name === QUICK))('$name', async ({ press, moment, name }) => {
    const guest = await leavingGuest(press);
    const key = `killed-bill-${String(CASES.findIndex((each) => each.name === name)).padStart(8, '0')}`;
    server = await startServer(testServer);
    await killAt(moment, await bookingOf(guest), press.isStored, () => send(press.make(guest, key)));

    server = await startServer(testServer);
    // Nobody saw a response, so somebody presses again.
    expect(await press.make(guest, key)).toMatchObject({ __typename: press.stored });
    if (!press.isOnAccount) await guests.payAll(guest.reference);
    await folioSteps(server, () => owner).close(guest.companyFolio);
    await deskOf(server, () => owner).checkOut(guest.stay);
    await waitFor('both invoices are issued', async () => (await invoicesOf(guest)).length >= 2, 60_000);
    await waitFor(
      'both have their paper',
      async () => (await invoicesOf(guest)).every(({ hasPdf }) => hasPdf),
      60_000,
    );
    expect(await server.end('SIGTERM')).toBe(0);

    const folios = await guests.folios.list(guest.reference);
    expect(folios.map(({ balance }) => balance.amount)).toEqual([0, 0]);
    const charged = folios.map(({ charged: { amount } }) => amount);
    expect(charged.reduce((sum, amount) => sum + amount)).toBe(guest.costs + press.adds);
    const invoices = await invoicesOf(guest);
    expect(invoices.map(({ totalPaise }) => totalPaise).toSorted()).toEqual(charged.toSorted());
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(2);
    const owed = press.isOnAccount ? charged[1] : 0;
    expect((await receivables.balanceOf(guest.company)).open).toBe(owed);
    expect(await testServer.breaches()).toEqual([]);
  });
});
