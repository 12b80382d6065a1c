import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/form/button';
import { ErrorMessage } from '../../../components/form/error-message';
import { Link } from '../../../components/page/link';
import { MessagePage } from '../../../components/page/message-page';
import { RichText } from '../../../components/page/rich-text';
import { useAcceptInvitationMutation } from '../../../generated/staff-invitation';
import { failureOf } from '../../../lib/apollo/request-failure';
import { useSignInState } from '../../../lib/identity/identity-context';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import { wantedPage } from '../return-path';

const TITLE = t`Invitation to the desk`;
const NO_TOKEN = t`This page works only with the link in the mail. Please open the complete link, including everything after the # sign.`;
const EXPLANATION = t`Sign in with the address that received the mail, then accept. The link works once.`;
const FAILED = t`The invitation could not be accepted. Please try again.`;

/** The page of an invitation to the staff. The link acts when the button is pressed, not when it is opened. */
export default function StaffInvitationPage() {
  const location = useLocation();
  const token = location.hash.slice(1);
  const state = useSignInState();
  const [accept, { loading }] = useAcceptInvitationMutation();
  const [role, setRole] = useState('');
  const [problem, setProblem] = useState('');
  const press = async () => {
    setProblem('');
    try {
      const { data } = await accept({ variables: { token } });
      const result = data?.acceptInvitation;
      if (result?.__typename === 'InvitationAccepted') setRole(result.role);
      else setProblem(result?.message ?? FAILED);
    } catch (failure) {
      const found = failureOf(failure);
      setProblem((found.kind === 'refused' && found.message) || FAILED);
    }
  };
  if (!token) return <MessagePage title={TITLE} message={NO_TOKEN} />;
  if (role)
    return (
      <MessagePage title={t`Welcome to the desk`} message={t`Your role is ${role}.`}>
        <Button asChild>
          <Link to={paths.desk}>{t`Open the desk`}</Link>
        </Button>
      </MessagePage>
    );
  const address = state.kind === 'signed in' ? state.guest.email : null;
  return (
    <MessagePage title={TITLE} message={EXPLANATION}>
      <div className="grid w-full max-w-xl justify-items-start gap-6">
        {address ? (
          <>
            <p>
              <RichText
                text={t`You are signed in as <strong>${address}</strong>.`}
                elements={{ strong: (words) => <strong className="wrap-anywhere">{words}</strong> }}
              />
            </p>
            <Button disabled={loading} aria-busy={loading} onClick={() => void press()}>
              {t`Accept the invitation`}
            </Button>
          </>
        ) : (
          <div className="flex flex-wrap gap-4">
            <Button asChild>
              <Link to={paths.signIn} state={wantedPage(location)}>{t`Sign in`}</Link>
            </Button>
            <Button asChild look="quiet">
              <Link to={paths.signUp} state={wantedPage(location)}>{t`Sign up`}</Link>
            </Button>
          </div>
        )}
        {problem ? <ErrorMessage sentence={null} message={problem} /> : null}
      </div>
    </MessagePage>
  );
}
