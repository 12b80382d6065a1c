import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../components/status/spinner';

// A slow server must not delay the site longer than this.
const LONGEST_WAIT_MILLISECONDS = 3_000;

/** The backend root check. The site continues whatever the outcome. */
async function rootCheck(): Promise<void> {
  try {
    const response = await fetch('/', {
      headers: { Accept: 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(LONGEST_WAIT_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`The server responded with ${response.status}`);
    await response.json();
  } catch (error) {
    console.error('The startup check failed', error);
  }
}

/**
 * A full-screen spinner until the root check ends or three seconds have passed. The page below it is visible and
 * receives clicks and keys.
 */
export function StartupGate({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let left = false;
    void rootCheck().then(() => {
      if (!left) setReady(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <>
      {children}
      {ready ? null : (
        <div className="startup-cover">
          <Spinner />
        </div>
      )}
    </>
  );
}
