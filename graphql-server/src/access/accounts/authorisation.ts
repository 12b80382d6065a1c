import { GraphQLError } from 'graphql';
import type { AuthCheckerInterface, ResolverData } from 'type-graphql';
import { DeskDoor } from './desk-door';
import { PERMISSIONS, type Permission } from './permissions';
import type { Viewer } from './viewer';

interface ViewerContext {
  viewer: Viewer | null;
}

/** What an operation may need besides a permission: that the person has shown lately who they are. */
export const CONFIRMED = 'confirmed';

/** What an operation needs. */
export type Needed = Permission | typeof CONFIRMED;

/** Checks every operation that `ForSignedIn` or `Needs` marks (access.ts). */
export class AuthorisationCheck implements AuthCheckerInterface<ViewerContext, Needed> {
  check({ context: { viewer } }: Pick<ResolverData<ViewerContext>, 'context'>, needed: Needed[]): boolean {
    if (!viewer) throw signInFirst();
    const permissions = needed.filter((need) => need !== CONFIRMED);
    if (viewer.serviceKey !== null) throwUnlessForPrograms(permissions);
    if (permissions.length > 0) throwUnlessOpen(viewer);
    const missing = permissions.find((permission) => !viewer.permissions.has(permission));
    if (missing) throw refusalOfPermission(viewer, missing);
    if (needed.includes(CONFIRMED)) throwUnlessConfirmed(viewer);
    return true;
  }
}

/** What needs no permission belongs to a person, such as a profile or a second factor. */
function throwUnlessForPrograms(permissions: readonly Permission[]): void {
  if (permissions.length > 0) return;
  throw notForPrograms();
}

function refusalOfPermission({ serviceKey, permissions }: Viewer, missing: Permission): GraphQLError {
  if (serviceKey !== null)
    return refusal('FORBIDDEN', 403, `The service key does not allow you to ${PERMISSIONS[missing]}.`);
  return permissions.size > 0 ? notYourRole(missing) : forbidden();
}

/** A member of the staff, or a program with a key, as audit entries name them. */
export interface Staff {
  /** The identity provider's id, or the id of the key (`serviceUid`). */
  uid: string;
  /** The verified address, or the name of the key. */
  address: string;
}

/** The member of the staff who runs the operation. `Needs` has already refused everybody else. */
export function staffOf({ viewer }: ViewerContext): Staff {
  const address = viewer?.serviceKey ?? viewer?.verifiedEmail ?? null;
  if (!viewer || viewer.permissions.size === 0 || address === null) throw forbidden();
  return { uid: viewer.uid, address };
}

/** The account that runs the operation, whether it belongs to the staff or not. `ForSignedIn` has already refused visitors. */
export function signedInOf({ viewer }: ViewerContext): Staff {
  if (!viewer) throw signInFirst();
  return { uid: viewer.uid, address: viewer.email ?? '' };
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

const CLOSED_DOORS: Readonly<
  Record<Exclude<DeskDoor, DeskDoor.OPEN>, readonly [code: string, message: string]>
> = {
  [DeskDoor.ENTER_CODE]: ['SECOND_FACTOR_REQUIRED', 'Please enter the code of your authenticator first.'],
  [DeskDoor.SET_UP_FACTOR]: [
    'SECOND_FACTOR_MISSING',
    'The hotel requires a second factor for your role. Please set it up at /desk/security first.',
  ],
  [DeskDoor.TOO_OLD]: ['DESK_SESSION_ENDED', 'Your sign-in is too old. Please sign in again.'],
  [DeskDoor.UNUSED]: [
    'DESK_SESSION_ENDED',
    'This shared computer was not used for a while. Please sign in again.',
  ],
};

/** Throws for a session of the staff that must sign in, or enter a code, before it works at the desk. */
export function throwUnlessOpen({ deskDoor }: Viewer): void {
  if (deskDoor === null || deskDoor === DeskDoor.OPEN) return;
  const [code, message] = CLOSED_DOORS[deskDoor];
  throw refusal(code, 403, message);
}

/** Throws CONFIRM_IDENTITY unless the person has shown lately who they are: for actions that need it in some cases only. */
export function confirmedOf({ viewer }: ViewerContext): void {
  if (!viewer) throw signInFirst();
  throwUnlessConfirmed(viewer);
}

function throwUnlessConfirmed(viewer: Viewer): void {
  // The desk asks only its staff again. What guests may not do is refused by other rules.
  if (viewer.deskDoor === null) return;
  // A program cannot show who it is. The person who made its key had to do so.
  if (viewer.serviceKey !== null) return;
  if (viewer.deskDoor !== DeskDoor.SET_UP_FACTOR) throwUnlessOpen(viewer);
  if (viewer.isConfirmed) return;
  throw refusal('CONFIRM_IDENTITY', 403, 'Please confirm that it is you, and try again.');
}

/** The error for callers who are not signed in. */
export function signInFirst(): GraphQLError {
  return refusal('UNAUTHENTICATED', 401, 'Please sign in first.');
}

/** The error for programs that ask for what belongs to a person. */
export function notForPrograms(): GraphQLError {
  return refusal('FORBIDDEN', 403, 'A service key may not do this. Please do it at the desk.');
}

/** The error for callers who lack a permission. */
export function forbidden(): GraphQLError {
  return refusal('FORBIDDEN', 403, 'Only the administrator may do this.');
}

/** The error for a member of the staff whose role lacks the permission. */
export function notYourRole(missing: Permission): GraphQLError {
  return refusal('FORBIDDEN', 403, `Your role does not allow you to ${PERMISSIONS[missing]}.`);
}

function refusal(code: string, status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}
