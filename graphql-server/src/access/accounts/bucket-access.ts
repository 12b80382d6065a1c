import { applicationDefault, type Credential } from 'firebase-admin/app';

// The storage emulator accepts this token as the project owner's.
const EMULATOR_TOKEN = 'owner';
// How long before its end a token is renewed.
const MARGIN_MILLISECONDS = 60_000;

/** The token with which the server reads and writes the storage bucket. It is kept until shortly before it expires. */
export function bucketToken(emulatorHost: string | undefined): () => Promise<string> {
  if (emulatorHost) return async () => EMULATOR_TOKEN;
  let credential: Credential | null = null;
  let kept: { token: string; until: number } | null = null;
  return async () => {
    if (kept && kept.until > Date.now()) return kept.token;
    credential ??= applicationDefault();
    const { access_token: token, expires_in: seconds } = await credential.getAccessToken();
    kept = { token, until: Date.now() + seconds * 1000 - MARGIN_MILLISECONDS };
    return token;
  };
}
