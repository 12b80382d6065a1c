// A small part of Markdown (https://spec.commonmark.org/0.31.2/): headings of one level, paragraphs, lists of one
// level,
// **strong**, *emphasised* and [links](/terms). Everything else is plain text, including HTML. Nothing can be nested,
// so each pass over a text is linear.

/** Words with the same formatting. */
export interface TextSpan {
  text: string;
  strong: boolean;
  emphasised: boolean;
  /** A page of the site, or an address of https:, mailto: or tel:; null for words without a link. */
  href: string | null;
}

export type BlockKind = 'HEADING' | 'PARAGRAPH' | 'BULLETS' | 'NUMBERS';

/** A heading, a paragraph or a list. Only a list may have more than one line. */
export interface TextBlock {
  kind: BlockKind;
  lines: TextSpan[][];
}

interface MarkedLine {
  kind: BlockKind;
  text: string;
}

const MARKS: readonly (readonly [BlockKind, RegExp])[] = [
  ['HEADING', /^#{1,6}[ \t]+(.*)$/],
  ['BULLETS', /^[-*][ \t]+(.*)$/],
  ['NUMBERS', /^\d{1,4}[.)][ \t]+(.*)$/],
];

function markedLine(line: string): MarkedLine {
  for (const [kind, pattern] of MARKS) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { kind, text: text.trim() };
  }
  return { kind: 'PARAGRAPH', text: line };
}

/** Lines that follow each other without an empty line between them make a paragraph or a list. */
function groupedLines(markdown: string): { kind: BlockKind; texts: string[] }[] {
  const groups: { kind: BlockKind; texts: string[] }[] = [];
  let isOpen = false;
  for (const line of markdown.split(/\r\n|\r|\n/).map((untrimmed) => untrimmed.trim())) {
    if (line === '') {
      isOpen = false;
      continue;
    }
    const { kind, text } = markedLine(line);
    const last = groups.at(-1);
    if (isOpen && last && last.kind === kind && kind !== 'HEADING') last.texts.push(text);
    else groups.push({ kind, texts: [text] });
    isOpen = true;
  }
  return groups;
}

// A backslash before a mark makes the mark plain text. A link has neither brackets in its words nor spaces in its
// address.
const PIECES =
  /\\([\\*[\]()#-])|\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)|\*\*([^*\n]{1,2000})\*\*|\*([^*\s][^*\n]{0,2000})\*/g;

const plain = { strong: false, emphasised: false, href: null } as const;

function spanOf([whole, escaped, linked, href, strong, emphasised]: RegExpExecArray): TextSpan {
  if (linked !== undefined && href !== undefined) return { ...plain, text: linked, href };
  if (strong !== undefined) return { ...plain, text: strong, strong: true };
  if (emphasised !== undefined) return { ...plain, text: emphasised, emphasised: true };
  return { ...plain, text: escaped ?? whole };
}

/** Joins neighbouring spans with the same formatting. */
function joined(spans: readonly TextSpan[]): TextSpan[] {
  const result: TextSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const isPlain = !span.strong && !span.emphasised && span.href === null;
    if (last && isPlain && !last.strong && !last.emphasised && last.href === null) last.text += span.text;
    else if (span.text !== '') result.push({ ...span });
  }
  return result;
}

function spansOf(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let end = 0;
  for (const piece of text.matchAll(PIECES)) {
    spans.push({ ...plain, text: text.slice(end, piece.index) }, spanOf(piece));
    end = piece.index + piece[0].length;
  }
  return joined([...spans, { ...plain, text: text.slice(end) }]);
}

/** Parses a text. Every text is valid; the addresses of links are checked separately with `isSafeLink`. */
export function readMarkdown(markdown: string): TextBlock[] {
  return groupedLines(markdown).map(({ kind, texts }) => {
    const lines = kind === 'PARAGRAPH' ? [texts.join(' ')] : texts;
    return { kind, lines: lines.map(spansOf) };
  });
}

const PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:']);
const OWN_PAGE = /^\/(?![/\\])/;

/** Whether a link may lead to the address: a page of this site, https:, mailto: or tel:. Scripts are refused. */
export function isSafeLink(href: string): boolean {
  if (OWN_PAGE.test(href)) return true;
  return URL.canParse(href) && PROTOCOLS.has(new URL(href).protocol);
}

/** The addresses of all links. */
export function linksIn(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));
}
