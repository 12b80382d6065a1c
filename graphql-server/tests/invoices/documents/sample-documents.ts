import { DocumentKind, type DocumentContent } from '../../../src/invoices/documents/document-content';

const RAJASTHAN = { name: 'Rajasthan', code: '08' };

/** An invoice for a business guest: a room of two nights, breakfast, and a voucher that is set off. */
export const INVOICE: DocumentContent = {
  kind: DocumentKind.INVOICE,
  number: 'SC/2627/000042',
  date: '2026-11-26',
  supplier: {
    name: 'Saffron Court',
    legalName: 'Saffron Court Hospitality Private Limited',
    signatory: 'A. Rao, Director',
    address: ['14 Lake Palace Road', 'Udaipur 313001', 'Rajasthan, India'],
    state: RAJASTHAN,
    gstin: '08AAACS1234F1ZS',
    phone: '+91 294 555 0142',
    email: 'stay@saffroncourt.example',
  },
  recipient: {
    name: 'Marigold Textiles Private Limited',
    address: ['2nd floor, Nariman Bhavan', 'Nariman Point, Mumbai 400021'],
    state: { name: 'Maharashtra', code: '27' },
    gstin: '27AAPFU0939F1ZV',
  },
  placeOfSupply: RAJASTHAN,
  bookingReference: 'SC-7KQ2M9WX',
  stays: [{ roomTitle: 'Lake Suite', checkin: '2026-11-24', checkout: '2026-11-26', guests: 2 }],
  refersTo: [],
  lines: [
    {
      description: 'Lake Suite, 24 Nov 2026 to 26 Nov 2026, 2 nights',
      sac: '996311',
      quantity: 2,
      discountPaise: 2_000_000,
      taxPercent: 18,
      valuePaise: 10_000_000,
      cgstPaise: 900_000,
      sgstPaise: 900_000,
    },
    {
      description: 'Breakfast on the terrace',
      sac: '996332',
      quantity: 4,
      discountPaise: 0,
      taxPercent: 5,
      valuePaise: 240_000,
      cgstPaise: 6000,
      sgstPaise: 6000,
    },
  ],
  totals: [
    { taxPercent: 5, valuePaise: 240_000, cgstPaise: 6000, sgstPaise: 6000 },
    { taxPercent: 18, valuePaise: 10_000_000, cgstPaise: 900_000, sgstPaise: 900_000 },
  ],
  roundOffPaise: -40,
  totalPaise: 12_051_960,
  advances: [
    {
      kind: DocumentKind.RECEIPT_VOUCHER,
      number: 'SC/R2627/000017',
      date: '2026-10-02',
      amountPaise: 500_000,
    },
  ],
  payment: null,
  reason: null,
  registration: null,
};

/** An invoice of more than ₹50,000 for a guest who has no GSTIN. */
export const INVOICE_TO_GUEST: DocumentContent = {
  ...INVOICE,
  number: 'SC/2627/000043',
  recipient: {
    name: 'Asha Rao',
    address: ['7 Residency Road', 'Bengaluru 560025'],
    state: { name: 'Karnataka', code: '29' },
    gstin: null,
  },
};

/** A part payment of ₹5,000 for a room at 18 % and breakfasts at 5 %. */
export const RECEIPT_VOUCHER: DocumentContent = {
  ...INVOICE,
  kind: DocumentKind.RECEIPT_VOUCHER,
  number: 'SC/R2627/000017',
  date: '2026-10-02',
  paymentTerms: 'At booking you pay 30% of the price, and the rest at the hotel.',
  lines: [
    {
      description: 'Advance for Breakfast, booking SC-7KQ2M9WX',
      sac: '996332',
      quantity: null,
      discountPaise: 0,
      taxPercent: 5,
      valuePaise: 9957,
      cgstPaise: 249,
      sgstPaise: 249,
    },
    {
      description: 'Advance for accommodation, booking SC-7KQ2M9WX',
      sac: '996311',
      quantity: null,
      discountPaise: 0,
      taxPercent: 18,
      valuePaise: 414_869,
      cgstPaise: 37_338,
      sgstPaise: 37_338,
    },
  ],
  totals: [
    { taxPercent: 5, valuePaise: 9957, cgstPaise: 249, sgstPaise: 249 },
    { taxPercent: 18, valuePaise: 414_869, cgstPaise: 37_338, sgstPaise: 37_338 },
  ],
  roundOffPaise: 0,
  totalPaise: 500_000,
  advances: [],
  payment: { method: 'UPI', reference: 'pay_QX7m2LkZ0aB1cD' },
};

/** The refund of the voucher's money. */
export const REFUND_VOUCHER: DocumentContent = {
  ...RECEIPT_VOUCHER,
  kind: DocumentKind.REFUND_VOUCHER,
  number: 'SC/F2627/000003',
  date: '2026-10-09',
  refersTo: [{ kind: DocumentKind.RECEIPT_VOUCHER, number: 'SC/R2627/000017', date: '2026-10-02' }],
  lines: RECEIPT_VOUCHER.lines.map((line) => ({ ...line, description: `${line.description}, given back` })),
  payment: { method: 'UPI', reference: 'rfnd_QY1n3MmA1bC2dE' },
  reason: 'The advance was refunded to the guest',
};

/** The portal's registration of an invoice. Its QR code is as long as a real signed code. */
const REGISTRATION = {
  irn: 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229',
  acknowledgementNumber: '112610000000042',
  acknowledgedAt: '26 November 2026, 11:05',
  signedQrCode: `eyJhbGciOiJSUzI1NiJ9.${'eyJkYXRhIjoie1wiU2VsbGVyR3N0aW5cIjpcIjA4'.repeat(16)}.${'Zx3-q_9'.repeat(48)}`,
};

/** A night of the invoice that is taken back. */
export const CREDIT_NOTE: DocumentContent = {
  ...INVOICE,
  kind: DocumentKind.CREDIT_NOTE,
  number: 'SC/C2627/000001',
  date: '2026-12-01',
  refersTo: [{ kind: DocumentKind.INVOICE, number: INVOICE.number, date: INVOICE.date }],
  lines: INVOICE.lines.slice(0, 1),
  totals: INVOICE.totals.slice(1),
  roundOffPaise: 0,
  totalPaise: 11_800_000,
  advances: [],
  reason: 'Charged by mistake',
  registration: REGISTRATION,
};

/** Hindi names, names without a space, 60 lines. */
export const LONG_INVOICE: DocumentContent = {
  ...INVOICE,
  recipient: {
    name: 'श्री क्षितिज शर्मा एवं परिवार',
    address: [
      `The Association of ${'Hand-Block Printing and Natural Dyeing Workshops of '.repeat(3)}Mewar`,
      'x'.repeat(120),
    ],
    state: RAJASTHAN,
    gstin: null,
  },
  stays: Array.from({ length: 30 }, (_stay, index) => ({
    roomTitle: index % 2 === 0 ? 'Courtyard Room' : 'Lake Suite with a balcony above the ghat',
    checkin: '2026-11-24',
    checkout: '2026-11-26',
    guests: 2,
  })),
  lines: Array.from({ length: 60 }, (_line, index) => ({
    description:
      index % 7 === 3
        ? `झील के सामने वाला कमरा ${index + 1}, for the family of the bride, with a late departure`
        : `Room ${index + 1}, 24 Nov 2026 to 26 Nov 2026, 2 nights`,
    sac: '996311',
    quantity: 2,
    discountPaise: 0,
    taxPercent: 18,
    valuePaise: 10_000_000,
    cgstPaise: 900_000,
    sgstPaise: 900_000,
  })),
  totals: [{ taxPercent: 18, valuePaise: 600_000_000, cgstPaise: 54_000_000, sgstPaise: 54_000_000 }],
  roundOffPaise: 0,
  totalPaise: 708_000_000,
  advances: [],
};
