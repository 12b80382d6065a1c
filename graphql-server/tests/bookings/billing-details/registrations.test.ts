import {
  registrationKindOf,
  registrationLabel,
} from '../../../src/bookings/billing-details/registration-kinds';
import { needsRegistration } from '../../../src/invoices/e-invoicing/document-registry';
import { portalDocumentOf } from '../../../src/invoices/e-invoicing/portal/portal-document';
import { readInput } from '../../../src/platform/text/input-faults';
import { billingRulesOf } from '../../../src/bookings/billing-details/billing-details.policy';
import { INVOICE } from '../../invoices/documents/sample-documents';

const FORM = { name: 'Marigold Textiles', address: '2 Lake Road\nUdaipur' };

const enter = (form: object, eInvoicing = false) => {
  const read = readInput(billingRulesOf({ eInvoicing }), { ...FORM, ...form });
  return read.ok ? read.value : read.faults.map(({ field, code }) => [field, code]);
};

/** Every kind of number that stands on an invoice as 'GSTIN or UIN' (CGST Rule 46), with how the invoice is treated. */
const KINDS = [
  ['a dealer', '27AAPFU0939F1ZV', 'REGULAR', '27', 'GSTIN', true],
  ['a dealer with a second registration in the state', '08AABCS1429B2ZT', 'REGULAR', '08', 'GSTIN', true],
  ['a dealer whose fourteenth character is not Z', '08AABCS1429B1A9', 'REGULAR', '08', 'GSTIN', true],
  ['a government department, by its TAN', '08JPRA01234E1Z5', 'GOVERNMENT', '08', 'GSTIN', true],
  ['who deducts tax at source, by the TAN', '08JPRD01234E1D8', 'TAX_DEDUCTOR', '08', 'GSTIN', true],
  ['who deducts tax at source, by the PAN', '08DELA12345F1D4', 'TAX_DEDUCTOR', '08', 'GSTIN', true],
  ['a portal that collects tax at source', '27AAICA3918J1CT', 'TAX_COLLECTOR', '27', 'GSTIN', true],
  ['a body of the United Nations', '2317UNO00001UND', 'UIN', '23', 'UIN', false],
  ['an embassy', '3317USA00002UNE', 'UIN', '33', 'UIN', false],
  ['another notified office', '0817UNO00123ON3', 'UIN', '08', 'UIN', false],
  ['a person from abroad with a short registration', '0817DEU00012NRV', 'NON_RESIDENT', '08', 'GSTIN', true],
  ['who sells online services from abroad', '9917SGP29001OST', 'ONLINE_SERVICES', '99', 'GSTIN', true],
] as const;

describe.each(KINDS)('the number of %s', (_who, number, kind, stateCode, label, isRegistered) => {
  test('is accepted, and the state is in its first two digits', () => {
    expect(registrationKindOf(number)).toBe(kind);
    expect(enter({ gstin: number })).toMatchObject({ gstin: number, state: { code: stateCode } });
  });

  test(`with another check digit is refused`, () => {
    const wrong = number.slice(0, -1) + (number.endsWith('0') ? '1' : '0');
    expect(enter({ gstin: wrong })).toEqual([['gstin', 'GSTIN_INVALID']]);
  });

  test(`is named ${label} and ${isRegistered ? 'makes the invoice an e-invoice' : 'needs no e-invoice'}`, () => {
    expect(registrationLabel(number)).toBe(label);
    const recipient = { ...INVOICE.recipient, gstin: number };
    expect(needsRegistration({ ...INVOICE, recipient })).toBe(isRegistered);
  });
});

test.each([
  ['a PAN', 'AAPFU0939F'],
  ['a TAN', 'JPRD01234E'],
  ['fourteen characters', '27AAPFU0939F1Z'],
  ['sixteen characters', '27AAPFU0939F1ZVX'],
  ['a state that there is none', '28AAPFU0939F1ZT'],
  ['a VAT number of the European Union', 'DE136695976'],
])('%s is no GSTIN or UIN', (_what, gstin) => {
  expect(enter({ gstin })).toEqual([['gstin', 'GSTIN_INVALID']]);
});

describe('a company abroad', () => {
  test('has the country and a number of any form, and is in no state of India', () => {
    expect(enter({ country: 'Germany', companyNumber: 'HRB 12345 B' })).toMatchObject({
      gstin: null,
      country: 'Germany',
      companyNumber: 'HRB 12345 B',
      state: { code: '96', name: 'Other country' },
    });
  });

  test.each([
    ['a country without a number', { country: 'Germany' }, 'companyNumber', 'TEXT_MISSING'],
    ['a number without a country', { companyNumber: 'HRB 1' }, 'country', 'TEXT_MISSING'],
    ['India', { country: 'India', companyNumber: 'U12345' }, 'country', 'COMPANY_IN_INDIA'],
    [
      'a state of India',
      { country: 'Peru', companyNumber: '1', stateCode: '08' },
      'stateCode',
      'BILLING_STATE_DIFFERS',
    ],
    [
      'a GSTIN, too',
      { country: 'Peru', companyNumber: '1', gstin: '27AAPFU0939F1ZV' },
      'companyNumber',
      'TWO_REGISTRATIONS',
    ],
    [
      'an address of the web',
      { country: 'Peru', companyNumber: 'https://example.com' },
      'companyNumber',
      'NAME_HAS_ADDRESS',
    ],
  ])('%s is a fault of its field', (_what, form, field, code) => {
    expect(enter(form)).toEqual([[field, code]]);
  });

  test('gets an invoice that is not registered', () => {
    const recipient = { ...INVOICE.recipient, gstin: null, country: 'Germany', companyNumber: 'HRB 12345 B' };
    expect(needsRegistration({ ...INVOICE, recipient })).toBe(false);
  });
});

describe('the PIN code', () => {
  test.each([
    ['Mumbai', '400021', '27AAPFU0939F1ZV', true],
    ['Jaipur, with a GSTIN of Maharashtra', '302001', '27AAPFU0939F1ZV', false],
    ['Udaipur', '313001', '08AABCS1429B2ZT', true],
    ['Goa, with a GSTIN of Rajasthan', '403001', '08AABCS1429B2ZT', false],
    ['Chandigarh', '160017', '0417USA00001UN', true],
    ['an army post office', '936001', '08AABCS1429B2ZT', true],
  ])('of %s', (_where, pinCode, gstin, isAccepted) => {
    const form = gstin.length === 15 ? { gstin, pinCode } : { stateCode: gstin.slice(0, 2), pinCode };
    const wrong = [['pinCode', 'PIN_CODE_OF_OTHER_STATE']];
    if (isAccepted) expect(enter(form)).toMatchObject({ pinCode });
    else expect(enter(form)).toEqual(wrong);
  });

  test.each(KINDS)('is asked of %s only if the portal needs it', (_who, gstin, kind) => {
    const isNeeded = kind !== 'UIN' && kind !== 'ONLINE_SERVICES';
    const missing = [['pinCode', 'PIN_CODE_MISSING']];
    if (isNeeded) expect(enter({ gstin }, true)).toEqual(missing);
    else expect(enter({ gstin }, true)).toMatchObject({ gstin });
  });

  test('of who sells online services from abroad is the one that the portal takes for addresses abroad', () => {
    const recipient = {
      name: 'Streams Pte Ltd',
      address: ['1 Marina Boulevard', 'Singapore'],
      gstin: '9917SGP29001OST',
      state: { code: '99', name: 'Centre jurisdiction' },
    };
    expect(portalDocumentOf({ ...INVOICE, recipient })).toMatchObject({
      document: { BuyerDtls: { Gstin: '9917SGP29001OST', Pin: 999_999, Stcd: '99' } },
    });
  });
});
