import { scrolledIntoView } from '../page/scrolled-into-view';

interface ErrorMessageProps {
  /** What went wrong and what to do, in our words; null when we have no sentence for it. */
  sentence: string | null;
  /** The message of the provider or the server, shown when there is no sentence. */
  message: string;
}

/** A red box that says what went wrong. Screen readers read it when it appears. */
export function ErrorMessage({ sentence, message }: ErrorMessageProps) {
  return (
    <div
      ref={scrolledIntoView}
      role="alert"
      className="rounded-control border border-bad bg-bad/8 px-4 py-3 font-semibold text-bad"
    >
      <p>{sentence ?? message}</p>
    </div>
  );
}
