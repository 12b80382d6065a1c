import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/form/button';
import { Link } from '../../../components/page/link';
import { PageHead } from '../../../components/page/page-head';
import { DeskAccessDocument } from '../../../generated/administrator';
import type { DeskDoor } from '../../../generated/graphql';
import { forgetKeptPage } from '../../../lib/browser/kept-page';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { AccountFrame } from '../account-frame';
import { wantedPage } from '../return-path';
import { ConfirmIdentity } from './confirm-identity';
import { FactorCodeForm } from './factor-code-form';
import { FactorSetUp } from './factor-set-up';
import { useAttendance } from './use-attendance';

const CHECK_MILLISECONDS = 60_000;

/** Asks the server again whether the session may work. When the request fails, the page and what is typed on it stay. */
async function ask(client: ApolloClient): Promise<void> {
  await client.query({ query: DeskAccessDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}

interface DeskDoorGateProps {
  /** What the session must do before it may work; null for a guest. */
  door: DeskDoor | null;
  children: ReactNode;
}

/** Shows the desk to a session that may work, and otherwise what the session must do first. The server decides. */
export function DeskDoorGate({ door, children }: DeskDoorGateProps) {
  const client = useApolloClient();
  useAttendance();
  useEffect(() => {
    const timer = setInterval(() => void ask(client), CHECK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [client]);
  const again = () => void ask(client);
  switch (door) {
    case 'ENTER_CODE':
      return (
        <DoorPage title={t`Enter your code`} sentence={t`Your sign-in has a second factor.`}>
          <FactorCodeForm onProved={again} />
        </DoorPage>
      );
    case 'SET_UP_FACTOR':
      return (
        <DoorPage
          title={t`Set up your second factor`}
          sentence={t`The hotel requires a second factor for your role.`}
        >
          <FactorSetUp onDone={again} />
          <ConfirmIdentity />
        </DoorPage>
      );
    case 'TOO_OLD':
      return <Ended reason={t`Your sign-in is more than 12 hours old.`} />;
    case 'UNUSED':
      return <Ended reason={t`This is a shared computer, and nobody used it for a while.`} />;
    default:
      return (
        <>
          {children}
          <ConfirmIdentity />
        </>
      );
  }
}

function DoorPage({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <main id="main">
      <PageHead title={title} hiddenFromSearch />
      <AccountFrame title={title} sentence={sentence}>
        {children}
      </AccountFrame>
    </main>
  );
}

/** Leads to the sign-in and back to this page. */
function Ended({ reason }: { reason: string }) {
  const location = useLocation();
  const { cache } = useApolloClient();
  // Names of guests stay on a phone no longer than the session.
  useEffect(() => void forgetKeptPage().catch(() => undefined), []);
  return (
    <DoorPage title={t`Please sign in again`} sentence={reason}>
      <p>{t`Drafts of forms and replies are kept on this computer.`}</p>
      <Button asChild>
        <Link
          to={paths.signIn}
          state={wantedPage(location)}
          onClick={() => cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' })}
        >
          {t`Sign in again`}
        </Link>
      </Button>
    </DoorPage>
  );
}
