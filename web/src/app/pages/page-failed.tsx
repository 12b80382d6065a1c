import { Button } from '../../components/form/button';
import { MessagePage } from '../../components/page/message-page';
import { t } from '../../lib/texts/texts';

/** Shown instead of a page that could not be loaded or threw. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      title={t`This page could not be loaded`}
      message={t`Your connection may have been lost, or the site has just been updated. Please try again.`}
    >
      <Button onClick={onRetry}>{t`Try again`}</Button>
    </MessagePage>
  );
}
