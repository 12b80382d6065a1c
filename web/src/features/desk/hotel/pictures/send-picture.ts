import { PICTURE_LIMITS } from '../../../../generated/desk-rules';
import { sendFile } from '../../../../lib/files/send-file';
import { t } from '../../../../lib/texts/texts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MEGABYTE = 1024 * 1024;

/** The file types that the input offers. The server checks the content, not the type. */
export const ACCEPTED_TYPES = TYPES.join(',');

/** The outcome of an upload. */
export type SendOutcome = { kind: 'sent' } | { kind: 'refused'; message: string };

const FAILED: SendOutcome = {
  kind: 'refused',
  message: t`The picture could not be uploaded. Please try again.`,
};

/** Sends a file to the hotel's pictures. `onProgress` gets the sent fraction, 0 to 1. */
export async function sendPicture(
  file: File,
  tokenOf: () => Promise<string | null>,
  onProgress: (fraction: number) => void,
): Promise<SendOutcome> {
  if (file.size > PICTURE_LIMITS.bytes) {
    const megabytes = PICTURE_LIMITS.bytes / MEGABYTE;
    return { kind: 'refused', message: t`The picture is larger than ${megabytes} MB.` };
  }
  const path = `/api/pictures?name=${encodeURIComponent(file.name)}`;
  const response = await sendFile(path, file, tokenOf, onProgress);
  if (response?.status === 201) return { kind: 'sent' };
  const message = response?.body?.['error'];
  return typeof message === 'string' ? { kind: 'refused', message } : FAILED;
}
