import { MessagePage } from '../../components/page/message-page';
import { HomeLink } from './home-link';
import { t } from '../../lib/texts/texts';

/** The page for visitors of the dashboard who are not the administrator. */
export default function UnauthorizedPage() {
  return (
    <MessagePage title={t`No access`} message={t`You are not authorized to view this page.`}>
      <HomeLink />
    </MessagePage>
  );
}
