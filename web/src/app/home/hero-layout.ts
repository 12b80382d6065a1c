/** How wide the hero's picture is shown: for the component, and for the links by which the server starts its download. */
export const HERO_LAYOUT = {
  /** The picture covers the screen's height too, so it may be wider than the screen. */
  sizes: '(max-aspect-ratio: 3/4) max(100vw, 70vh), max(100vw, 160vh)',
  /** Screens held upright get a crop of their own. */
  tallMedia: '(max-aspect-ratio: 3/4)',
} as const;
