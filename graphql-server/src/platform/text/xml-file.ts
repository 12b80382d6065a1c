import escapeHtml from 'escape-html';

/** An element of XML: its attributes, and its text or its elements. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
}

// XML 1.0 has no way to write these characters.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text as XML, without the characters that XML cannot write. Equal for texts and for attributes. */
const escaped = (text: string): string => escapeHtml(text.replace(NOT_IN_XML, ''));

function written({ name, attributes = {}, content }: XmlElement): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  return `<${name}${given.join('')}>${inner}</${name}>`;
}

/** A document of XML in UTF-8 with this root. Names of elements and attributes are not escaped. */
export const xmlText = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
