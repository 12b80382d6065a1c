/** What a server said of a file. */
export interface FileResponse {
  status: number;
  /** The JSON body; null when the body is not JSON. */
  body: Readonly<Record<string, unknown>> | null;
  /** The whole seconds after which to try again; 0 when the server does not say. */
  retryAfterSeconds: number;
}

// A server that is receiving several files asks the client to try again.
const BUSY = 429;
const TRIES = 30;

function jsonIn(text: string): FileResponse['body'] {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Sends the file once. Unlike fetch, XMLHttpRequest reports the upload progress. */
function post(
  path: string,
  file: File,
  token: string,
  onProgress: (fraction: number) => void,
): Promise<FileResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error('The server cannot be reached'));
    request.onload = () =>
      resolve({
        status: request.status,
        body: jsonIn(request.responseText),
        retryAfterSeconds: Number(request.getResponseHeader('retry-after') ?? 0),
      });
    request.send(file);
  });
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
// An account's limit asks for a much longer pause, which is not waited for.
const LONGEST_PAUSE_SECONDS = 10;

/**
 * Sends a file as the body of a POST, and tries again while the server is busy. `onProgress` gets the sent fraction, 0
 * to 1. Null when the server cannot be reached or nobody is signed in.
 */
export async function sendFile(
  path: string,
  file: File,
  tokenOf: () => Promise<string | null>,
  onProgress: (fraction: number) => void,
): Promise<FileResponse | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const token = await tokenOf();
    const response = token && (await post(path, file, token, onProgress).catch(() => null));
    if (!response) return null;
    const { status, retryAfterSeconds } = response;
    if (status !== BUSY || retryAfterSeconds > LONGEST_PAUSE_SECONDS) return response;
    await pause(retryAfterSeconds);
  }
  return null;
}
