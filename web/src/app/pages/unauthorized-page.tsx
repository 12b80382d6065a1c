import { MessagePage } from '../../components/page/message-page';
import { HomeLink } from './home-link';

/** The page for visitors of the dashboard who are not the administrator. */
export default function UnauthorizedPage() {
  return (
    <MessagePage title="No access" message="You are not authorized to view this page.">
      <HomeLink />
    </MessagePage>
  );
}
