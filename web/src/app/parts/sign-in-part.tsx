import AccountsSoonPage from '../pages/accounts-soon-page';
import { PartPage } from './part-page';

/** The sign-in as a page of its own. */
export default function SignInPart() {
  return (
    <PartPage title="Sign in" titled>
      <AccountsSoonPage />
    </PartPage>
  );
}
