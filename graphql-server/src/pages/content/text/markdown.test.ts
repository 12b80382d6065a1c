import { processorMilliseconds } from '../../../../tests/testkit/processor-time';
import { isSafeLink, linksIn, readMarkdown, type TextBlock } from './markdown';

const wordsOf = ({ lines }: TextBlock) => lines.map((line) => line.map(({ text }) => text).join(''));

test('a text has headings, paragraphs and lists', () => {
  const text = '## Your booking\nWe hold a room\nwhile you pay.\n\n- a bed\n- a window\n\n1. Pay\n2. Come';
  expect(readMarkdown(text).map((block) => [block.kind, wordsOf(block)])).toEqual([
    ['HEADING', ['Your booking']],
    ['PARAGRAPH', ['We hold a room while you pay.']],
    ['BULLETS', ['a bed', 'a window']],
    ['NUMBERS', ['Pay', 'Come']],
  ]);
});

test('words are strong, emphasised or links', () => {
  const [block] = readMarkdown('See **all** of *our* [terms](/terms).');
  expect(block?.lines).toEqual([
    [
      { text: 'See ', strong: false, emphasised: false, href: null },
      { text: 'all', strong: true, emphasised: false, href: null },
      { text: ' of ', strong: false, emphasised: false, href: null },
      { text: 'our', strong: false, emphasised: true, href: null },
      { text: ' ', strong: false, emphasised: false, href: null },
      { text: 'terms', strong: false, emphasised: false, href: '/terms' },
      { text: '.', strong: false, emphasised: false, href: null },
    ],
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![alt](javascript:alert(1)',
  '> quoted',
  '`code`',
  '3 * 4 * 5',
  '\\*stars\\*',
])('%s is text', (text) => {
  const [block] = readMarkdown(text);
  expect(block?.kind).toBe('PARAGRAPH');
  expect(block?.lines.flat()).toEqual([
    { text: text.replaceAll('\\', ''), strong: false, emphasised: false, href: null },
  ]);
});

test.each(['/terms', 'https://hotel.example/menu.pdf', 'mailto:desk@hotel.example', 'tel:+911412345678'])(
  'a link may lead to %s',
  (href) => expect(isSafeLink(href)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://hotel.example',
  '//evil.example',
  '/\\evil.example',
  'terms',
  '',
])('a link may not lead to %s', (href) => expect(isSafeLink(href)).toBe(false));

// A form accepts at most 20,000 characters.
test.each(['[', '](', '*', '**a', '> ', '- ', '#', '\\', '[a](b', '  - ', '<b>'])(
  'twenty thousand characters of %s are read fast, and nothing in them is nested',
  (piece) => {
    const text = piece.repeat(Math.floor(20_000 / piece.length));
    expect(processorMilliseconds(() => readMarkdown(text))).toBeLessThan(1_000);
    const blocks = readMarkdown(text);
    expect(JSON.stringify(blocks)).not.toBe('');
    expect(linksIn(blocks)).toEqual([]);
  },
);
