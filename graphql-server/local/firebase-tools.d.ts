/**
 * The Firebase Auth emulator has no published types. These are the types of the parts that we use, at the pinned
 * version.
 */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';

  export function createApp(projectId: string): Promise<RequestListener>;
}
