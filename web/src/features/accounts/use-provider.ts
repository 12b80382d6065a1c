import { useState } from 'react';
import { providerFault, type ProviderFault } from './provider-sentences';

/** One thing asked of the identity provider: whether it is under way, and what it refused. */
export function useProvider() {
  const [working, setWorking] = useState<string | null>(null);
  const [fault, setFault] = useState<ProviderFault | null>(null);
  /** Runs the work; true when it succeeded. `what` tells several works of one page apart. */
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
