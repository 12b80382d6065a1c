import { useNavigate } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { MessagePage } from '../../components/page/message-page';
import { WaysOn } from '../../components/page/ways-on';
import { useWantedPage } from '../../features/account/return-path';
import { useCheckedSignIn, useIdentity } from '../../lib/identity/identity-context';
import { paths } from '../../lib/paths';
import { HomeLink } from './home-link';
import { t } from '../../lib/texts/texts';

/**
 * For visitors of the dashboard who are not the administrator, and visitors of the desk who do not belong to the
 * staff. A visitor who is signed out can sign in and then returns. A member of the staff whose sessions were ended
 * can sign in again.
 */
export default function UnauthorizedPage() {
  const { kind } = useCheckedSignIn();
  const wanted = useWantedPage();
  const identity = useIdentity();
  const navigate = useNavigate();
  const signInAgain = async () => {
    await identity.signOut();
    await navigate(paths.signIn, { state: wanted });
  };
  return (
    <MessagePage title={t`No access`} message={t`You are not authorized to view this page.`}>
      <HomeLink />
      {kind === 'signed out' ? (
        <Button asChild look="quiet">
          <Link to={paths.signIn} state={wanted}>{t`Sign in as the administrator`}</Link>
        </Button>
      ) : null}
      {kind === 'signed in' ? (
        <Button look="quiet" onClick={() => void signInAgain()}>{t`Sign in again`}</Button>
      ) : null}
      <WaysOn className="w-full" />
    </MessagePage>
  );
}
