import type { DocumentContent } from '../../../src/invoices/documents/document-content';
import { renderDocument } from '../../../src/invoices/documents/pdf/render-document';
import { PDF_READERS } from '../../testkit/pdf-text';
import { CREDIT_NOTE, INVOICE, INVOICE_TO_GUEST, RECEIPT_VOUCHER, REFUND_VOUCHER } from './sample-documents';

type Field = [clause: string, what: string, text: string];

/** What each kind of document names of its supplier, in every rule under (a) or (b). */
const SUPPLIER: Field[] = [
  ['a', 'the supplier’s legal name', 'Saffron Court Hospitality Private Limited'],
  ['a', 'the supplier’s address', '14 Lake Palace Road'],
  ['a', 'the supplier’s town and PIN code', 'Udaipur 313001'],
  ['a', 'the supplier’s state', 'Rajasthan, India'],
  ['a', 'the supplier’s GSTIN', 'GSTIN 08AAACS1234F1ZS'],
];

/** What a document names of a registered recipient. */
const BUSINESS: Field[] = [
  ['d', 'the recipient’s name', 'Marigold Textiles Private Limited'],
  ['d', 'the recipient’s address', '2nd floor, Nariman Bhavan'],
  ['d', 'the recipient’s town and PIN code', 'Nariman Point, Mumbai 400021'],
  ['d', 'the recipient’s state and its code', 'Maharashtra (27)'],
  ['d', 'the recipient’s GSTIN', 'GSTIN 27AAPFU0939F1ZV'],
];

const TABLE_OF_VOUCHER: Field = [
  'h',
  'the titles of the columns',
  'SAC Value (₹) CGST (₹) SGST (₹) Total (₹)',
];

interface Kind {
  rule: string;
  content: DocumentContent;
  fields: Field[];
}

/** The CGST Rules, 2017, as amended (https://taxinformation.cbic.gov.in, Central Goods and Services Tax Rules, chapter VI). */
const KINDS: Kind[] = [
  {
    rule: 'an invoice to a business (Rule 46)',
    content: INVOICE,
    fields: [
      ...SUPPLIER,
      ['b', 'its number', 'No. SC/2627/000042'],
      ['c', 'its date', '26 November 2026'],
      ...BUSINESS,
      ['g', 'the SAC of a room', '996311'],
      ['g', 'the SAC of meals', '996332'],
      ['h', 'what was supplied', 'Breakfast on the terrace'],
      ['h', 'the stay', 'Lake Suite, 24 Nov 2026 to 26 Nov 2026, 2 nights, 2 guests'],
      [
        'i',
        'the titles of the columns',
        'Description SAC Qty Discount (₹) Value (₹) CGST (₹) SGST (₹) Total (₹)',
      ],
      ['j', 'the total value', 'All 1,02,400.00 9,060.00 9,060.00 1,20,520.00'],
      [
        'k',
        'nights, discount, value and tax of a line',
        '996311 2 20,000.00 1,00,000.00 9,000.00 9,000.00 1,18,000.00',
      ],
      ['l', 'the rates', '5 % (CGST 2.5 % + SGST 2.5 %)'],
      ['m', 'the tax at each rate', '18 % (CGST 9 % + SGST 9 %) 1,00,000.00 9,000.00 9,000.00 1,18,000.00'],
      ['n', 'the place of supply', 'Place of supply Rajasthan (08)'],
      ['p', 'whether the recipient pays the tax', 'Reverse charge No'],
      ['q', 'why it bears no signature', 'issued electronically. It needs no signature.'],
      ['–', 'its title', 'Tax invoice'],
      ['–', 'the hotel’s name', 'Saffron Court'],
      ['–', 'the booking', 'SC-7KQ2M9WX'],
      ['–', 'what is rounded off', 'Round off -₹0.40'],
      ['–', 'the total', 'Total ₹1,20,519.60'],
      ['–', 'an advance', 'Less receipt voucher SC/R2627/000017 of 2 October 2026 -₹5,000.00'],
      ['–', 'what is left to pay', 'Payable after advances ₹1,15,519.60'],
      ['–', 'in words', 'Rupees One Lakh Twenty Thousand Five Hundred Nineteen and Sixty Paise Only'],
      ['–', 'the number of its pages', 'Page 1 of 1'],
    ],
  },
  {
    rule: 'an invoice of ₹50,000 or more to a guest (Rule 46)',
    content: INVOICE_TO_GUEST,
    fields: [
      ['e', 'the guest’s name', 'Asha Rao'],
      ['e', 'the guest’s address', '7 Residency Road'],
      ['e', 'the guest’s town and PIN code', 'Bengaluru 560025'],
      ['e', 'the guest’s state and its code', 'Karnataka (29)'],
    ],
  },
  {
    rule: 'a receipt voucher (Rule 50)',
    content: RECEIPT_VOUCHER,
    fields: [
      ...SUPPLIER,
      ['b', 'its number', 'No. SC/R2627/000017'],
      ['c', 'its date', '2 October 2026'],
      ...BUSINESS,
      ['e', 'that a room is paid for', 'Advance for accommodation'],
      ['e', 'that an extra is paid for', 'Advance for Breakfast'],
      ['f', 'the advance', 'Received ₹5,000.00'],
      ['–', 'what was agreed about payment', 'Payment terms At booking you pay 30% of the price'],
      ['g', 'the rates', '5 % (CGST 2.5 % + SGST 2.5 %)'],
      TABLE_OF_VOUCHER,
      ['h', 'the SAC of the room, and the tax', '996311 4,148.69 373.38 373.38 4,895.45'],
      ['h', 'the SAC of the extra, and the tax', '996332 99.57 2.49 2.49 104.55'],
      ['i', 'the place of supply', 'Place of supply Rajasthan (08)'],
      ['j', 'whether the recipient pays the tax', 'Reverse charge No'],
      ['k', 'for whom it is signed', 'For Saffron Court Hospitality Private Limited'],
      ['k', 'who signs', 'A. Rao, Director Authorised signatory'],
      ['–', 'its title', 'Receipt voucher'],
      ['–', 'how it was paid', 'Payment UPI'],
      ['–', 'the id of the payment', 'Payment reference pay_QX7m2LkZ0aB1cD'],
      ['–', 'in words', 'Rupees Five Thousand Only'],
    ],
  },
  {
    rule: 'a refund voucher (Rule 51)',
    content: REFUND_VOUCHER,
    fields: [
      ...SUPPLIER,
      ['b', 'its number', 'No. SC/F2627/000003'],
      ['c', 'its date', '9 October 2026'],
      ...BUSINESS,
      ['e', 'the receipt voucher and its date', 'For receipt voucher SC/R2627/000017 of 2 October 2026'],
      ['f', 'what was paid for', 'Advance for Breakfast'],
      ['g', 'the refund', 'Refunded ₹5,000.00'],
      ['h', 'the rates', '18 % (CGST 9 % + SGST 9 %)'],
      TABLE_OF_VOUCHER,
      ['i', 'the SAC and the tax', '996311 4,148.69 373.38 373.38 4,895.45'],
      ['j', 'whether the recipient pays the tax', 'Reverse charge No'],
      ['k', 'for whom it is signed', 'For Saffron Court Hospitality Private Limited'],
      ['k', 'who signs', 'A. Rao, Director Authorised signatory'],
      ['–', 'its title', 'Refund voucher'],
      ['–', 'how it went back', 'Payment reference rfnd_QY1n3MmA1bC2dE'],
      ['–', 'why', 'Reason The advance was refunded to the guest'],
    ],
  },
  {
    rule: 'a credit note (Rule 53(1A))',
    content: CREDIT_NOTE,
    fields: [
      ...SUPPLIER,
      ['b', 'what it is', 'Credit note'],
      ['c', 'its number', 'No. SC/C2627/000001'],
      ['d', 'its date', '1 December 2026'],
      ...BUSINESS,
      ['g', 'the invoice and its date', 'For tax invoice SC/2627/000042 of 26 November 2026'],
      ['h', 'the rates', '18 % (CGST 9 % + SGST 9 %)'],
      ['h', 'value and tax', '996311 2 20,000.00 1,00,000.00 9,000.00 9,000.00 1,18,000.00'],
      ['h', 'what is credited', 'Credited ₹1,18,000.00'],
      ['i', 'for whom it is signed', 'For Saffron Court Hospitality Private Limited'],
      ['i', 'who signs', 'A. Rao, Director Authorised signatory'],
      ['–', 'why', 'Reason Charged by mistake'],
      ['–', 'its IRN', 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229'],
      ['–', 'its acknowledgement', 'Acknowledgement number 112610000000042'],
    ],
  },
];

describe.each(PDF_READERS)('read by $name', ({ pagesOf }) => {
  describe.each(KINDS)('$rule has', ({ content, fields }) => {
    let text: string;
    beforeAll(async () => {
      text = (await pagesOf(await renderDocument(content))).join(' ');
    });

    test.each(fields)('(%s) %s', (_clause, _what, wanted) => {
      expect(text).toContain(wanted);
    });
  });

  test.each([
    ['an embassy with its UIN', { gstin: '3317USA00002UNE' }, 'UIN 3317USA00002UNE'],
    [
      'a company abroad with its number',
      { gstin: null, country: 'Germany', companyNumber: 'HRB 12345 B' },
      'Company number HRB 12345 B, Germany',
    ],
  ])('an invoice names %s', async (_who, registered, wanted) => {
    const recipient = { ...INVOICE.recipient, ...registered };
    expect((await pagesOf(await renderDocument({ ...INVOICE, recipient }))).join(' ')).toContain(wanted);
  });

  test('vouchers have no quantities and no discount, and an invoice has no signature', async () => {
    const [voucher, invoice] = await Promise.all(
      [RECEIPT_VOUCHER, INVOICE].map(async (content) =>
        (await pagesOf(await renderDocument(content))).join(' '),
      ),
    );
    expect(voucher).not.toMatch(/Qty|Discount|needs no signature/);
    expect(invoice).not.toContain('Authorised signatory');
  });
});
