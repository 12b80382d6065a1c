import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { cancelAtDesk, freshKey, previewAtDesk } from '../../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { figuresOf } from '../../testkit/figures';
import { confirmedBooking } from '../../testkit/late-money';
import type { RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { pdfPages } from '../../testkit/pdf-text';
import { arrivedGuest, departedGuest, issueAgain, LOTUS, MARIGOLD, reissuesOf } from '../../testkit/reissues';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const NIGHT = 981_288;
const LOTUS_SHOWN = {
  name: LOTUS.name,
  address: LOTUS.address.split('\n'),
  gstin: LOTUS.gstin,
  state: { name: 'Karnataka', code: '29' },
};

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20', RATE_LIMIT_SCALE: '100' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  owner = await signedInOwner(testServer);
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const departed = (billing: typeof MARIGOLD | null = MARIGOLD) => departedGuest(testServer, desk, billing);
const documentsOf = (reference: string) => storedDocuments(testServer, reference);
const kindsOf = async (reference: string) =>
  (await documentsOf(reference)).map(({ kind, totalPaise }) => [kind, totalPaise]);

async function again(form: Parameters<typeof issueAgain>[1]) {
  const result = await issueAgain(testServer, form, owner);
  await testServer.runJobs();
  return result;
}

const mailsWithDocuments = (email: string) =>
  testServer.inbox.messages(email).filter(({ subject }) => subject?.includes('tax documents'));

/** Everything of the booking except documents: folio, money and state. */
async function moneyOf(reference: string) {
  const of = (table: string) =>
    testServer.query(
      `SELECT * FROM ${table} WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)
      ORDER BY 1`,
      [reference],
    );
  const figures = await figuresOf(testServer, inDays(0), inDays(360), owner);
  return [await of('folio_lines'), await of('payments'), figures.period];
}

describe('an invoice to the wrong business', () => {
  test('is credited to that business and issued again to the right one; money and figures stay', async () => {
    const { reference, invoice, email } = await departed();
    const before = await moneyOf(reference);
    const [mailsBefore, [receipt]] = [mailsWithDocuments(email).length, await documentsOf(reference)];
    expect(await again({ id: invoice.id })).toEqual({
      __typename: 'InvoiceIssuedAgain',
      reissues: { isUnderWay: true, invoices: [] },
    });
    const [, , note, replacement] = await documentsOf(reference);
    expect(note).toMatchObject({
      kind: 'CREDIT_NOTE',
      number: expect.stringMatching(/^SC\/C\d{4}\/\d{6}$/),
      hasPdf: true,
      totalPaise: 2 * NIGHT,
      dated: invoice.dated,
      content: {
        recipient: { name: MARIGOLD.name, gstin: MARIGOLD.gstin },
        refersTo: [{ number: invoice.number, date: invoice.dated }],
        lines: invoice.content.lines,
        totals: invoice.content.totals,
        advances: [],
      },
    });
    expect(replacement).toMatchObject({
      kind: 'INVOICE',
      totalPaise: 2 * NIGHT,
      hasPdf: true,
      content: {
        ...invoice.content,
        recipient: LOTUS_SHOWN,
        number: replacement?.number,
        date: replacement?.dated,
        refersTo: [{ number: invoice.number }],
        advances: [{ number: receipt?.number, amountPaise: 2 * NIGHT }],
      },
    });
    expect(replacement?.number).not.toBe(invoice.number);
    expect(await moneyOf(reference)).toEqual(before);
    const used = await testServer.query(
      'SELECT document_id AS "documentId" FROM tax_document_advances WHERE receipt_id = $1',
      [receipt?.id],
    );
    expect(used).toEqual([{ documentId: invoice.id }]);
    // The newest first.
    const mails = mailsWithDocuments(email).slice(0, -mailsBefore);
    expect(mails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      [note, replacement].map((document) => `${document?.number.replaceAll('/', '-')}.pdf`),
    ]);
  });

  test('both documents name the first invoice, and each its own GSTIN', async () => {
    const { reference, invoice } = await departed();
    await again({ id: invoice.id });
    const rows = await testServer.query<{ bytes: Buffer }>(
      `SELECT bytes FROM tax_documents WHERE reissue_of = $1 ORDER BY kind`,
      [invoice.id],
    );
    const [note = '', replacement = ''] = await Promise.all(
      rows.map(async ({ bytes }) => (await pdfPages(bytes)).join('')),
    );
    expect(note).toContain(`Fortaxinvoice${invoice.number}`);
    expect(note).toContain(`GSTIN${MARIGOLD.gstin}`);
    expect(note).toContain('Theinvoiceisissuedagain');
    expect(replacement).toContain(`Inplaceoftaxinvoice${invoice.number}`);
    expect(replacement).toContain(`GSTIN${LOTUS.gstin}`);
    expect(replacement).not.toContain(MARIGOLD.gstin);
    expect(await kindsOf(reference)).toHaveLength(4);
  });

  test('the audit entry has the reason, and not the entered details', async () => {
    const { reference, invoice } = await departed();
    await again({ id: invoice.id, reason: 'Booked for another company' });
    const [entry] = await testServer.query(
      "SELECT details, before, after FROM administrator_actions WHERE action = 'issueInvoiceAgain' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toEqual({
      details: { reference, invoice: invoice.number, reason: 'Booked for another company' },
      before: { isBusiness: true },
      after: { isBusiness: true },
    });
  });

  test('may be issued again several times; the replaced invoice may not', async () => {
    const { reference, invoice } = await departed();
    await again({ id: invoice.id });
    const { invoices } = await reissuesOf(testServer, reference, owner);
    expect(invoices).toMatchObject([{ name: LOTUS.name, gstin: LOTUS.gstin, stateCode: '29' }]);
    const guest = { name: 'Asha Rao', address: '7 Lotus Lane\nPune', gstin: null, stateCode: '27' };
    await again({ id: invoices[0]?.id ?? '', ...guest });
    expect((await kindsOf(reference)).slice(1).map(([kind]) => kind)).toEqual([
      'INVOICE',
      'CREDIT_NOTE',
      'INVOICE',
      'CREDIT_NOTE',
      'INVOICE',
    ]);
    expect((await documentsOf(reference)).at(-1)?.content.recipient).toMatchObject({
      name: 'Asha Rao',
      gstin: null,
      state: { code: '27' },
    });
    expect(await again({ id: invoice.id, ...guest })).toMatchObject({
      __typename: 'ReissueRefused',
      code: 'INVOICE_REPLACED',
      field: 'id',
    });
  });

  test('an invoice to a guest without details becomes one to a business', async () => {
    const { reference, invoice } = await departed(null);
    expect((await reissuesOf(testServer, reference, owner)).invoices).toMatchObject([
      { name: 'Asha Rao', address: [], stateCode: null, gstin: null },
    ]);
    await again({ id: invoice.id });
    expect((await documentsOf(reference)).slice(2)).toMatchObject([
      { kind: 'CREDIT_NOTE', content: { recipient: { name: 'Asha Rao', gstin: null } } },
      { kind: 'INVOICE', content: { recipient: LOTUS_SHOWN } },
    ]);
  });
});

describe('asked twice', () => {
  test('by two sessions at once with the same details it is issued once, and both get that result', async () => {
    const { reference, invoice } = await departed();
    const press = () => issueAgain(testServer, { id: invoice.id }, owner);
    const results = await Promise.all([press(), press(), press()]);
    expect(results.map(({ __typename }) => __typename)).toEqual(Array(3).fill('InvoiceIssuedAgain'));
    await testServer.runJobs();
    expect(await kindsOf(reference)).toHaveLength(4);
  });

  test('by two sessions at once with other details the second session is refused', async () => {
    const { reference, invoice } = await departed();
    const results = await Promise.all([
      issueAgain(testServer, { id: invoice.id }, owner),
      issueAgain(testServer, { id: invoice.id, name: 'Lotus Imports' }, owner),
    ]);
    await testServer.runJobs();
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      'InvoiceIssuedAgain',
      'ReissueRefused',
    ]);
    expect(await kindsOf(reference)).toHaveLength(4);
  });
});

describe('charges that were taken back before', () => {
  /** A departure that is undone: one invoice that is credited in part, and another one. */
  async function twoInvoices() {
    const guest = await arrivedGuest(testServer, desk, MARIGOLD);
    await goTo(testServer, addDays(guest.checkin, 1), '08:00');
    await desk.checkOut(guest.stay, { expectedRefund: 0 });
    await testServer.runJobs();
    await desk.undoCheckOut(guest.stay);
    await testServer.runJobs();
    await goTo(testServer, guest.checkout, '10:00');
    await desk.checkOut(guest.stay);
    await testServer.runJobs();
    return guest;
  }

  /** A no-show is charged, and arrives later: the invoice of the charge is credited. */
  async function noShowWhoArrives() {
    const checkin = inDays(3);
    const { held } = await confirmedBooking(testServer, { checkin, checkout: addDays(checkin, 2) });
    const { reference } = held.booking;
    await goTo(testServer, checkin, '23:00');
    const form = { reference, kind: 'NO_SHOW' } as const;
    const figures = await previewAtDesk(testServer, form, owner);
    if ('code' in figures) throw new Error(`No no-show: ${figures.code}`);
    const shown = { expectedRefund: figures.refund, idempotencyKey: freshKey() };
    await cancelAtDesk(testServer, { ...form, ...shown, reason: 'Did not come' }, owner);
    await testServer.runJobs();
    const [stay = ''] = await stayIdsOf(testServer, reference);
    expect(await desk.arriveAfterAll(stay)).toMatchObject({ status: 'IN_HOUSE' });
    await testServer.runJobs();
    const invoice = (await documentsOf(reference)).find(({ kind }) => kind === 'INVOICE');
    return { reference, invoice };
  }

  test('only the rest of an invoice is credited and issued again; the other invoice stays', async () => {
    const { reference } = await twoInvoices();
    const before = await documentsOf(reference);
    const { invoices } = await reissuesOf(testServer, reference, owner);
    expect(invoices).toHaveLength(2);
    await again({ id: invoices[0]?.id ?? '' });
    const after = await documentsOf(reference);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([
      { kind: 'CREDIT_NOTE', totalPaise: NIGHT, content: { recipient: { gstin: MARIGOLD.gstin } } },
      { kind: 'INVOICE', totalPaise: NIGHT, content: { advances: [{ amountPaise: NIGHT }] } },
    ]);
    expect((await reissuesOf(testServer, reference, owner)).invoices.map(({ gstin }) => gstin)).toEqual([
      MARIGOLD.gstin,
      LOTUS.gstin,
    ]);
  });

  test('an invoice that is credited in full cannot be issued again', async () => {
    const { reference, invoice } = await noShowWhoArrives();
    expect((await documentsOf(reference)).at(-1)).toMatchObject({ kind: 'CREDIT_NOTE', totalPaise: NIGHT });
    expect((await reissuesOf(testServer, reference, owner)).invoices).toEqual([]);
    expect(await again({ id: invoice?.id ?? '' })).toMatchObject({ code: 'INVOICE_CREDITED', field: 'id' });
  });
});

describe('a form that is refused', () => {
  test.each([
    ['a GSTIN that does not fit together', { gstin: '29AAGCB7383J1Z5' }, [['gstin', 'GSTIN_INVALID']]],
    ['no reason', { reason: ' ' }, [['reason', 'TEXT_MISSING']]],
    [
      'neither name nor reason',
      { name: '', reason: '' },
      [
        ['name', 'TEXT_MISSING'],
        ['reason', 'TEXT_MISSING'],
      ],
    ],
    ['no state and no GSTIN', { gstin: null }, [['stateCode', 'BILLING_STATE_MISSING']]],
  ])('%s is a fault of its field', async (_, form, faults) => {
    const result = await issueAgain(
      testServer,
      { id: '00000000-0000-4000-8000-000000000000', ...form },
      owner,
    );
    expect(result).toMatchObject({
      __typename: 'InvalidInput',
      faults: faults.map(([field, code]) => ({ field, code })),
    });
  });

  test('the details that the invoice already has', async () => {
    const { reference, invoice } = await departed();
    expect(await again({ id: invoice.id, ...MARIGOLD })).toMatchObject({
      __typename: 'ReissueRefused',
      code: 'INVOICE_DETAILS_SAME',
      field: 'name',
    });
    expect(await kindsOf(reference)).toHaveLength(2);
  });

  test.each([
    ['no id', 'x'],
    ['no document', '00000000-0000-4000-8000-000000000000'],
  ])('%s is an unknown record', async (_, id) => {
    expect(await again({ id })).toMatchObject({ code: 'RECORD_NOT_FOUND', field: 'id' });
  });

  test('a voucher is not an invoice', async () => {
    const { reference } = await departed();
    const [receipt] = await documentsOf(reference);
    expect(await again({ id: receipt?.id ?? '' })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });

  test('an invoice whose credit note would no longer count, after 30 November of the next year', async () => {
    const { reference, invoice } = await departed();
    const year = Number(invoice.dated.slice(0, 4)) - (invoice.dated.slice(5, 7) < '04' ? 1 : 0);
    await goTo(testServer, `${year + 1}-12-01`, '00:01');
    expect((await reissuesOf(testServer, reference, owner)).invoices).toEqual([]);
    expect(await again({ id: invoice.id })).toMatchObject({ code: 'INVOICE_TOO_OLD', field: 'id' });
    await goTo(testServer, `${year + 1}-11-30`, '23:59');
    expect(await again({ id: invoice.id })).toMatchObject({ __typename: 'InvoiceIssuedAgain' });
    expect((await documentsOf(reference)).at(-1)?.dated).toBe(`${year + 1}-11-30`);
  });
});

test('nobody can change what was requested, not even by SQL', async () => {
  const { invoice } = await departed();
  await again({ id: invoice.id });
  await expect(testServer.query("UPDATE invoice_reissues SET reason = 'x'")).rejects.toThrow(/never changes/);
  await expect(testServer.query('DELETE FROM invoice_reissues')).rejects.toThrow(/never changes/);
});
