import type { MailedStay } from '../../mails/notifications/mails/mail-data';
import { daysBetween } from '../../platform/time/dates';

/** The stay as mails show it, with its nights. */
export function mailedStay({
  roomTitle,
  checkin,
  checkout,
  guests,
  children,
}: Omit<MailedStay, 'nights'>): MailedStay {
  return { roomTitle, checkin, checkout, guests, children, nights: daysBetween(checkin, checkout) };
}
