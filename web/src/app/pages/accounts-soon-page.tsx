import { MessagePage } from '../../components/message-page';
import { HomeLink } from './home-link';

/** Stands in for every page that needs an account, until accounts are here. */
export default function AccountsSoonPage() {
  return (
    <MessagePage
      title="Accounts open soon"
      message="Signing in comes shortly. You need no account to book a room: your confirmation mail opens your booking at any time."
    >
      <HomeLink />
    </MessagePage>
  );
}
