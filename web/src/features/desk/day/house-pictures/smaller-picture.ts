/** The longer side of a picture that a phone sends, in pixels. The server stores no larger pictures. */
const SIDE = 1600;
const QUALITY = 0.85;

/**
 * The picture as a small JPEG, upright and without the place where it was taken: a camera's file is ten times as large, and the
 * line is bad. The file itself where the browser cannot read it; the server makes it smaller then, or says why it cannot.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (typeof createImageBitmap === 'undefined') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made ?? file;
  } catch {
    return file;
  }
}
