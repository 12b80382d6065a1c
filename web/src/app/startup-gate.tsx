import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../components/status/spinner';

// A slow server must not keep a guest from the site.
const LONGEST_WAIT_MILLISECONDS = 3_000;

/** Asks the server for a sign of life; whatever it says, or does not, the site goes on. */
async function rootCheck(): Promise<void> {
  try {
    const response = await fetch('/', {
      headers: { Accept: 'application/json' },
      credentials: 'include',
      signal: AbortSignal.timeout(LONGEST_WAIT_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    await response.json();
  } catch (error) {
    console.error('The startup check failed', error);
  }
}

/**
 * A full-screen spinner until the server has answered the startup check, or three seconds have gone by. The site
 * arrives under it meanwhile, and nobody can reach it there.
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
  useEffect(() => {
    // What stood in the HTML has done its work: the page itself lies over it.
    if (ready) document.getElementById('opening')?.remove();
  }, [ready]);
  return (
    <>
      <div inert={!ready}>{children}</div>
      {ready ? null : (
        <div className="startup-cover">
          <Spinner />
        </div>
      )}
    </>
  );
}
