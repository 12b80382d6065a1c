import { useSearchParams } from 'react-router-dom';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import type { Period } from './periods';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The shown period. It is in the address, so that going back and reloading keep it. */
export function useFiguresAddress() {
  const [address, setAddress] = useSearchParams();
  const dateOf = (name: string): PlainDate | null => {
    const typed = address.get(name) ?? '';
    return DATE.test(typed) ? typed : null;
  };
  const [from, to] = [dateOf('from'), dateOf('to')];
  return {
    /** Null for the current month of the desk. */
    period: from && to ? { from, to } : null,
    show: (period: Period) =>
      setAddress(
        new URLSearchParams([
          ['from', period.from],
          ['to', period.to],
        ]),
        { replace: true },
      ),
  };
}
