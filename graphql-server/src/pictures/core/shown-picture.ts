import { addressOf, widthsOf } from './picture-file.policy';
import type { Picture } from './picture.entity';

/** What a page needs to show a picture, whether the hotel uploaded it or it belongs to the built site. */
export interface ShownPicture {
  /** The address that rooms, listings and pages use. */
  address: string;
  /** The name of its files: /pictures/NAME-WIDTH.avif and .webp. */
  name: string;
  altText: string;
  /** The width of the largest size, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The focal point in percent from the left and from the top. It stays visible where only a part is shown. */
  focalX: number;
  focalY: number;
  /** Colours from top to bottom, such as #9b8d9f, to show until the picture is loaded. */
  placeholder: readonly string[];
}

/** An uploaded picture as pages show it. */
export function shownOf(picture: Picture): ShownPicture {
  const { key, altText, width, height, focalX, focalY, placeholder } = picture;
  const files = { address: addressOf(picture), name: key, width, height, widths: widthsOf(width) };
  return { ...files, altText: altText ?? '', focalX, focalY, placeholder };
}

/** The widths from which a browser can choose, in the best format, as the `srcset` of an image. */
export function bestSources({ name, widths }: ShownPicture): string {
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
}
