import { readFileSync } from 'node:fs';

// pdf.js needs this class to draw. To read text, it calls none of its methods.
globalThis.DOMMatrix ??= class {};
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** Texts whose lower edges differ by less are on one line, in points. */
const SAME_LINE = 2;

const areOnOneLine = (one, other) => Math.abs(one.y - other.y) < SAME_LINE;

/** The texts of a page line by line, as they are placed. */
function linesOf(items) {
  const lines = [];
  for (const { str, transform, width } of items) {
    if (str.trim() === '') continue;
    const [x, y] = [transform[4], transform[5]];
    const line = lines.find((each) => areOnOneLine(each, { y })) ?? { y, parts: [] };
    if (line.parts.length === 0) lines.push(line);
    line.parts.push({ str, x, end: x + width });
  }
  return lines.toSorted((one, other) => other.y - one.y).map(textOf);
}

/** Parts that touch belong to one word. */
function textOf({ parts }) {
  const fromLeft = parts.toSorted((one, other) => one.x - other.x);
  return fromLeft.reduce((text, { str, x }, index) => {
    const before = fromLeft[index - 1];
    return before && x - before.end > 1 ? `${text} ${str}` : `${text}${str}`;
  }, '');
}

/** The pairs of texts on one line of which one begins more than a point before the other ends. */
function coveredIn(items) {
  const texts = items
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width }) => ({
      str,
      x: transform[4],
      y: transform[5],
      end: transform[4] + width,
    }));
  return texts.flatMap((one) =>
    texts
      .filter((other) => areOnOneLine(one, other) && one.x < other.x && other.x < one.end - 1)
      .map((other) => `${other.str} begins within ${one.str}`),
  );
}

function rolesOf(node) {
  return node ? [node.role, ...(node.children ?? []).flatMap(rolesOf)].filter(Boolean) : [];
}

/** What pdf.js reads from a PDF: `ReadPdf` of pdf-text.ts. */
export async function read(bytes) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const [{ info }, marks] = await Promise.all([pdf.getMetadata(), pdf.getMarkInfo()]);
  const pages = [];
  const roles = [];
  const covered = [];
  let size = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items).join('\n'));
    covered.push(...coveredIn(items));
    roles.push(...rolesOf(await page.getStructTree()));
    size = page.view;
  }
  await pdf.destroy();
  return {
    pages,
    covered,
    roles,
    size,
    title: info.Title,
    language: info.Language,
    isTagged: marks?.Marked === true,
  };
}

// The browser tests run it as a program, because they import nothing of the server.
if (import.meta.main) process.stdout.write(JSON.stringify(await read(readFileSync(0))));
