import { addressOf, widthsOf } from './picture-file.policy';
import type { Picture } from './picture.entity';

/** What a page needs to show a picture: one that the hotel uploaded, or one that the site ships with. */
export interface ShownPicture {
  /** By which rooms, listings and pages name it. */
  address: string;
  /** What its files are called: /pictures/NAME-WIDTH.avif and .webp. */
  name: string;
  altText: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  widths: readonly number[];
  /** Percent from the left and from the top: what stays visible where a part is shown. */
  focalX: number;
  focalY: number;
  /** Colours from top to bottom, such as #9b8d9f, until it arrives. */
  placeholder: readonly string[];
}

/** An uploaded picture as pages show it. */
export function shownOf(picture: Picture): ShownPicture {
  const { key, altText, width, height, focalX, focalY, placeholder } = picture;
  const files = { address: addressOf(picture), name: key, width, height, widths: widthsOf(width) };
  return { ...files, altText: altText ?? '', focalX, focalY, placeholder };
}

/** What a browser may choose from in the best format, as the `srcset` of an image. */
export function bestSources({ name, widths }: ShownPicture): string {
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
}
