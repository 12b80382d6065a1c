/** The same rules as `storage.rules` has for the real service: pictures, at most 5 MB, in one's own folder. */
export const LARGEST_BYTES = 5 * 1024 * 1024;

// Not `image/…`: a picture in SVG can carry scripts.
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

const OWN_FOLDER = /^profile-pictures\/([^/]+)\/(?!\.+$)[^/]+$/;

const TOKEN = /^(?:Firebase|Bearer) [^.]+\.([^.]+)\./;

export interface WriteRequest {
  name: string;
  userId: string | null;
  contentType?: string;
  size?: number;
}

/** Whether somebody may write a file of this name; type and size count where the request has them. */
export function mayWrite({ name, userId, contentType, size }: WriteRequest): boolean {
  const owner = OWN_FOLDER.exec(name)?.[1];
  const isPicture = contentType === undefined || PICTURE_TYPES.has(contentType);
  return owner !== undefined && owner === userId && isPicture && (size ?? 0) <= LARGEST_BYTES;
}

/** Whose token it is. The auth emulator's tokens are not signed, so only the project and the time are checked. */
export function ownerOfToken(authorization: string | undefined, projectId: string): string | null {
  const claims = claimsOf(TOKEN.exec(authorization ?? '')?.[1] ?? '');
  const isCurrent = typeof claims?.exp === 'number' && claims.exp * 1000 > Date.now();
  return claims?.aud === projectId && isCurrent && typeof claims.sub === 'string' ? claims.sub : null;
}

function claimsOf(encoded: string): { aud?: unknown; exp?: unknown; sub?: unknown } | null {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as { aud?: unknown };
  } catch {
    return null;
  }
}
