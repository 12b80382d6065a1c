import { MessagePage } from '../../components/page/message-page';
import { HomeLink } from './home-link';

/** For unknown addresses. */
export default function NotFoundPage() {
  return (
    <MessagePage title="Page not found" message="The address may be mistyped, or the page may have moved.">
      <HomeLink />
    </MessagePage>
  );
}
