import PDFDocument from 'pdfkit';

/**
 * A PDF on which each text is drawn at a given place. After drawing, pdfkit would measure the text again to find the
 * place for the next text.
 */
export class PlacedTextDocument extends PDFDocument {
  override widthOfString(): number {
    return 0;
  }
}
