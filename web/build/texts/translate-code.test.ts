import { translateCode } from './translate-code.mjs';

const HINDI = {
  Send: 'भेजें',
  '{name} is deleted.': '{name} हटाया गया।',
  '{from} to {to}': '{to} तक, {from} से',
  '# nights': { one: '# रात', other: '# रातें' },
  'Say “hello”': 'कहें `${नमस्ते}`',
};

/** The code translated into Hindi, and the texts that are missing in Hindi. */
function inHindi(code: string) {
  const missing: string[] = [];
  const translated = translateCode('page.tsx', code, HINDI, (text) => missing.push(text));
  return { translated, missing };
}

test.each([
  ['a text between tags', '<b>{t`Send`}</b>', '<b>{"भेजें"}</b>'],
  ['a text in an attribute', '<b title={t`Send`} />', '<b title={"भेजें"} />'],
  ['a value in a text', 't`${guest.name} is deleted.`', '`${guest.name} हटाया गया।`'],
  ['values in another order', 't`${from} to ${stay.to}`', '`${stay.to} तक, ${from} से`'],
  [
    'the forms of a plural',
    "plural(count, { one: '# night', other: '# nights' })",
    'plural(count, {"one":"# रात","other":"# रातें"})',
  ],
  ['signs that end a template', 't`Say “hello”`', '"कहें `${नमस्ते}`"'],
])('%s is in the words of the catalogue', (_what, code, expected) => {
  expect(inHindi(code)).toEqual({ translated: expected, missing: [] });
});

test('a text that the catalogue does not have stays in English and is named', () => {
  expect(inHindi('const label = t`Book now`;')).toEqual({
    translated: 'const label = "Book now";',
    missing: ['Book now'],
  });
});

test('a text that is not translated yet stays in English', () => {
  const missing = vi.fn();
  expect(translateCode('page.ts', 't`Send`', { Send: '' }, missing)).toBe('"Send"');
  expect(missing).not.toHaveBeenCalled();
});

test('code without texts stays as it is', () => {
  const code = "const label = 'Send'; // t is no text here\n";
  expect(inHindi(code)).toEqual({ translated: code, missing: [] });
});

test('a translation with a placeholder that the text does not have is refused', () => {
  expect(() =>
    translateCode('page.ts', 't`${name} is deleted.`', { '{name} is deleted.': '{nam}' }, () => undefined),
  ).toThrow('unknown {nam}');
});

test('a text within a text is refused: a translator needs the whole sentence', () => {
  expect(() => inHindi('t`It is ${open ? t`open` : t`closed`}`')).toThrow('page.tsx:1: A text within a text');
});
