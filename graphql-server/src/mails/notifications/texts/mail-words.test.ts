import { LOCALES, type Locale } from '../../../platform/locale/locale';
import type { Message } from '../../../platform/locale/message';
import { MAIL_TEXTS, mailWords } from './mail-words';

const placeholdersOf = (message: Message) => {
  const texts = typeof message === 'string' ? [message] : Object.values(message.cases);
  return new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
};

test.each(Object.keys(LOCALES) as Locale[])(
  'the texts in %s have the parameters that the templates provide',
  (locale) => {
    for (const [text, message] of Object.entries(MAIL_TEXTS.en))
      expect([text, placeholdersOf(MAIL_TEXTS[locale][text as keyof typeof MAIL_TEXTS.en])]).toEqual([
        text,
        placeholdersOf(message),
      ]);
  },
);

test('a text gets its values, and the wording for a number', () => {
  const words = mailWords('en');
  expect(words('greeting', { name: 'Asha' })).toBe('Dear Asha,');
  expect(words('nights', { count: 1 })).toBe('1 night');
  expect(words('refundExtent', { extent: 'rest', amount: '₹10.00' })).toMatch(
    /^We are refunding ₹10.00, the rest/,
  );
});
