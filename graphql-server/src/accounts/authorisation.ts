import { GraphQLError } from 'graphql';
import type { AuthCheckerInterface, ResolverData } from 'type-graphql';
import type { Viewer } from './viewer';

/** What `@Authorized(ADMINISTRATOR)` asks for; `@Authorized()` alone asks for any sign-in. */
export const ADMINISTRATOR = 'ADMINISTRATOR';

interface Visit {
  viewer: Viewer | null;
}

/** Answers every `@Authorized` of the schema: who is not signed in hears so, who may not hears that. */
export class AuthorisationCheck implements AuthCheckerInterface<Visit, typeof ADMINISTRATOR> {
  check({ context: { viewer } }: ResolverData<Visit>, roles: (typeof ADMINISTRATOR)[]): boolean {
    if (!viewer) throw refusal('UNAUTHENTICATED', 401, 'Please sign in first.');
    if (roles.includes(ADMINISTRATOR) && !viewer.isAdmin) {
      throw refusal('FORBIDDEN', 403, 'Only the administrator may do this.');
    }
    return true;
  }
}

/** The administrator, as what is kept of an action names them. */
export interface Administrator {
  uid: string;
  address: string;
}

/** Who does it, in an operation that is the administrator's; its `@Authorized` has let nobody else in. */
export function administratorOf({ viewer }: Visit): Administrator {
  if (!viewer?.isAdmin || viewer.verifiedEmail === null) {
    throw refusal('FORBIDDEN', 403, 'Only the administrator may do this.');
  }
  return { uid: viewer.uid, address: viewer.verifiedEmail };
}

/** Whoever is signed in, if the verified address is this one, in any case. */
export function accountAt(address: string, viewer: Viewer | null): Administrator | null {
  if (!viewer?.verifiedEmail || !isSameAddress(viewer.verifiedEmail, address)) return null;
  return { uid: viewer.uid, address: viewer.verifiedEmail };
}

/** E-mail addresses are compared in any case. */
export function isSameAddress(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}

function refusal(code: string, status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}
