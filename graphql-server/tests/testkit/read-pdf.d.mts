/** What pdf.js reads from a PDF; it needs no program of the system. */
export interface ReadPdf {
  /** The lines of each page, as they are placed. */
  pages: string[];
  /** The texts that begin within another text of their line, so that one covers the other. */
  covered: string[];
  /** The roles of a tagged PDF for screen readers, such as H1 and Table. */
  roles: string[];
  /** Left, lower, right and upper edge of the last page, in points. */
  size: number[];
  title: string;
  language: string;
  isTagged: boolean;
}

export function read(bytes: Buffer): Promise<ReadPdf>;
