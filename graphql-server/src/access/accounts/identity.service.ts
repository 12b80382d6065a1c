import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { GraphQLError } from 'graphql';
import { isSameAddress } from './authorisation';
import { DeskDoor, type DeskSession } from './desk-door';
import { hasStaffAddress, isEnded, isPinned, type PinnedAccount } from './session-rules';
import { OWNER_RIGHTS, type StaffRights } from './staff-rights';
import { DeskRights, Viewer } from './viewer';

interface IdentitySettings {
  projectId: string;
  adminEmail: string;
  /**
   * Whether each request asks the provider if the sign-in was revoked. This needs the provider's credentials, or the
   * emulator.
   */
  checksRevocation: boolean;
  /** The administrator's account; null while nobody is administrator. */
  administrator(): Promise<PinnedAccount | null>;
  /** The rights of a member of the staff; null for everybody else. */
  staff(uid: string): Promise<StaffRights | null>;
  /** What the session of a member of the staff may do at this moment. */
  session(
    session: { uid: string; signedInAt: Date },
    rights: StaffRights,
    use: { isUnattended: boolean },
  ): Promise<DeskSession>;
}

type Account = Pick<Viewer, 'uid' | 'verifiedEmail' | 'signedInAt' | 'name'>;

const NOTHING: StaffRights['permissions'] = new Set();

const BEARER = /^Bearer (\S+)$/i;

/** Finds the viewer of a request by the identity provider's signed token. Only this file uses firebase-admin. */
export class IdentityService {
  private readonly app: App;

  constructor(private readonly settings: IdentitySettings) {
    const { projectId } = settings;
    this.app = initializeApp({ projectId }, `identity-${projectId}-${IdentityService.instances++}`);
  }

  private static instances = 0;

  /**
   * Null for a visitor; UNAUTHENTICATED for a token that is forged, foreign or expired. `isUnattended`: the page asks by itself,
   * and nobody uses it.
   */
  async viewerOf(
    authorization: string | undefined,
    { isUnattended = false }: { isUnattended?: boolean } = {},
  ): Promise<Viewer | null> {
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
    const name = typeof claims['name'] === 'string' ? claims['name'] : null;
    const account = { uid: claims.uid, verifiedEmail, signedInAt, name };
    const isOwner = await this.isAdministrator(account);
    const rights = await this.rightsOf(account, isOwner);
    const isAdmin = isOwner && rights !== null;
    const session = rights && (await this.settings.session(account, rights, { isUnattended }));
    const open = session?.door === DeskDoor.OPEN ? rights : rights && { ...rights, permissions: NOTHING };
    return Object.assign(new Viewer(), {
      uid: claims.uid,
      email,
      verifiedEmail,
      serviceKey: null,
      isAddressVouched: verifiedEmail !== null && claims.firebase.sign_in_provider === 'google.com',
      signedInAt,
      name,
      photoUrl: claims.picture ?? null,
      isAdmin,
      permissions: open?.permissions ?? NOTHING,
      desk: open && DeskRights.of(open),
      deskDoor: session?.door ?? null,
      isConfirmed: session?.isConfirmed === true,
    });
  }

  private async rightsOf(account: Account, isOwner: boolean): Promise<StaffRights | null> {
    const { uid, verifiedEmail, signedInAt, name } = account;
    if (verifiedEmail === null) return null;
    const staff = await this.settings.staff(uid);
    if (isEnded(account, staff)) return null;
    if (!isOwner) return hasStaffAddress(account, staff) ? staff : null;
    const unnamed = { roleId: 'owner', roleName: 'Owner', sessionsFrom: signedInAt };
    return { ...unnamed, name: name ?? verifiedEmail, address: verifiedEmail, ...staff, ...OWNER_RIGHTS };
  }

  /** The database is asked about accounts with the administrator's address only. */
  private async isAdministrator(account: Account): Promise<boolean> {
    const { adminEmail } = this.settings;
    if (account.verifiedEmail === null || !isSameAddress(account.verifiedEmail, adminEmail)) return false;
    return isPinned(account, await this.settings.administrator(), adminEmail);
  }
}

function unauthenticated(): GraphQLError {
  return new GraphQLError('Your sign-in has expired. Please sign in again.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });
}
