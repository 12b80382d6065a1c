import { useEffect, useState } from 'react';
import { t } from '../../../../lib/texts/texts';
import { useLiveState } from './live-desk-context';

/** Short interruptions, such as the restart of a server, show no notice. */
const PATIENCE_MILLISECONDS = 5_000;

/** Says that changes of others do not arrive, when an interruption lasts. */
export function LiveNotice() {
  const state = useLiveState();
  const isBroken = state === 'reconnecting' || state === 'connecting';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBroken) return undefined;
    const timer = window.setTimeout(() => setIsShown(true), PATIENCE_MILLISECONDS);
    return () => {
      window.clearTimeout(timer);
      setIsShown(false);
    };
  }, [isBroken]);
  return (
    <p
      role="status"
      className="fixed right-4 bottom-4 z-10 rounded-control border border-line bg-ground px-4 py-2 text-sm text-warning shadow-md empty:hidden print:hidden"
    >
      {isBroken && isShown ? t`Not live: reconnecting` : null}
    </p>
  );
}
