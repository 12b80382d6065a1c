/** The same rules as `storage.rules` has for the real service: two pictures, at most 5 MB each, in one's own folder. */
export const LARGEST_BYTES = 5 * 1024 * 1024;

// Not `image/…`: a picture in SVG can carry scripts.
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

const OWN_FOLDER = /^profile-pictures\/([^/]+)\/[^/]+$/;

// Two names bound what one account can store: the picture that is shown, and the next.
const PICTURE_NAME = /\/picture-[12]$/;

const TOKEN = /^(?:Firebase|Bearer) [^.]+\.([^.]+)\./;

export interface WriteRequest {
  name: string;
  userId: string | null;
  contentType?: string;
  size?: number;
}

/** Whether the file is the account's own. Its details may be read and it may be deleted, whatever its name is. */
export function owns({ name, userId }: Pick<WriteRequest, 'name' | 'userId'>): boolean {
  return userId !== null && OWN_FOLDER.exec(name)?.[1] === userId;
}

/** Whether somebody may write a file of this name; type and size count where the request has them. */
export function mayWrite({ name, userId, contentType, size }: WriteRequest): boolean {
  const isPicture = contentType === undefined || PICTURE_TYPES.has(contentType);
  return owns({ name, userId }) && PICTURE_NAME.test(name) && isPicture && (size ?? 0) <= LARGEST_BYTES;
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
