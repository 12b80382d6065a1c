import { MessagePage } from '../../components/page/message-page';
import { HomeLink } from './home-link';

/** For unknown addresses. */
export default function NotFoundPage() {
  return (
    <MessagePage
      title="This page is not here"
      message="The address may be mistyped, or the page may have moved. The lake is where it always was."
    >
      <HomeLink />
    </MessagePage>
  );
}
