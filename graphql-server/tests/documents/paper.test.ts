import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DocumentContent } from '../../src/documents/document-content';
import { renderDocument } from '../../src/documents/paper/render-document';
import { HAS_POPPLER, pdfFacts, pdfPages, pdfStructure, pdfText } from '../testkit/pdf-text';
import { CREDIT_NOTE, INVOICE, LONG_INVOICE, RECEIPT_VOUCHER, REFUND_VOUCHER } from './sample-documents';

const SERVER = path.join(__dirname, '../..');
const ALL = [INVOICE, RECEIPT_VOUCHER, REFUND_VOUCHER, CREDIT_NOTE, LONG_INVOICE];

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The hashes of documents that are drawn by a process of its own, in another time zone and language. */
function hashesElsewhere(contents: readonly DocumentContent[]): unknown {
  const script = `
    const { renderDocument } = require('./src/documents/paper/render-document');
    const { createHash } = require('node:crypto');
    const contents = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
    Promise.all(contents.map((content) => renderDocument(content))).then((files) =>
      console.log(JSON.stringify(files.map((bytes) => createHash('sha256').update(bytes).digest('hex')))));`;
  const output = execFileSync(process.execPath, ['-r', '@swc-node/register', '-e', script], {
    cwd: SERVER,
    input: JSON.stringify(contents),
    env: { ...process.env, TZ: 'America/New_York', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** The text without how far its words are apart. */
const wordsOf = async (content: DocumentContent) =>
  pdfText(await renderDocument(content)).replaceAll(/\s+/g, ' ');

test('the same content has the same bytes whenever and wherever it is drawn', async () => {
  const once = await Promise.all(ALL.map((content) => renderDocument(content)));
  const again = await Promise.all(ALL.map((content) => renderDocument(structuredClone(content))));
  expect(again.map(hashOf)).toEqual(once.map(hashOf));
  expect(hashesElsewhere(ALL)).toEqual(once.map(hashOf));
});

test('another number has other bytes', async () => {
  const [one, other] = await Promise.all([
    renderDocument(INVOICE),
    renderDocument({ ...INVOICE, number: 'SC/2627/000043' }),
  ]);
  expect(hashOf(one)).not.toBe(hashOf(other));
});

/** What an invoice must have (CGST Rule 46), as it is read. */
const OF_AN_INVOICE: [what: string, text: string][] = [
  ['the title', 'Tax invoice'],
  ['the number', 'No. SC/2627/000042'],
  ['the date', '26 November 2026'],
  ['the hotel', 'Saffron Court'],
  ['its legal name', 'Saffron Court Hospitality Private Limited'],
  ['its address', '14 Lake Palace Road'],
  ['its GSTIN', 'GSTIN 08AAACS1234F1ZS'],
  ['the business', 'Marigold Textiles Private Limited'],
  ['the address of the business', 'Nariman Point, Mumbai 400021'],
  ['the state of the business', 'Maharashtra (27)'],
  ['the GSTIN of the business', 'GSTIN 27AAPFU0939F1ZV'],
  ['the booking', 'SC-7KQ2M9WX'],
  ['the stay', 'Lake Suite, 24 Nov 2026 to 26 Nov 2026, 2 nights, 2 guests'],
  ['the place of supply', 'Place of supply Rajasthan (08)'],
  ['the reverse charge', 'Reverse charge No'],
  ['the columns', 'Description SAC Qty Discount (₹) Value (₹) CGST (₹) SGST (₹) Total (₹)'],
  ['the amounts of a line', '996311 2 20,000.00 1,00,000.00 9,000.00 9,000.00 1,18,000.00'],
  ['the rates', '5 % (CGST 2.5 % + SGST 2.5 %) 2,400.00 60.00 60.00 2,520.00'],
  ['the sums', 'All 1,02,400.00 9,060.00 9,060.00 1,20,520.00'],
  ['what is rounded off', 'Round off -₹0.40'],
  ['the total', 'Total ₹1,20,519.60'],
  ['the advance', 'Less receipt voucher SC/R2627/000017 of 2 October 2026 -₹5,000.00'],
  ['what is left', 'Payable after advances ₹1,15,519.60'],
  ['the total in words', 'Rupees One Lakh Twenty Thousand Five Hundred Nineteen and Sixty Paise Only'],
  ['the footer', 'This is a computer-generated document, issued electronically. It needs no signature.'],
  ['the number of pages', 'Page 1 of 1'],
];

test('an invoice has every required field, read by pdf.js', async () => {
  const [page = ''] = pdfPages(await renderDocument(INVOICE));
  // It reads the rate below each half of the tax in between.
  const others = OF_AN_INVOICE.filter(([what]) => what !== 'the amounts of a line');
  const missing = others.filter(([, text]) => !page.includes(text.replaceAll(' ', '')));
  expect(missing).toEqual([]);
  expect(page).toContain('996311220,000.001,00,000.009,000.009%9,000.009%1,18,000.00');
});

test('60 lines are on several pages, numbered, with Hindi names, read by pdf.js', async () => {
  const pages = pdfPages(await renderDocument(LONG_INVOICE));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page${index + 1}of${pages.length}`);
  const text = pages.join('');
  for (let room = 1; room <= 60; room += 1)
    expect(text).toContain(room % 7 === 4 ? `कमरा${room},` : `Room${room},`);
});

const NAMES: [script: string, name: string][] = [
  ['Latin, Greek and Cyrillic', 'Łukasz Żółć, Ωμέγα, Жанна, Nguyễn'],
  ['Devanagari', 'श्री क्षितिज शर्मा'],
  ['Bengali', 'অরুণিমা চট্টোপাধ্যায়'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'પ્રકાશ પટેલ'],
  ['Odia', 'ସୁବ୍ରତ ପଟ୍ଟନାୟକ'],
  ['Tamil', 'கிருஷ்ணன் சுப்பிரமணியம்'],
  ['Telugu', 'వెంకటేశ్వర రావు'],
  ['Kannada', 'ಕೃಷ್ಣಪ್ಪ ಗೌಡ'],
  ['Malayalam', 'ശ്രീകുമാർ നമ്പൂതിരി'],
  ['Arabic', 'محمد بن خالد'],
  ['Urdu', 'گلزار احمد پاشا'],
  ['Chinese', '王小明 陳大文'],
  ['Japanese', '田中 さくら'],
  ['Korean', '김민준 서울'],
];

/** Poppler marks words that are read from the right. */
const DIRECTION_MARKS = /[\u202A-\u202E\u200E\u200F]/g;

test('a font of another script is in the file only when it is used, and only its letters', async () => {
  const fontsOf = (bytes: Buffer) =>
    [...bytes.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);
  const plain = await renderDocument(INVOICE);
  expect(fontsOf(plain).join(' ')).not.toMatch(/Chocolate|Tamil|Arabic/);
  const recipient = { ...INVOICE.recipient, name: '王小明 கிருஷ்ணன்' };
  const mixed = await renderDocument({ ...INVOICE, recipient });
  expect(fontsOf(mixed).join(' ')).toMatch(/Chocolate/);
  expect(fontsOf(mixed).join(' ')).toMatch(/Tamil/);
  expect(mixed.length - plain.length).toBeLessThan(30_000);
});

test('letters that no font has are named, so that they can be logged', async () => {
  const missing: string[][] = [];
  const recipient = { ...INVOICE.recipient, name: 'ᚠᚢᚠ Rao 😀' };
  await renderDocument({ ...INVOICE, recipient }, (letters) => missing.push(letters));
  expect(missing).toEqual([['ᚠ', 'ᚢ', '😀']]);
});

const describeRead = HAS_POPPLER ? describe : describe.skip;

describeRead('on paper (read by poppler-utils)', () => {
  test.each(OF_AN_INVOICE)('an invoice has %s', async (_, text) => {
    expect(await wordsOf(INVOICE)).toContain(text);
  });

  test('a receipt voucher has what was paid, and the tax within', async () => {
    const words = await wordsOf(RECEIPT_VOUCHER);
    for (const text of ['Receipt voucher', 'Asha Rao', 'Payment UPI', 'Payment reference pay_QX7m2LkZ0aB1cD'])
      expect(words).toContain(text);
    expect(words).toContain('996311 4,237.28 381.36 381.36 5,000.00');
    expect(words).toContain('Received ₹5,000.00');
    expect(words).not.toContain('Qty');
    expect(words).not.toContain('Discount');
  });

  test('a refund voucher names its receipt voucher, and why the money went back', async () => {
    const words = await wordsOf(REFUND_VOUCHER);
    expect(words).toContain('For receipt voucher SC/R2627/000017 of 2 October 2026');
    expect(words).toContain('Reason The advance went back to the guest');
    expect(words).toContain('Refunded ₹5,000.00');
  });

  test('a registered credit note names its invoice, its IRN and its acknowledgement', async () => {
    const words = await wordsOf(CREDIT_NOTE);
    expect(words).toContain('For tax invoice SC/2627/000042 of 26 November 2026');
    expect(words).toContain('Reason Charged by mistake');
    expect(words).toContain('a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229');
    expect(words).toContain('Acknowledgement number 112610000000042');
    expect(words).toContain('Credited ₹1,18,000.00');
    expect(pdfStructure(await renderDocument(CREDIT_NOTE))).toContain('Figure');
  });

  test('60 lines are on several pages, each with the titles of the columns', async () => {
    const pages = pdfText(await renderDocument(LONG_INVOICE))
      .split('\f')
      .slice(0, -1);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/Description +SAC +Qty|GST by rate/);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const words = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (let room = 1; room <= 60; room += 1)
      expect(words).toMatch(room % 7 === 4 ? `कमरा ${room},` : `Room ${room},`);
    expect(words).toContain('Total ₹70,80,000.00');
    expect(words).toContain('15 × Courtyard Room, 24 Nov 2026 to 26 Nov 2026, 2 nights, 2 guests');
  });

  test('Hindi names are read back as they were written', async () => {
    const words = await wordsOf(LONG_INVOICE);
    expect(words).toContain('श्री क्षितिज शर्मा एवं परिवार');
    expect(words).toContain('झील के सामने वाला कमरा');
  });

  test.each(NAMES)('a name in %s is read back as it was written', async (_script, name) => {
    const recipient = { ...INVOICE.recipient, name, address: [`12 ${name}`, 'Mumbai 400021'] };
    const missing: string[][] = [];
    const bytes = await renderDocument({ ...INVOICE, recipient }, (letters) => missing.push(letters));
    expect(pdfText(bytes).replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/g, ' ')).toContain(name);
    expect(missing).toEqual([]);
    expect(hashOf(await renderDocument({ ...INVOICE, recipient }))).toBe(hashOf(bytes));
  });

  test('letters that no font has are read back, whatever is drawn for them', async () => {
    const recipient = { ...INVOICE.recipient, name: 'ᚠᚢᚦ and 😀' };
    expect(await wordsOf({ ...INVOICE, recipient })).toContain(recipient.name);
  });

  test('screen readers are told the title, the language and the tables', async () => {
    const bytes = await renderDocument(INVOICE);
    const facts = pdfFacts(bytes);
    expect(facts).toMatch(/Title: +Tax invoice SC\/2627\/000042/);
    expect(facts).toMatch(/Tagged: +yes/);
    expect(facts).toMatch(/Page size: +595.28 x 841.89 pts \(A4\)/);
    const structure = pdfStructure(bytes);
    expect(structure).toMatch(/H1[^]*Table[^]*TR[^]*TH[^]*TD/);
    expect(bytes.toString('latin1')).toContain('/Lang (en-IN)');
  });
});
