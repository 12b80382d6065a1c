import type { PageProps } from '../../lib/hotel/hotel';
import { AccountPage } from './account-page';
import { SignInForm } from './sign-in-form';

/** The sign-in page. */
export function SignInPage(props: PageProps) {
  return (
    <AccountPage {...props}>
      <SignInForm />
    </AccountPage>
  );
}
