import { GraphQLError } from 'graphql';
import type { AuthCheckerInterface, ResolverData } from 'type-graphql';
import type { Permission } from './permissions';
import type { Viewer } from './viewer';

interface ViewerContext {
  viewer: Viewer | null;
}

/** Checks every operation that `ForSignedIn` or `Needs` marks (access.ts). */
export class AuthorisationCheck implements AuthCheckerInterface<ViewerContext, Permission> {
  check(
    { context: { viewer } }: Pick<ResolverData<ViewerContext>, 'context'>,
    needed: Permission[],
  ): boolean {
    if (!viewer) throw signInFirst();
    if (!needed.every((permission) => viewer.permissions.has(permission))) throw forbidden();
    return true;
  }
}

/** A member of the staff, as audit entries name them. */
export interface Staff {
  /** The identity provider's id. */
  uid: string;
  /** The verified address. */
  address: string;
}

/** The member of the staff who runs the operation. `Needs` has already refused everybody else. */
export function staffOf({ viewer }: ViewerContext): Staff {
  if (!viewer || viewer.permissions.size === 0 || viewer.verifiedEmail === null) throw forbidden();
  return { uid: viewer.uid, address: viewer.verifiedEmail };
}

/** The signed-in account when this address is its verified address; otherwise null. */
export function accountAt(address: string, viewer: Viewer | null): Staff | null {
  if (!viewer?.verifiedEmail || !isSameAddress(viewer.verifiedEmail, address)) return null;
  return { uid: viewer.uid, address: viewer.verifiedEmail };
}

/** Compares e-mail addresses without regard to case. */
export function isSameAddress(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}

/** The error for callers who are not signed in. */
export function signInFirst(): GraphQLError {
  return refusal('UNAUTHENTICATED', 401, 'Please sign in first.');
}

function forbidden(): GraphQLError {
  return refusal('FORBIDDEN', 403, 'Only the administrator may do this.');
}

function refusal(code: string, status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}
