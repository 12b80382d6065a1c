import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A text with named elements, such as 'See our <link>policies</link>.' */
  text: string;
  /** Renders the words of each named element. */
  elements: Readonly<Record<string, (words: string) => ReactNode>>;
}

const ELEMENT = /<(\w+)>(.*?)<\/\1>/;

/** A sentence with links or other elements within it, which a translator can move. */
export function RichText({ text, elements }: RichTextProps) {
  // `split` returns the texts with the name and the words of an element between each two.
  const pieces = text.split(new RegExp(ELEMENT, 'g'));
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece;
    return place % 3 === 2 ? (
      <Fragment key={place}>{elements[pieces[place - 1] ?? '']?.(piece) ?? piece}</Fragment>
    ) : null;
  });
}
