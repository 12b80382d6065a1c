import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useIdentity, useSignInState } from '../../../../lib/identity/identity-context';
import { LiveDesk } from './live-desk';
import { LiveDeskContext } from './live-desk-context';
import { streamOpener } from './open-stream';

/** Receives the changes of others for the pages inside, while somebody is signed in. */
export function LiveDeskProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const identity = useIdentity();
  const signIn = useSignInState();
  const uid = signIn.kind === 'signed in' ? signIn.guest.uid : null;
  const live = useMemo(
    () =>
      uid === null
        ? null
        : new LiveDesk(
            streamOpener(client, (options) => identity.token(options)),
            `desk-changes ${uid}`,
          ),
    [client, identity, uid],
  );
  useEffect(() => live?.start(), [live]);
  return <LiveDeskContext value={live}>{children}</LiveDeskContext>;
}
