import { Button } from '../form/button';

interface FailedStateProps {
  /** What could not be loaded, as the sentence's beginning: 'The booking'. */
  what: string;
  onRetry: () => void;
}

/** Says that something failed, never that it is empty, and offers to try again. */
export function FailedState({ what, onRetry }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-t border-line py-8">
      <p>{what} could not be loaded. Check your connection and try again.</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
