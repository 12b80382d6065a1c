import type { PictureFiles } from '../../lib/hotel/shown-picture';

/** The formats of every picture, best first; the last format is also the fallback. */
const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number];

/** One `<source>` of a picture. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

function address(name: string, width: number, format: Format): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** What a browser may choose from, best format first. */
export function pictureSources({ name, widths }: PictureFiles): PictureSource[] {
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${address(name, width, format)} ${width}w`).join(', '),
  }));
}

/** The address for browsers that support none of the sources: the widest file of at most 1280 px. */
export function pictureFallback({ name, widths }: PictureFiles): string {
  return address(name, Math.max(...widths.filter((width) => width <= 1280)), 'webp');
}

/** Bands of the picture's own colours, shown until it arrives. */
export function picturePlaceholder({ placeholder }: PictureFiles): string {
  return `linear-gradient(${placeholder.join(', ')})`;
}
