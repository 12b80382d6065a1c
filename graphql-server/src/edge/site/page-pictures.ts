import escapeHtml from 'escape-html';
import type { PageTexts } from '../../pages/content/content.service';
import { fileAt, sharedAddress, SHARED_SIZE } from '../../pictures/core/picture-file.policy';
import { bestSources, type ShownPicture } from '../../pictures/core/shown-picture';

/** The width at which a page shows its picture, equal to its component. */
export interface PictureLayout {
  /** The value of the `sizes` attribute of an image. */
  sizes: string;
  /** The media query for screens that get the page's tall picture, if it has one. */
  tallMedia?: string;
}

function pictureOf({ texts, pictures }: PageTexts, name: string): ShownPicture | undefined {
  return pictures.find(({ address }) => address === texts[name]);
}

function hint(picture: ShownPicture, sizes: string, media: string | null): string {
  const screens = media === null ? '' : ` media="${escapeHtml(media)}"`;
  const sources = `imagesrcset="${bestSources(picture)}" imagesizes="${escapeHtml(sizes)}"`;
  return `<link rel="preload" as="image" type="image/avif"${screens} ${sources} fetchpriority="high" />`;
}

/** Links that start the download of the page's first picture, in the crop for the screen. */
export function pictureHints(page: PageTexts | null, layout: PictureLayout | undefined): string[] {
  const wide = page && pictureOf(page, 'image');
  if (!wide || !layout) return [];
  const { sizes, tallMedia } = layout;
  const tall = tallMedia === undefined ? undefined : pictureOf(page, 'tallImage');
  if (!tall) return [hint(wide, sizes, null)];
  return [hint(tall, sizes, tallMedia ?? null), hint(wide, sizes, `not all and ${tallMedia}`)];
}

/** The picture of a shared link. */
export interface SharedPicture {
  /** A file of this site. */
  file: string;
  width: number;
  height: number;
  altText: string;
}

const OF_SITE = '/og.jpg';

function sharedFileOf(picture: ShownPicture): Omit<SharedPicture, 'altText'> {
  // Pictures of the built site have no original on the server.
  const { address, width, height, widths, name } = picture;
  if (fileAt(address)) return { file: sharedAddress(picture), ...SHARED_SIZE };
  return { file: `/pictures/${name}-${Math.max(...widths)}.webp`, width, height };
}

/** The page's picture for shared links, otherwise its first picture. Null when the page has neither. */
export function sharedPictureOf(page: PageTexts | null): SharedPicture | null {
  if (!page) return null;
  const { sharedImage, sharedPicture } = page.texts;
  // A separate file of the built site in this size.
  if (sharedImage === OF_SITE) return { file: OF_SITE, ...SHARED_SIZE, altText: sharedPicture ?? '' };
  const picture = pictureOf(page, sharedImage ? 'sharedImage' : 'image');
  return picture ? { ...sharedFileOf(picture), altText: sharedPicture || picture.altText } : null;
}

/** What a shared link to a room type shows; null for one without pictures. */
export function sharedPictureOfRoom(
  { name, pictures }: { name: string; pictures: readonly string[] },
  shown: (addresses: readonly string[]) => readonly ShownPicture[],
): SharedPicture | null {
  const [picture] = shown(pictures.slice(0, 1));
  return picture ? { ...sharedFileOf(picture), altText: picture.altText || name } : null;
}
