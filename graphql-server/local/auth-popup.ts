import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

const POPUP_PAGE = /^\/emulator\/auth\/(iframe|handler)/;

// The emulator's pages load these files from the internet, which a local run may not have.
const REPLACEMENTS: [RegExp, string][] = [
  [/https:\/\/apis\.google\.com\/js\/api\.js/g, '/js/api.js'],
  [/<link href="https:[^>]*>/g, ''],
  [/<script src="https:\/\/unpkg[^>]*><\/script>/g, ''],
];

/** Whether an address is one of the emulator's pages for signing in with Google. */
export function isPopupPage(address: string | undefined): boolean {
  return POPUP_PAGE.test(address ?? '');
}

/** Our stand-in for Google's api.js, limited to what the Firebase SDK uses. */
export function popupScript(): Buffer {
  return readFileSync(path.join(__dirname, 'browser', 'google-api.js'));
}

/** Replaces remote files of the page by local files. The page is small and sent in one piece. */
export function withoutRemoteFiles(response: ServerResponse): void {
  const sendUnchanged = response.end.bind(response) as (body: string) => ServerResponse;
  const end = (body?: unknown) => {
    const page = Buffer.isBuffer(body) ? body.toString('utf8') : String(body ?? '');
    const local = REPLACEMENTS.reduce(
      (text, [remote, replacement]) => text.replace(remote, replacement),
      page,
    );
    response.setHeader('content-length', Buffer.byteLength(local));
    return sendUnchanged(local);
  };
  response.end = end as typeof response.end;
}
