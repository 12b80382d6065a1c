import type { PictureName } from '../../components/picture/picture-catalogue';

/** The hero picture's facts, shared by the page's HTML and the component that takes its place. */
export const heroPicture = {
  name: 'hero',
  tallName: 'hero-tall',
  /** Screens held upright get a crop of their own. */
  tallMedia: '(max-aspect-ratio: 3/4)',
  /** The picture covers the screen's height too, so it may be wider than the screen. */
  sizes: '(max-aspect-ratio: 3/4) max(100vw, 70vh), max(100vw, 160vh)',
  alt: 'The pool at dusk: lit arches, palms, lanterns and the island palace across the lake',
} as const satisfies {
  name: PictureName;
  tallName: PictureName;
  tallMedia: string;
  sizes: string;
  alt: string;
};
