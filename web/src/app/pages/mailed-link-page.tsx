import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import StaffInvitationPage from '../../features/account/invitation/staff-invitation-page';
import UnsubscribePage from '../../features/site/newsletter/unsubscribe-page';
import YourDataPage from '../../features/site/your-data/your-data-page';
import { paths } from '../../lib/paths';

const PAGES: readonly (readonly [path: string, page: ComponentType])[] = [
  [paths.yourData, YourDataPage],
  [paths.staffInvitation, StaffInvitationPage],
];

/** The pages of links in mails that are about no booking. They are one file, because each file costs every first visit. */
export default function MailedLinkPage() {
  const { pathname } = useLocation();
  const Page = PAGES.find(([path]) => pathname.startsWith(path))?.[1] ?? UnsubscribePage;
  return <Page />;
}
