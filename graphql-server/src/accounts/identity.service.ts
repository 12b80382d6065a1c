import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { GraphQLError } from 'graphql';
import { Viewer } from './viewer';

const BEARER = /^Bearer (\S+)$/i;

/** Who a request comes from, by the identity provider's signed token; the only reader of firebase-admin. */
export class IdentityService {
  private readonly app: App;

  /** `checksRevocation` asks the provider at each request, which takes its credentials (or the emulator). */
  constructor(
    private readonly settings: { projectId: string; adminEmail: string; checksRevocation: boolean },
  ) {
    const { projectId } = settings;
    this.app = initializeApp({ projectId }, `identity-${projectId}-${IdentityService.instances++}`);
  }

  private static instances = 0;

  /** Null for a visitor; UNAUTHENTICATED for a token that is forged, foreign or expired. */
  async viewerOf(authorization: string | undefined): Promise<Viewer | null> {
    if (!authorization) return null;
    const token = BEARER.exec(authorization)?.[1];
    if (!token) throw unauthenticated();
    const claims = await getAuth(this.app)
      .verifyIdToken(token, this.settings.checksRevocation)
      .catch(() => {
        throw unauthenticated();
      });
    const email = claims.email ?? null;
    const verifiedEmail = claims.email_verified === true ? email : null;
    const isAdmin = verifiedEmail?.toLowerCase() === this.settings.adminEmail.toLowerCase();
    const name = typeof claims['name'] === 'string' ? claims['name'] : null;
    return Object.assign(new Viewer(), {
      uid: claims.uid,
      email,
      verifiedEmail,
      name,
      photoUrl: claims.picture ?? null,
      isAdmin,
    });
  }
}

function unauthenticated(): GraphQLError {
  return new GraphQLError('Your sign-in has expired. Please sign in again.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });
}
