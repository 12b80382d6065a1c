import { GraphQLError } from 'graphql';
import type { AuthCheckerInterface, ResolverData } from 'type-graphql';
import type { Viewer } from './viewer';

/** `@Authorized(ADMINISTRATOR)` requires the administrator; `@Authorized()` requires any signed-in guest. */
export const ADMINISTRATOR = 'ADMINISTRATOR';

interface ViewerContext {
  viewer: Viewer | null;
}

/** Checks every `@Authorized` of the schema. */
export class AuthorisationCheck implements AuthCheckerInterface<ViewerContext, typeof ADMINISTRATOR> {
  check({ context: { viewer } }: ResolverData<ViewerContext>, roles: (typeof ADMINISTRATOR)[]): boolean {
    if (!viewer) throw refusal('UNAUTHENTICATED', 401, 'Please sign in first.');
    if (roles.includes(ADMINISTRATOR) && !viewer.isAdmin) {
      throw refusal('FORBIDDEN', 403, 'Only the administrator may do this.');
    }
    return true;
  }
}

/** The administrator, as an audit entry names them. */
export interface Administrator {
  uid: string;
  address: string;
}

/** The administrator who runs the operation. Its `@Authorized` has refused everybody else. */
export function administratorOf({ viewer }: ViewerContext): Administrator {
  if (!viewer?.isAdmin || viewer.verifiedEmail === null) {
    throw refusal('FORBIDDEN', 403, 'Only the administrator may do this.');
  }
  return { uid: viewer.uid, address: viewer.verifiedEmail };
}

/** The signed-in account, if this is its verified address. */
export function accountAt(address: string, viewer: Viewer | null): Administrator | null {
  if (!viewer?.verifiedEmail || !isSameAddress(viewer.verifiedEmail, address)) return null;
  return { uid: viewer.uid, address: viewer.verifiedEmail };
}

/** Compares e-mail addresses without regard to case. */
export function isSameAddress(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}

function refusal(code: string, status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}
