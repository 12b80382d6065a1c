import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { GraphQLError } from 'graphql';
import { isSameAddress } from './authorisation';
import { ROLES } from './permissions';
import { Viewer } from './viewer';

interface IdentitySettings {
  projectId: string;
  adminEmail: string;
  /**
   * Whether each request asks the provider if the sign-in was revoked. This needs the provider's credentials, or the
   * emulator.
   */
  checksRevocation: boolean;
  /** The administrator's account; null while nobody is administrator. */
  administrator(): Promise<{ uid: string; signedInAt: Date | null } | null>;
}

const BEARER = /^Bearer (\S+)$/i;

/** Finds the viewer of a request by the identity provider's signed token. Only this file uses firebase-admin. */
export class IdentityService {
  private readonly app: App;

  constructor(private readonly settings: IdentitySettings) {
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
    const signedInAt = new Date(claims.auth_time * 1000);
    const isAdmin = await this.isAdministrator(claims.uid, verifiedEmail, signedInAt);
    const name = typeof claims['name'] === 'string' ? claims['name'] : null;
    return Object.assign(new Viewer(), {
      uid: claims.uid,
      email,
      verifiedEmail,
      isAddressVouched: verifiedEmail !== null && claims.firebase.sign_in_provider === 'google.com',
      signedInAt,
      name,
      photoUrl: claims.picture ?? null,
      isAdmin,
      permissions: new Set(isAdmin ? ROLES.owner : []),
    });
  }

  /**
   * Only the pinned account is administrator, and only while its verified address is the administrator's. A session
   * that signed in before the session that opened the owner link may belong to a stranger who registered the address
   * earlier.
   */
  private async isAdministrator(
    uid: string,
    verifiedEmail: string | null,
    signedInAt: Date,
  ): Promise<boolean> {
    if (verifiedEmail === null || !isSameAddress(verifiedEmail, this.settings.adminEmail)) return false;
    const pinned = await this.settings.administrator();
    return pinned?.uid === uid && (pinned.signedInAt === null || signedInAt >= pinned.signedInAt);
  }
}

function unauthenticated(): GraphQLError {
  return new GraphQLError('Your sign-in has expired. Please sign in again.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });
}
