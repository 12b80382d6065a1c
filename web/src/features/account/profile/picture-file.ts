import { t } from '../../../lib/texts/texts';

/** The file types that the input offers. The server checks the content, not the type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const LARGEST_PICTURE_BYTES = 5 * 1024 * 1024;

/** The fault of a file as a profile picture; null when there is none. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return t`Please choose a JPEG, PNG or WebP picture.`;
  if (size > LARGEST_PICTURE_BYTES) return t`Please choose a picture of at most 5 MB.`;
  return null;
}
