import escapeHtml from 'escape-html';

/** HTML that is safe to put into HTML. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

function written(value: string | number | SafeHtml | SafeHtml[]): string {
  if (Array.isArray(value)) return value.map((part) => part.markup).join('');
  return value instanceof SafeHtml ? value.markup : escapeHtml(String(value));
}

/** Template tag: whatever is put in is escaped, unless it is safe HTML already. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | SafeHtml | SafeHtml[])[]
): SafeHtml {
  return new SafeHtml(parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part));
}
