import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

const joined = new WeakSet<FirebaseApp>();

// An account has room for two pictures (storage.rules): the new one replaces the one that is not shown.
const PICTURE_NAMES = ['picture-1', 'picture-2'] as const;

function nameBeside(shownAddress: string | null): string {
  return PICTURE_NAMES.find((name) => !shownAddress?.includes(name)) ?? PICTURE_NAMES[0];
}

/** Stores a profile picture in its owner's folder, beside the current one, and returns its address. */
export async function uploadPicture(
  app: FirebaseApp,
  emulatorUrl: string | null,
  { uid, photoURL }: Pick<User, 'uid' | 'photoURL'>,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const storage = getStorage(app);
  // A guest must not wait for minutes before a failure shows.
  storage.maxUploadRetryTime = 15_000;
  if (emulatorUrl && !joined.has(app)) {
    const { hostname, port } = new URL(emulatorUrl);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  joined.add(app);
  const place = ref(storage, `profile-pictures/${uid}/${nameBeside(photoURL)}`);
  const upload = uploadBytesResumable(place, file, { contentType: file.type });
  upload.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await upload;
  return getDownloadURL(place);
}
