import escapeHtml from 'escape-html';

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
