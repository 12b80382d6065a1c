import { useState } from 'react';

/**
 * Whether the condition holds now or has held before. A form that is shown once data have come stays, with what is
 * typed into it, while the data are loaded again.
 */
export function useHasBeenTrue(condition: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(condition);
  if (condition && !hasBeenTrue) setHasBeenTrue(true);
  return condition || hasBeenTrue;
}
