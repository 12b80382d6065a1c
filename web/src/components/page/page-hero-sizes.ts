/** The displayed width of a page hero's picture. */
export const HERO_PICTURE_SIZES = '(min-width: 80rem) 45rem, (min-width: 64rem) 58vw, 100vw';
