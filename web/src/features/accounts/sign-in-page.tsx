import { PageHead } from '../../components/page/page-head';
import { pageTexts } from '../../lib/page-texts';
import { AccountFrame } from './account-frame';
import { SIGN_IN_HERO } from './account-heroes';
import { SignInForm } from './sign-in-form';

/** The sign-in page. */
export default function SignInPage() {
  return (
    <AccountFrame {...SIGN_IN_HERO}>
      <PageHead {...pageTexts.signIn} />
      <SignInForm />
    </AccountFrame>
  );
}
