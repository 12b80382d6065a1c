import { Button } from '../form/button';
import { focusHeadingOver } from './move-focus';
import { t } from '../../lib/texts/texts';

interface FailedStateProps {
  /** The sentence that says what failed, such as 'The offers could not be loaded.' */
  problem: string;
  onRetry: () => void;
  /** A retry reloads the page, which loses what was typed. */
  needsReload?: boolean;
}

/** Says that something failed, and offers to try again. A failure never looks like an empty list. */
export function FailedState({ problem, onRetry, needsReload = false }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-t border-line py-8">
      <p>
        {needsReload
          ? t`${problem} The site has just been updated. Copy what you have typed, then try again: the page will reload.`
          : t`${problem} Check your connection and try again.`}
      </p>
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          focusHeadingOver(currentTarget);
          onRetry();
        }}
      >
        {t`Try again`}
      </Button>
    </div>
  );
}
