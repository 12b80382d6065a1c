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

/** Template tag that escapes every value except SafeHtml. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | SafeHtml | SafeHtml[])[]
): SafeHtml {
  return new SafeHtml(parts.reduce((text, part, index) => text + markupOf(values[index - 1] ?? '') + part));
}

/** Text with its original line breaks as <br>, because some mail programs do not support `white-space`. */
export function withLineBreaks(text: string): SafeHtml[] {
  return text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

/** Texts up to this length, such as a sum, stay on one line. In characters. */
export const LONGEST_UNBROKEN = 20;

/** A link with a fixed colour, which mail programs would otherwise turn blue. */
export function htmlLink(url: string, words: string, name: string, colour: string): SafeHtml {
  const wrapping = words.length > LONGEST_UNBROKEN ? '' : ';white-space:nowrap';
  return html`<a class="${name}" href="${url}" style="color:${colour};text-decoration:underline${wrapping}"
    >${words}</a
  >`;
}

/**
 * Texts that must not be broken at their hyphens and spaces: a reference, such as SC-7K3M9Q2X, a time, such as 2:00 pm,
 * and two words in brackets.
 */
const UNBROKEN = /(\b[A-Z]{2}-[0-9A-Z]{8}\b|\b\d{1,2}:\d\d [ap]m\b|\([^() ]+ [^() ]+\))/;

/** The lines of a text, with what must stay together kept on one line. */
export function htmlWords(text: string): SafeHtml[] {
  return text
    .split(UNBROKEN)
    .flatMap((part, place) =>
      place % 2 === 0 ? withLineBreaks(part) : [html`<span style="white-space:nowrap">${part}</span>`],
    );
}

/** The lines of a text, with the hotel's phone number as a link. */
export function htmlLines(text: string, { hotel, palette }: EmailSetting): SafeHtml[] {
  // A hotel that is not set up yet has no phone number.
  const [first = '', ...rest] = hotel.phone === '' ? [text] : text.split(hotel.phone);
  const call = htmlLink(phoneUrlOf(hotel.phone), hotel.phone, 'ink', palette.light.ink);
  return [...htmlWords(first), ...rest.flatMap((part) => [call, ...htmlWords(part)])];
}
