import { Sheet } from '../../../platform/pdf/sheet';
import type { DocumentContent } from '../document-content';
import { drawLines, drawRates, drawTotal } from './document-amounts';
import { drawHead } from './document-head';
import { drawRegistration } from './document-registration';
import { drawSignature, isSigned } from './document-signature';
import { DOCUMENT_TITLES } from './document-texts';

/**
 * The document as PDF (A4). Equal content gives identical bytes, at any time and on any machine. Calls `noteMissing`
 * with the letters that no font has; the PDF shows '?' for each.
 */
export async function renderDocument(
  content: DocumentContent,
  noteMissing: (letters: string[]) => void = () => undefined,
): Promise<Buffer> {
  const { kind, number, date, supplier, registration } = content;
  const title = `${DOCUMENT_TITLES[kind]} ${number}`;
  const sheet = new Sheet({ title, author: supplier.legalName, date });
  drawHead(sheet, content);
  drawLines(sheet, content);
  drawRates(sheet, content);
  drawTotal(sheet, content);
  if (registration) drawRegistration(sheet, registration);
  if (isSigned(kind)) drawSignature(sheet, content);
  const isIssuedHow = 'This is a computer-generated document, issued electronically.';
  const note = isSigned(kind) ? isIssuedHow : `${isIssuedHow} It needs no signature.`;
  const bytes = await sheet.finish(`${title}  ·  ${note}`);
  if (sheet.missingLetters.length > 0) noteMissing(sheet.missingLetters);
  return bytes;
}
