import { useState } from 'react';
import { providerFault, type ProviderFault } from './provider-sentences';

/** Runs requests to the identity provider: which request is running, and its fault. */
export function useProvider() {
  const [working, setWorking] = useState<string | null>(null);
  const [fault, setFault] = useState<ProviderFault | null>(null);
  /** Runs the request; resolves to true when it succeeded. `what` names the request on a page with several. */
  const run = async (what: string, work: () => Promise<void>): Promise<boolean> => {
    setWorking(what);
    setFault(null);
    try {
      await work();
      return true;
    } catch (failure) {
      setFault(providerFault(failure));
      return false;
    } finally {
      setWorking(null);
    }
  };
  return { working, fault, run, clear: () => setFault(null) };
}
