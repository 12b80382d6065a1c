import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Identity, SignInState } from './identity';

const IdentityContext = createContext<Identity | null>(null);

export const IdentityProvider = IdentityContext.Provider;

/** Signs in and out. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('There is no IdentityProvider around this component.');
  return identity;
}

// The server renders every page for a visitor, and the browser must begin with the same page.
const OF_VISITOR: SignInState = { kind: 'not checked' };
const visitorSnapshot = () => OF_VISITOR;

/** The sign-in state. It follows every change, including changes in other tabs. */
export function useSignInState(): SignInState {
  const identity = useIdentity();
  return useSyncExternalStore(identity.subscribe, identity.snapshot, visitorSnapshot);
}

/** The sign-in state, for pages that depend on it. It starts the check. */
export function useCheckedSignIn(): SignInState {
  const identity = useIdentity();
  const state = useSignInState();
  const isChecked = state.kind !== 'not checked';
  useEffect(() => {
    if (!isChecked) identity.check();
  }, [identity, isChecked]);
  return isChecked ? state : { kind: 'checking' };
}
