import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

const joined = new WeakSet<FirebaseApp>();

/** Keeps a profile picture under its owner's folder and gives its address. */
export async function uploadPicture(
  app: FirebaseApp,
  emulatorUrl: string | null,
  uid: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const storage = getStorage(app);
  // A failure must not make the guest wait for minutes.
  storage.maxUploadRetryTime = 15_000;
  if (emulatorUrl && !joined.has(app)) {
    const { hostname, port } = new URL(emulatorUrl);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  joined.add(app);
  const place = ref(storage, `profile-pictures/${uid}/${file.name}`);
  const upload = uploadBytesResumable(place, file, { contentType: file.type });
  upload.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await upload;
  return getDownloadURL(place);
}
