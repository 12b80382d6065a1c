import { useLocation, type Location } from 'react-router-dom';
import { DESK, paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

/** The state of a redirect to the sign-in: the address that the visitor wanted. */
export interface WantedPage {
  from: string;
}

/** The address of this page, for a redirect to the sign-in. */
export const wantedPage = ({ pathname, search, hash }: Location): WantedPage => ({
  from: pathname + search + hash,
});

/** The page that redirected the visitor to the sign-in; null for a visitor who chose to sign in. */
export function useWantedPage(): WantedPage | null {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? { from } : null;
}

const REASONS: Readonly<Record<string, string>> = {
  [paths.profile]: t`Please sign in to see your profile and your bookings.`,
  [paths.feedback]: t`Please sign in to give your feedback.`,
  [paths.hotels]: t`Please sign in to see our partner hotels.`,
  [paths.owner]: t`Please sign in to become the administrator of this site.`,
  [paths.staffInvitation]: t`Please sign in with the address that received the invitation.`,
  [paths.admin]: t`Please sign in as the administrator to see the dashboard.`,
};

/** Whether the page is of the desk. */
export function isOfDesk({ from }: WantedPage): boolean {
  const [path = ''] = from.split(/[?#]/);
  return `${path}/`.startsWith(DESK);
}

/** Why the wanted page requires a sign-in, as a sentence. */
export function reasonToSignIn(wanted: WantedPage): string {
  const [path = ''] = wanted.from.split(/[?#]/);
  if (isOfDesk(wanted)) return t`Please sign in to work at the desk.`;
  return REASONS[path] ?? t`Please sign in to see the page that you wanted to open.`;
}
