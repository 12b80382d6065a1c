import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { MessagePage } from '../../components/page/message-page';
import { useWantedPage } from '../../features/account/return-path';
import { useCheckedSignIn } from '../../lib/identity/identity-context';
import { paths } from '../../lib/paths';
import { HomeLink } from './home-link';
import { t } from '../../lib/texts/texts';

/**
 * For visitors of the dashboard who are not the administrator. A visitor who is signed out can sign in and then returns
 * to the dashboard.
 */
export default function UnauthorizedPage() {
  const { kind } = useCheckedSignIn();
  const wanted = useWantedPage();
  return (
    <MessagePage title={t`No access`} message={t`You are not authorized to view this page.`}>
      <HomeLink />
      {kind === 'signed out' ? (
        <Button asChild look="quiet">
          <Link to={paths.signIn} state={wanted}>{t`Sign in as the administrator`}</Link>
        </Button>
      ) : null}
    </MessagePage>
  );
}
