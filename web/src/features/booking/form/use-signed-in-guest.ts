import { useEffect } from 'react';
import { useSignInState } from '../../../lib/identity/identity-context';
import type { BookingFormControl } from './booking-values';

/** Fills in the signed-in guest's name and e-mail address. It never overwrites what the guest typed. */
export function useSignedInGuest({ getValues, setValue }: BookingFormControl, open: boolean): void {
  const state = useSignInState();
  const guest = state.kind === 'signed in' ? state.guest : null;
  useEffect(() => {
    if (!open || !guest) return;
    for (const field of ['name', 'email'] as const) {
      const known = guest[field];
      if (known && !getValues(field)) setValue(field, known);
    }
  }, [open, guest, getValues, setValue]);
}
