import { GraphQLError } from 'graphql';
import type { ReadLimit } from '../../platform/limits/read-limit';
import { DeskDoor } from '../accounts/desk-door';
import { DeskRights, Viewer } from '../accounts/viewer';
import { TOKEN_BEGINS, type ServiceKeyService } from './service-key.service';
import type { ServiceRights } from './service-rights';

const BEARER = /^Bearer (\S+)$/i;
const ROLE_NAME = 'Service key';

/** The token of a service key in the header Authorization; null for every other header. */
export function serviceTokenOf(authorization: string | undefined): string | null {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token?.startsWith(TOKEN_BEGINS) ? token : null;
}

/** Finds the viewer of a program's request by its key, and slows down callers whose keys do not work. */
export class ProgramSignIn {
  constructor(
    private readonly keys: Pick<ServiceKeyService, 'rightsOfToken'>,
    private readonly falseKeys: Pick<ReadLimit, 'secondsToWait'>,
  ) {}

  /** Rejects with UNAUTHENTICATED for a key that does not work, and with RATE_LIMITED after many of them. */
  async viewerOf(token: string, caller: string): Promise<Viewer> {
    const rights = await this.keys.rightsOfToken(token, caller);
    if (rights) return viewerWith(rights);
    const seconds = this.falseKeys.secondsToWait(caller, 1);
    throw seconds === null ? keyDoesNotWork() : tooManyFalseKeys(seconds);
  }
}

function viewerWith(rights: ServiceRights): Viewer {
  const desk = { ...rights, permissions: [...rights.permissions], role: ROLE_NAME };
  return Object.assign(new Viewer(), {
    uid: rights.uid,
    email: null,
    verifiedEmail: null,
    isAddressVouched: false,
    serviceKey: rights.name,
    signedInAt: new Date(0),
    name: rights.name,
    photoUrl: null,
    permissions: rights.permissions,
    desk: Object.assign(new DeskRights(), desk),
    deskDoor: DeskDoor.OPEN,
    isConfirmed: false,
    isAdmin: false,
  });
}

function keyDoesNotWork(): GraphQLError {
  const message =
    'This service key does not work: it is unknown, revoked or expired, or not for this network. Make a new key at the desk.';
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });
}

function tooManyFalseKeys(seconds: number): GraphQLError {
  const headers = new Map([['retry-after', String(seconds)]]);
  const message = `Too many requests with keys that do not work. Please wait ${seconds} seconds.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http: { status: 429, headers } } });
}
