import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { OwnShiftDocument } from '../../../../generated/desk-shifts';
import type { OwnShiftQuery } from '../../../../generated/graphql';

/** The question whether a person who is about to take or give cash opens a shift first. */
interface ShiftQuestion {
  /** The shifts that the person can take over, once the question is asked; null before. */
  left: OwnShiftQuery['shiftsToTakeOver'] | null;
  isChecking: boolean;
  /** Asks unless the person has an open shift. Resolves to true when it asked. */
  ask: () => Promise<boolean>;
  /** Takes the question away. */
  end: () => void;
}

/** Finds out whether the person has an open shift. The form shows `ShiftFirst` while the question is asked. */
export function useShiftQuestion(): ShiftQuestion {
  const client = useApolloClient();
  const [left, setLeft] = useState<ShiftQuestion['left']>(null);
  const [isChecking, setChecking] = useState(false);
  const ask = async () => {
    setChecking(true);
    const asked = client.query<OwnShiftQuery>({ query: OwnShiftDocument, fetchPolicy: 'network-only' });
    // When the shift cannot be loaded, the form continues, so that no guest has to wait.
    const { data } = await asked.catch(() => ({ data: undefined }));
    setChecking(false);
    if (!data || data.ownShift) return false;
    setLeft(data.shiftsToTakeOver);
    return true;
  };
  return { left, isChecking, ask, end: () => setLeft(null) };
}
