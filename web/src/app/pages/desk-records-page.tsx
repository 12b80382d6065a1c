import DashboardPage from '../../features/admin/dashboard/dashboard-page';
import { useAskingAgain } from '../../features/desk/frame/live/live-desk-context';

function Changes({ ask }: { ask: () => Promise<unknown> }) {
  useAskingAgain(['CONTENT', 'MESSAGE'], ask);
  return null;
}

/** The administrator's lists, which are read again when others change them. */
export default function DeskRecordsPage() {
  return <DashboardPage changes={(ask) => <Changes ask={ask} />} />;
}
