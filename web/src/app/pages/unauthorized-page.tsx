import { MessagePage } from '../../components/page/message-page';
import { HomeLink } from './home-link';

/** Where everyone but the administrator is sent from the dashboard. */
export default function UnauthorizedPage() {
  return (
    <MessagePage title="Not for everyone" message="You are not authorized to view this page.">
      <HomeLink />
    </MessagePage>
  );
}
