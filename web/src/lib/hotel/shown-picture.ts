/** A picture's files under /pictures. */
export interface PictureFiles {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** The picture's own colours from top to bottom. */
  placeholder: readonly string[];
}

/** A picture that the hotel uploaded or that the site ships with, as the server describes it. */
export interface ShownPicture extends PictureFiles {
  /** The address by which rooms, listings and pages refer to the picture. */
  address: string;
  altText: string;
  /** The focal point, which stays visible when only a part is shown. Percent from the left. */
  focalX: number;
  /** Percent from the top. */
  focalY: number;
}

/** The picture at an address; undefined when there is none. */
export function pictureAt(
  pictures: readonly ShownPicture[],
  address: string | null | undefined,
): ShownPicture | undefined {
  return pictures.find((picture) => picture.address === address);
}
