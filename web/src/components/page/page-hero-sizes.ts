/** The displayed width of a page hero's picture. On wide screens it covers a box that may be higher than its own shape. */
export const HERO_PICTURE_SIZES = '(min-width: 64rem) max(100vw, 103vh), 100vw';
