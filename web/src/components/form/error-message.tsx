import { scrolledIntoView } from '../page/scrolled-into-view';

interface ErrorMessageProps {
  /** What went wrong and what to do. */
  sentence: string | null;
  /** The message of the provider or the server. */
  message: string;
}

/** A red box that says what went wrong. Screen readers read it when it appears. */
export function ErrorMessage({ sentence, message }: ErrorMessageProps) {
  return (
    <div
      ref={scrolledIntoView}
      role="alert"
      className="rounded-control border border-bad bg-bad/8 px-4 py-3 text-bad"
    >
      {sentence ? <p className="font-semibold">{sentence}</p> : null}
      <p className={sentence ? 'mt-1 text-sm' : 'font-semibold'}>{message}</p>
    </div>
  );
}
