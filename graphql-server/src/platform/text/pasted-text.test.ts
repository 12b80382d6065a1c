import { processorMilliseconds } from '../../../tests/testkit/processor-time';
import { emailAddress } from './text-rules';
import {
  seenCode,
  seenDigits,
  seenEmail,
  seenLine,
  seenLines,
  seenPhone,
  seenRegistration,
} from './pasted-text';
import { fault } from './input-faults';

test.each([
  ['a contact of a phone', '\u202A+91 98765 43210\u202C', '+91 98765 43210'],
  ['a web page', '+91\u00A098765\u00A043210', '+91 98765 43210'],
  ['a PDF', '+91\u201398765\u201143210', '+91-98765-43210'],
  ['a letterhead', 'Phone: (+91) 98765 43210', '+91 98765 43210'],
  ['a link', 'tel:+919876543210', '+919876543210'],
  ['a messenger', '☎️ 9876543210', '9876543210'],
  ['a trunk code', '(0294) 255 5142', '(0294) 255 5142'],
  ['a German letterhead', 'Tel. 0294/2555142', '0294 2555142'],
  ['a Japanese keyboard', '＋９１　９８７６５　４３２１０', '+91 98765 43210'],
  ['a Hindi keyboard', '९८७६५ ४३२१०', '98765 43210'],
  ['an Arabic keyboard', '٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['the end of a sentence', '+91 98765 43210.', '+91 98765 43210'],
  ['a soft hyphen', '98765\u00AD43210', '9876543210'],
  ['words', '+91 CALL ME NOW', '+91 CALL ME NOW'],
])('a phone number of %s', (_from, pasted, seen) => {
  expect(seenPhone(pasted)).toBe(seen);
});

test.each([
  ['a link', 'mailto:asha@rao.example?subject=Stay', 'asha@rao.example'],
  ['a mail program', 'Asha Rao <asha@rao.example>', 'asha@rao.example'],
  ['a mail program, quoted', '"Rao, Asha" <asha@rao.example>;', 'asha@rao.example'],
  ['the end of a sentence', 'asha@rao.example.', 'asha@rao.example'],
  ['a card', 'E-mail: asha@rao.example', 'asha@rao.example'],
  ['a messenger', '\u2068asha@rao.example\u2069', 'asha@rao.example'],
  ['a web page', 'asha\u200B@rao.example\u00A0', 'asha@rao.example'],
  ['a Chinese keyboard', 'asha＠rao。example', 'asha@rao.example'],
  ['a browser', 'asha@xn--bcher-kva.example', 'asha@bücher.example'],
  ['a guest', 'Asha.Rao+stay@Rao.example', 'Asha.Rao+stay@Rao.example'],
])('an e-mail address of %s', (_from, pasted, seen) => {
  expect(seenEmail(pasted)).toBe(seen);
});

const rule = emailAddress({ missing: fault('EMAIL_INVALID'), wrong: fault('EMAIL_INVALID') });

test.each([
  'müller@bücher.example',
  'आशा@उदाहरण.भारत',
  '用户@例子.公司',
  'asha@rao.example',
  "o'brien@hotel.ie",
])('%s is an address', (address) => expect(rule.parse(address)).toBe(address));

test.each([
  'आशा@',
  '@उदाहरण.भारत',
  'आशा राव@उदाहरण.भारत',
  'asha@rao',
  '🦚@rao.example',
  'a@b.example,c@d.example',
])('%s is no address', (address) => expect(rule.safeParse(address).success).toBe(false));

test.each([
  ['a certificate', '27 AAPFU 0939 F1ZV', '27AAPFU0939F1ZV'],
  ['an invoice', 'GSTIN: 27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ['an invoice with UIN', 'GSTIN/UIN : 27aapfu0939f1zv', '27AAPFU0939F1ZV'],
  ['a PDF', '27AAPFU\u20110939F1ZV\u200B', '27AAPFU0939F1ZV'],
  ['a wide keyboard', '２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ', '27AAPFU0939F1ZV'],
  ['a PAN card', 'PAN No. AAPFU0939F', 'AAPFU0939F'],
])('a registration of %s', (_from, pasted, seen) => {
  expect(seenRegistration(pasted)).toBe(seen);
});

test.each([
  ['400 021', '400021'],
  ['400\u2013021', '400021'],
  ['PIN: 400021', '400021'],
  ['४०००२१', '400021'],
])('the PIN code %s', (pasted, seen) => expect(seenDigits(pasted)).toBe(seen));

test('lines of an address come as they are seen, whatever ends them', () => {
  expect(seenLines('Nariman Bhavan\u2028Nariman\u00A0Point\r\nMumbai\v400021\u200B')).toBe(
    'Nariman Bhavan\nNariman Point\nMumbai\n400021',
  );
});

test('a name keeps the joiners that its script needs, and loses what nobody sees', () => {
  expect(seenLine('\uFEFFश्री\u200Dमती\u00A0Rao\u200E\t')).toBe('श्री\u200Dमती Rao');
});

test('a code', () => expect(seenCode(' stay\u20113\u200B')).toBe('STAY-3'));

test('what is far too long costs no more than a line', () => {
  const long = ' .'.repeat(500_000);
  const taken = processorMilliseconds(() => {
    for (const see of [seenPhone, seenEmail, seenRegistration, seenDigits]) expect(see(long)).toBe(long);
  });
  expect(taken).toBeLessThan(500);
});
