import { scrolledIntoView } from '../page/scrolled-into-view';

interface FaultBoxProps {
  /** What went wrong, for a reader who wants to go on. */
  sentence: string | null;
  /** The words of whoever refused. */
  message: string;
}

/** A red box that says what went wrong; it is read out when it appears. */
export function ErrorMessage({ sentence, message }: FaultBoxProps) {
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
