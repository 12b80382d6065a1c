/** Words with the same formatting. */
export interface TextSpan {
  text: string;
  strong: boolean;
  emphasised: boolean;
  /** The address to which the words link; null without a link. */
  href?: string | null;
}

export interface TextLine {
  spans: readonly TextSpan[];
}

/** A block of a text of the hotel, as the server parses it from Markdown. */
export interface TextBlock {
  kind: 'HEADING' | 'PARAGRAPH' | 'BULLETS' | 'NUMBERS';
  lines: readonly TextLine[];
}
