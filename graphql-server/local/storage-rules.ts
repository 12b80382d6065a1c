const OWN_FOLDER = /^profile-pictures\/([^/]+)\/[^/]+$/;

const TOKEN = /^(?:Firebase|Bearer) [^.]+\.([^.]+)\./;

/**
 * The rule of `storage.rules` for the real service: an account can read the details of its own files and delete them,
 * whatever their names are. Only the server can write.
 */
export function owns({ name, userId }: { name: string; userId: string | null }): boolean {
  return userId !== null && OWN_FOLDER.exec(name)?.[1] === userId;
}

/**
 * The account of the token. The auth emulator's tokens are not signed, so only the project and the time are checked.
 */
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
