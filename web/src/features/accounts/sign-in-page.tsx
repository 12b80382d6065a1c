import { PageHead } from '../../components/page/page-head';
import { AccountFrame } from './account-frame';
import { SIGN_IN_HERO, SIGN_IN_TEXTS } from './account-texts';
import { SignInForm } from './sign-in-form';

/** The sign-in page. */
export default function SignInPage() {
  return (
    <AccountFrame {...SIGN_IN_HERO}>
      <PageHead {...SIGN_IN_TEXTS} />
      <SignInForm />
    </AccountFrame>
  );
}
