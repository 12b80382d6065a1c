import escapeHtml from 'escape-html';
import { phoneUrlOf, type EmailSetting } from './email-content';

/** Markup in which every value is escaped. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

function markupOf(value: string | number | SafeHtml | SafeHtml[]): string {
  if (Array.isArray(value)) return value.map((part) => part.markup).join('');
  return value instanceof SafeHtml ? value.markup : escapeHtml(String(value));
}

/** Template tag that escapes every value which is not SafeHtml already. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | SafeHtml | SafeHtml[])[]
): SafeHtml {
  return new SafeHtml(parts.reduce((text, part, index) => text + markupOf(values[index - 1] ?? '') + part));
}

/** Text with its lines as they were written. Some mail programs know no `white-space`. */
export function withLineBreaks(text: string): SafeHtml[] {
  return text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

/** Words with no more characters, such as a sum, stay on one line. */
export const LONGEST_UNBROKEN = 20;

/** A link of which a program makes no blue one of its own. */
export function htmlLink(url: string, words: string, name: string, colour: string): SafeHtml {
  const wrapping = words.length > LONGEST_UNBROKEN ? '' : ';white-space:nowrap';
  return html`<a class="${name}" href="${url}" style="color:${colour};text-decoration:underline${wrapping}"
    >${words}</a
  >`;
}

/** Not broken at their hyphens and spaces: a reference, such as SC-7K3M9Q2X, a time, such as 2:00 pm, and words in brackets. */
const UNBROKEN = /(\b[A-Z]{2}-[0-9A-Z]{8}\b|\b\d{1,2}:\d\d [ap]m\b|\([^() ]+ [^() ]+\))/;

/** The lines of a text, with what must stay together on one line. */
export function htmlWords(text: string): SafeHtml[] {
  return text
    .split(UNBROKEN)
    .flatMap((part, place) =>
      place % 2 === 0 ? withLineBreaks(part) : [html`<span style="white-space:nowrap">${part}</span>`],
    );
}

/** The lines of a text, in which the hotel's phone number can be pressed. */
export function htmlLines(text: string, { hotel, palette }: EmailSetting): SafeHtml[] {
  // A hotel that its owner has not named yet has no number.
  const [first = '', ...rest] = hotel.phone === '' ? [text] : text.split(hotel.phone);
  const call = htmlLink(phoneUrlOf(hotel.phone), hotel.phone, 'ink', palette.light.ink);
  return [...htmlWords(first), ...rest.flatMap((part) => [call, ...htmlWords(part)])];
}
