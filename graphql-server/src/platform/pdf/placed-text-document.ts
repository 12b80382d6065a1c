import PDFDocument from 'pdfkit';

/**
 * A PDF on which each text is drawn at a place of its own. After drawing, pdfkit would measure the text again, to know where
 * the next one could begin.
 */
export class PlacedTextDocument extends PDFDocument {
  override widthOfString(): number {
    return 0;
  }
}
