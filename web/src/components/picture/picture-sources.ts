import { pictureCatalogue, type PictureName } from './picture-catalogue';

/** The formats that are derived of every picture, best first; the last one is also the fallback. */
const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number];

/** One `<source>` of a picture. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

function address(name: PictureName, width: number, format: Format): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** What a browser may choose from, best format first. */
export function pictureSources(name: PictureName): PictureSource[] {
  const { widths } = pictureCatalogue[name];
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${address(name, width, format)} ${width}w`).join(', '),
  }));
}

/** The address for browsers that know none of the sources: the widest that is at most 1280 px. */
export function pictureFallback(name: PictureName): string {
  const { widths } = pictureCatalogue[name];
  return address(name, Math.max(...widths.filter((width) => width <= 1280)), 'webp');
}

/** Bands of the picture's own colours, shown until it arrives. */
export function picturePlaceholder(name: PictureName): string {
  return `linear-gradient(${pictureCatalogue[name].placeholder.join(', ')})`;
}
