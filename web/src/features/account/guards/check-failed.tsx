import { FailedState } from '../../../components/list/failed-state';
import { focusPage } from '../../../components/list/move-focus';
import { PageHead } from '../../../components/page/page-head';
import { t } from '../../../lib/texts/texts';

interface CheckFailedProps {
  /** The sentence that says what could not be checked. */
  problem: string;
  onRetry: () => void;
}

/** Shown instead of a page when access could not be checked. */
export function CheckFailed({ problem, onRetry }: CheckFailedProps) {
  // Title and button are removed while access is checked again.
  const retry = () => {
    focusPage();
    onRetry();
  };
  const title = t`This page could not be opened`;
  return (
    <div className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8 lg:py-20">
      <PageHead title={title} hiddenFromSearch />
      <h1 className="page-title mb-8">{title}</h1>
      <FailedState problem={problem} onRetry={retry} />
    </div>
  );
}
