import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DocumentContent } from '../../../src/invoices/documents/document-content';
import { renderDocument } from '../../../src/invoices/documents/pdf/render-document';
import { actualTexts, HAS_POPPLER, PDF_READERS, POPPLER, readPdf } from '../../testkit/pdf-text';
import { CREDIT_NOTE, INVOICE, LONG_INVOICE, RECEIPT_VOUCHER, REFUND_VOUCHER } from './sample-documents';

const SERVER = path.join(__dirname, '../../..');
const ALL = [INVOICE, RECEIPT_VOUCHER, REFUND_VOUCHER, CREDIT_NOTE, LONG_INVOICE];

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The hashes of documents that are drawn by another process, in another time zone and language. */
function hashesElsewhere(contents: readonly DocumentContent[]): unknown {
  const script = `
    const { renderDocument } = require('./src/invoices/documents/pdf/render-document');
    const { createHash } = require('node:crypto');
    const contents = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
    Promise.all(contents.map((content) => renderDocument(content))).then((files) =>
      console.log(JSON.stringify(files.map((bytes) => createHash('sha256').update(bytes).digest('hex')))));`;
  const output = execFileSync(process.execPath, ['--require', './local/typescript-cache.cjs', '-e', script], {
    cwd: SERVER,
    input: JSON.stringify(contents),
    env: { ...process.env, TZ: 'America/New_York', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

test('the same content has the same bytes whenever and wherever it is drawn', async () => {
  const once = await Promise.all(ALL.map((content) => renderDocument(content)));
  const again = await Promise.all(ALL.map((content) => renderDocument(structuredClone(content))));
  expect(again.map(hashOf)).toEqual(once.map(hashOf));
  expect(hashesElsewhere(ALL)).toEqual(once.map(hashOf));
});

test('another number changes the bytes', async () => {
  const [one, other] = await Promise.all([
    renderDocument(INVOICE),
    renderDocument({ ...INVOICE, number: 'SC/2627/000043' }),
  ]);
  expect(hashOf(one)).not.toBe(hashOf(other));
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

test('a font of another script is in the file only when it is used, and only with the used letters', async () => {
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

describe.each(PDF_READERS)('read by $name', ({ pagesOf }) => {
  test('60 lines take several pages, numbered, each with the titles of the columns', async () => {
    const pages = await pagesOf(await renderDocument(LONG_INVOICE));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/Description SAC Qty|GST by rate/);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const text = pages.join(' ');
    for (let room = 1; room <= 60; room += 1)
      expect(text).toContain(room % 7 === 4 ? `कमरा ${room},` : `Room ${room},`);
    expect(text).toContain('Total ₹70,80,000.00');
    expect(text).toContain('15 × Courtyard Room, 24 Nov 2026 to 26 Nov 2026, 2 nights, 2 guests');
  });

  test('letters that no font has are read back, however they are drawn', async () => {
    const name = 'ᚠᚢᚦ and 😀';
    const recipient = { ...INVOICE.recipient, name };
    const bytes = await renderDocument({ ...INVOICE, recipient });
    expect([...(await pagesOf(bytes)), ...actualTexts(bytes)].join(' ')).toContain(name);
  });
});

test.each(NAMES)('a name in %s is in the file as it was written', async (_script, name) => {
  const recipient = { ...INVOICE.recipient, name, address: [`12 ${name}`, 'Mumbai 400021'] };
  const missing: string[][] = [];
  const bytes = await renderDocument({ ...INVOICE, recipient }, (letters) => missing.push(letters));
  const texts = [...actualTexts(bytes), ...(await readPdf(bytes)).pages];
  // pdf.js reads dots of Arabic letters, which are drawn separately, as control characters.
  expect(texts.join(' ').replaceAll(/[\s\p{Cc}]+/gu, '')).toContain(name.replaceAll(' ', ''));
  expect(missing).toEqual([]);
  expect(hashOf(await renderDocument({ ...INVOICE, recipient }))).toBe(hashOf(bytes));
});

test('Hindi names are in the file as they were written, also within a line', async () => {
  const texts = actualTexts(await renderDocument(LONG_INVOICE)).join(' ');
  expect(texts).toContain('श्री क्षितिज शर्मा एवं परिवार');
  expect(texts).toContain('झील के सामने वाला कमरा');
});

test('no text covers another, however long the names and addresses are', async () => {
  const long = 'The Grand Old Lakeside Palace and Gardens of the Maharana Hospitality Private Limited';
  const address = [long, '12 Lake Palace Road, behind the old clock tower, Brahmpuri, Udaipur 313001'];
  const supplier = { ...INVOICE.supplier, name: long, legalName: long, address };
  const recipient = { ...INVOICE.recipient, name: long, address };
  for (const content of ALL) {
    const { covered } = await readPdf(await renderDocument({ ...content, supplier, recipient }));
    expect([content.number, covered]).toEqual([content.number, []]);
  }
});

test('screen readers get the title, the language and the tables', async () => {
  const { title, language, isTagged, size, roles } = await readPdf(await renderDocument(INVOICE));
  expect({ title, language, isTagged }).toEqual({
    title: 'Tax invoice SC/2627/000042',
    language: 'en-IN',
    isTagged: true,
  });
  expect(size).toEqual([0, 0, 595.28, 841.89]);
  expect(roles.join(' ')).toMatch(/H1 .*Table TR TH .*TR TD/);
});

test('the QR code of a registered document is a figure for screen readers', async () => {
  expect((await readPdf(await renderDocument(CREDIT_NOTE))).roles).toContain('Figure');
});

const describeRead = HAS_POPPLER ? describe : describe.skip;

describeRead('copied out of the file, which pdf.js cannot do in every script', () => {
  test.each(NAMES)('a name in %s is read back by Poppler as it was written', async (_script, name) => {
    const recipient = { ...INVOICE.recipient, name, address: [`12 ${name}`, 'Mumbai 400021'] };
    const bytes = await renderDocument({ ...INVOICE, recipient });
    expect((await POPPLER.pagesOf(bytes)).join(' ')).toContain(name);
  });

  test('Hindi names within a line are read back as well', async () => {
    const text = (await POPPLER.pagesOf(await renderDocument(LONG_INVOICE))).join(' ');
    expect(text).toContain('श्री क्षितिज शर्मा एवं परिवार');
    expect(text).toContain('झील के सामने वाला कमरा');
  });
});
