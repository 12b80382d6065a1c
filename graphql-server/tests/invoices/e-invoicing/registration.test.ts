import { createHash, createVerify } from 'node:crypto';
import {
  startLocalRegistrationPortal,
  type LocalRegistrationPortal,
} from '../../../local/local-registration-portal';
import type { DocumentContent } from '../../../src/invoices/documents/document-content';
import { needsRegistration } from '../../../src/invoices/e-invoicing/document-registry';
import { portalDocumentOf } from '../../../src/invoices/e-invoicing/portal/portal-document';
import { RegistrationPortal } from '../../../src/invoices/e-invoicing/portal/registration-portal';

const KEYS = { clientId: 'client-of-tests', clientSecret: 'client-secret-of-tests' };
const RAJASTHAN = { name: 'Rajasthan', code: '08' };

const INVOICE: DocumentContent = {
  kind: 'INVOICE',
  number: 'SC/2627/000001',
  date: '2027-03-31',
  bookingReference: 'SC-TEST2345',
  supplier: {
    name: 'Saffron Court',
    legalName: 'Saffron Court Hotels Private Limited',
    state: RAJASTHAN,
    address: ['12 Amer Road', 'Jaipur 302002'],
    gstin: '08AABCS1429B1ZU',
    phone: '+91 141 555 0100',
    email: null,
  },
  recipient: {
    name: 'Ganga Textiles LLP',
    address: ['5 Mill Lane', 'Fort', 'Mumbai 400 001'],
    state: { name: 'Maharashtra', code: '27' },
    gstin: '27AAPFU0939F1ZV',
  },
  placeOfSupply: RAJASTHAN,
  stays: [{ roomTitle: 'Deluxe Room', checkin: '2027-03-29', checkout: '2027-03-31', guests: 2 }],
  refersTo: [],
  lines: [
    {
      description: 'Deluxe Room, 29 Mar to 31 Mar 2027, 2 nights',
      sac: '996311',
      quantity: 2,
      discountPaise: 50_000,
      valuePaise: 847_457,
      taxPercent: 18,
      cgstPaise: 76_271,
      sgstPaise: 76_271,
    },
    {
      description: 'Breakfast',
      sac: '996332',
      quantity: 4,
      discountPaise: 0,
      valuePaise: 100_000,
      taxPercent: 5,
      cgstPaise: 2_500,
      sgstPaise: 2_500,
    },
  ],
  totals: [
    { taxPercent: 5, valuePaise: 100_000, cgstPaise: 2_500, sgstPaise: 2_500 },
    { taxPercent: 18, valuePaise: 847_457, cgstPaise: 76_271, sgstPaise: 76_271 },
  ],
  roundOffPaise: 1,
  totalPaise: 1_105_000,
  advances: [],
  payment: null,
  reason: null,
  registration: null,
};
const CREDIT_NOTE: DocumentContent = {
  ...INVOICE,
  kind: 'CREDIT_NOTE',
  number: 'CN/2627/000001',
  reason: 'A night was not used',
  refersTo: [{ kind: 'INVOICE', number: INVOICE.number, date: INVOICE.date }],
};

let portal: LocalRegistrationPortal;
beforeAll(async () => {
  portal = await startLocalRegistrationPortal(KEYS);
});
afterAll(() => portal.stop());
beforeEach(() => portal.behave('well'));

const registryAt = (apiUrl: string, secret = KEYS.clientSecret) =>
  new RegistrationPortal({
    apiUrl,
    clientId: KEYS.clientId,
    clientSecret: secret,
    userName: 'hotel',
    password: 'password-of-tests',
    // A portal that responds is never too slow for a test, however busy the machine is.
    timeoutMilliseconds: 30_000,
  });
const register = (content: DocumentContent) => registryAt(portal.url).registerDocument(content);

describe('what is registered', () => {
  test.each([
    ['an invoice to a business', INVOICE, true],
    ['a credit note to a business', CREDIT_NOTE, true],
    [
      'an invoice to a private guest',
      { ...INVOICE, recipient: { ...INVOICE.recipient, gstin: null } },
      false,
    ],
    ['a receipt voucher', { ...INVOICE, kind: 'RECEIPT_VOUCHER' as const }, false],
  ])('%s: %p', (_what, content, expected) => expect(needsRegistration(content)).toBe(expected));
});

describe('the portal’s JSON', () => {
  test('has everything that the document shows, in rupees', () => {
    expect(portalDocumentOf(INVOICE)).toMatchObject({
      ok: true,
      document: {
        DocDtls: { Typ: 'INV', No: 'SC/2627/000001', Dt: '31/03/2027' },
        SellerDtls: {
          Gstin: '08AABCS1429B1ZU',
          Addr1: '12 Amer Road',
          Loc: 'Jaipur',
          Pin: 302002,
          Stcd: '08',
        },
        BuyerDtls: { Addr1: '5 Mill Lane', Addr2: 'Fort', Loc: 'Mumbai', Pin: 400001, Stcd: '27', Pos: '08' },
        ItemList: [
          {
            HsnCd: '996311',
            Qty: 2,
            TotAmt: 8974.57,
            Discount: 500,
            AssAmt: 8474.57,
            GstRt: 18,
            CgstAmt: 762.71,
          },
          { HsnCd: '996332', Qty: 4, UnitPrice: 250, TotItemVal: 1050 },
        ],
        ValDtls: { AssVal: 9474.57, CgstVal: 787.71, SgstVal: 787.71, RndOffAmt: 0.01, TotInvVal: 11050 },
      },
    });
  });

  test('of a credit note names its invoice', () => {
    expect(portalDocumentOf(CREDIT_NOTE)).toMatchObject({
      document: {
        DocDtls: { Typ: 'CRN' },
        RefDtls: { PrecDocDtls: [{ InvNo: 'SC/2627/000001', InvDt: '31/03/2027' }] },
      },
    });
  });

  test('is not made without the recipient’s postcode', async () => {
    const recipient = { ...INVOICE.recipient, address: ['5 Mill Lane', 'Mumbai'] };
    expect(await register({ ...INVOICE, recipient })).toMatchObject({ kind: 'refused', code: 'INCOMPLETE' });
  });
});

test('a document gets its number, and a QR code that the portal has signed', async () => {
  const outcome = await register(INVOICE);
  if (outcome.kind !== 'registered') throw new Error(JSON.stringify(outcome));
  const { irn, signedQrCode } = outcome.registration;
  const named = '08AABCS1429B1ZU2026-27INVSC/2627/000001';
  expect(irn).toBe(createHash('sha256').update(named).digest('hex'));
  const [head = '', body = '', signature = ''] = signedQrCode.split('.');
  const verified = createVerify('RSA-SHA256').update(`${head}.${body}`);
  expect(verified.verify(portal.publicKey, signature, 'base64url')).toBe(true);
  expect(Buffer.from(body, 'base64url').toString()).toContain(irn);
});

test('the same document sent again has the same registration', async () => {
  const first = await register(CREDIT_NOTE);
  expect(first.kind).toBe('registered');
  expect(await register(CREDIT_NOTE)).toEqual(first);
});

test('given that a response was lost, the next attempt gets the existing registration', async () => {
  const lost = { ...INVOICE, number: 'SC/2627/000002' };
  portal.behave('lost');
  expect(await register(lost)).toMatchObject({ kind: 'unreachable' });
  const before = portal.registered().length;
  portal.behave('well');
  expect(await register(lost)).toMatchObject({ kind: 'registered' });
  expect(portal.registered()).toHaveLength(before);
});

test.each([
  ['responds 500', (): string => portal.url, '500'],
  ['does not listen', (): string => 'http://127.0.0.1:9', 'well'],
] as const)('a portal that %s is unreachable', async (_what, url, how) => {
  portal.behave(how);
  expect(await registryAt(url()).registerDocument(INVOICE)).toMatchObject({ kind: 'unreachable' });
});

test('wrong keys count as unreachable, so that a document waits until they are correct', async () => {
  expect(await registryAt(portal.url, 'wrong').registerDocument(INVOICE)).toMatchObject({
    kind: 'unreachable',
    problem: 'The portal responded 401.',
  });
});

test.each([
  ['sums that do not fit', { totalPaise: INVOICE.totalPaise + 1 }, '2189'],
  ['the hotel’s own GSTIN', { recipient: { ...INVOICE.recipient, gstin: INVOICE.supplier.gstin } }, '2211'],
])('%s are refused with the portal’s reason', async (_what, change, code) => {
  const number = 'SC/2627/000003';
  expect(await register({ ...INVOICE, number, ...change })).toMatchObject({ kind: 'refused', code });
});
