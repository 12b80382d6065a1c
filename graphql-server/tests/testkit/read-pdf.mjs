// Prints the texts of the pages of a PDF, as JSON. It is a program of its own, since Jest loads no ES modules.
import { readFileSync } from 'node:fs';

// pdf.js needs it to draw. To read text, nothing of it is called.
globalThis.DOMMatrix = class {};
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

const pdf = await getDocument({ data: new Uint8Array(readFileSync(0)), verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  pages.push(items.map(({ str }) => str).join(''));
}
process.stdout.write(JSON.stringify(pages));
