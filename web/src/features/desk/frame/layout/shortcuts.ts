import { NEW_BOOKING_PATH, NIGHT_AUDIT_PATH, TIMELINE_PATH } from '../../../../lib/desk-paths';
import { paths } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';

/** The shortcuts of the desk: keys that open a page, begin a search, or show this list. */
export interface Shortcut {
  /** One key, or two that are pressed one after the other. */
  keys: string;
  label: string;
  does: { to: string } | 'search' | 'help';
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '/', label: t`Find a booking`, does: 'search' },
  { keys: 'n', label: t`New booking`, does: { to: NEW_BOOKING_PATH } },
  { keys: 'g t', label: t`Go to Today`, does: { to: paths.desk } },
  { keys: 'g l', label: t`Go to the timeline`, does: { to: TIMELINE_PATH } },
  { keys: 'g b', label: t`Go to the bookings`, does: { to: paths.deskBookings } },
  { keys: 'g m', label: t`Go to the messages`, does: { to: paths.deskMessages } },
  { keys: 'g n', label: t`Go to the night audit`, does: { to: NIGHT_AUDIT_PATH } },
  { keys: '?', label: t`Show these shortcuts`, does: 'help' },
];

const SWITCH = 'saffron-court.desk-shortcuts';

/**
 * Whether shortcuts of single keys are on in this browser. People with speech input or shaky hands switch them off
 * (WCAG 2.1.4).
 */
export const shortcutSwitch = {
  isOn: (): boolean => {
    try {
      return localStorage.getItem(SWITCH) !== 'off';
    } catch {
      // Storage may be disabled.
      return true;
    }
  },
  set: (isOn: boolean): void => {
    try {
      localStorage.setItem(SWITCH, isOn ? 'on' : 'off');
    } catch {
      // When the browser stores nothing, shortcuts are on again after a reload.
    }
  },
};
