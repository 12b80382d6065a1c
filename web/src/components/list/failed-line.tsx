import { focusAround } from './move-focus';
import { t } from '../../lib/texts/texts';

interface FailedLineProps {
  /** The sentence that says what failed, such as 'The price could not be loaded.' */
  problem: string;
  onRetry: () => void;
}

/** A failure in one line. Its parent has `tabIndex={-1}` and stays when the line is removed. */
export function FailedLine({ problem, onRetry }: FailedLineProps) {
  return (
    <>
      {problem}{' '}
      <button
        type="button"
        className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4"
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onRetry();
        }}
      >
        {t`Try again`}
      </button>
    </>
  );
}
