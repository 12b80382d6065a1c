import { useEffect } from 'react';
import { attendance } from '../../../lib/apollo/attendance';

/** How long after the last touch or key the page still counts as used, in milliseconds. */
const IN_USE_MILLISECONDS = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** While the desk is on the screen, requests tell the server whether somebody works at the computer. */
export function useAttendance(): void {
  useEffect(() => {
    let lastSign = Date.now();
    const note = () => (lastSign = Date.now());
    SIGNS.forEach((sign) => window.addEventListener(sign, note, { passive: true, capture: true }));
    attendance.isUnattended = () => Date.now() - lastSign > IN_USE_MILLISECONDS;
    return () => {
      SIGNS.forEach((sign) => window.removeEventListener(sign, note, { capture: true }));
      attendance.isUnattended = () => false;
    };
  }, []);
}
