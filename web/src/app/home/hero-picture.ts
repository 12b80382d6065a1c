import { homePictures } from '../../components/picture/home-pictures';
import { t } from '../../lib/texts/texts';

/** The hero picture, for the component and for the links that start its download. */
export const heroPicture = {
  wide: homePictures.hero,
  /** Screens held upright get a crop of their own. */
  tall: homePictures['hero-tall'],
  tallMedia: '(max-aspect-ratio: 3/4)',
  /** The picture covers the screen's height too, so it may be wider than the screen. */
  sizes: '(max-aspect-ratio: 3/4) max(100vw, 70vh), max(100vw, 160vh)',
  alt: t`The pool at dusk: lit arches, palms, lanterns and the island palace across the lake`,
} as const;
