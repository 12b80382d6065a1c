import { Button } from '../../components/form/button';
import { MessagePage } from '../../components/page/message-page';

/** Shown instead of a page that could not be loaded or threw. */
export function PageFailed() {
  return (
    <MessagePage
      title="This page could not be loaded"
      message="Your connection may have been lost, or the site has just been updated. Please try again."
    >
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </MessagePage>
  );
}
