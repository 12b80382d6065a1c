import { LiveDeskProvider } from '../../features/desk/frame/live/live-desk-provider';
import DeskRecordsPage from './desk-records-page';

/** The dashboard of the specification. It is outside the desk's layout, so it listens to changes by itself. */
export default function AdminPage() {
  return (
    <LiveDeskProvider>
      <DeskRecordsPage />
    </LiveDeskProvider>
  );
}
