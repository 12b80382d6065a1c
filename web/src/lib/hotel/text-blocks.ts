/** Words of one look. */
export interface TextSpan {
  text: string;
  strong: boolean;
  emphasised: boolean;
  /** Where the words lead; null when nowhere. */
  href?: string | null;
}

export interface TextLine {
  spans: readonly TextSpan[];
}

/** A piece of a text that the hotel has written, as the server reads it from Markdown. */
export interface TextBlock {
  kind: 'HEADING' | 'PARAGRAPH' | 'BULLETS' | 'NUMBERS';
  lines: readonly TextLine[];
}
