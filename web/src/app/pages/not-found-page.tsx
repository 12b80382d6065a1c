import { MessagePage } from '../../components/page/message-page';
import { WaysOn } from '../../components/page/ways-on';
import { HomeLink } from './home-link';
import { t } from '../../lib/texts/texts';

/** For unknown addresses. */
export default function NotFoundPage() {
  return (
    <MessagePage
      title={t`Page not found`}
      message={t`The address may be mistyped, or the page may have moved.`}
    >
      <HomeLink />
      <WaysOn className="mt-6" />
    </MessagePage>
  );
}
