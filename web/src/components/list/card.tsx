import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { StoredPicture } from '../picture/stored-picture';

const SHAPES = { wide: 'aspect-[16/10]', tall: 'aspect-[4/3]' };

// For a page-wide grid of two or three cards.
const CARD_SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 46vw, 92vw';

interface CardProps {
  title: string;
  /** The picture's address, as stored by the server. */
  picture: string | null | undefined;
  /** The hotel's uploaded pictures that the address may mean. */
  uploads?: readonly Files[];
  shape?: keyof typeof SHAPES;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A card: a picture, a title and its content. */
export function Card({ title, picture, uploads, shape = 'wide', className, style, children }: CardProps) {
  return (
    <article style={style} className={joinClasses('flex h-full w-full flex-col', className)}>
      <StoredPicture address={picture} uploads={uploads} sizes={CARD_SIZES} className={SHAPES[shape]} />
      <h2 className="mt-5 text-[1.75rem]">{title}</h2>
      {children}
    </article>
  );
}
