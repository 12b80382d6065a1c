/** The Firebase Auth emulator has no published types; this is the part that we use, at the pinned version. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';

  export function createApp(projectId: string): Promise<RequestListener>;
}
