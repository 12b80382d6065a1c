/** The displayed width of the hero's picture: for the component, and for the preload links that the server writes. */
export const HERO_LAYOUT = {
  /** The picture covers the screen's height too, so it may be wider than the screen. */
  sizes: '(max-aspect-ratio: 3/4) max(100vw, 70vh), max(100vw, 160vh)',
  /** Portrait screens get their own crop. */
  tallMedia: '(max-aspect-ratio: 3/4)',
} as const;
