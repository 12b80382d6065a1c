import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Identity, SignInState } from './identity';

const IdentityContext = createContext<Identity | null>(null);

export const IdentityProvider = IdentityContext.Provider;

/** The way to sign in and out. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('There is no IdentityProvider around this component.');
  return identity;
}

/** What is known of who is there; it follows every change, also of other tabs. */
export function useSignInState(): SignInState {
  const identity = useIdentity();
  return useSyncExternalStore(identity.subscribe, identity.snapshot);
}

/** The same, and it finds out: for pages that depend on it. */
export function useCheckedSignIn(): SignInState {
  const identity = useIdentity();
  const state = useSignInState();
  const asked = state.kind !== 'not asked';
  useEffect(() => {
    if (!asked) identity.check();
  }, [identity, asked]);
  return asked ? state : { kind: 'checking' };
}
