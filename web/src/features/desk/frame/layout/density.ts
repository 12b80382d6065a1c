import { useMemo } from 'react';
import { rememberedValue } from '../../../../lib/browser/remembered-value';
import { useSignInState } from '../../../../lib/identity/identity-context';

/** How much the desk shows on a screen. */
export type Density = 'compact' | 'comfortable';

interface DensityChoice {
  density: Density;
  /** Remembers the person's choice in this browser. */
  choose: (density: Density) => void;
}

/** The density that the signed-in person has chosen in this browser. At first the desk is compact: a day fits on a screen. */
export function useDensity(): DensityChoice {
  const state = useSignInState();
  const person = state.kind === 'signed in' ? state.guest.uid : 'nobody';
  const remembered = useMemo(
    () => rememberedValue(`saffron-court.desk-density.${person}`, 'desk-density-changed'),
    [person],
  );
  return {
    density: remembered.use() === 'comfortable' ? 'comfortable' : 'compact',
    choose: remembered.keep,
  };
}
