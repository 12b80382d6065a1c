import { PageHead } from '../../components/page-head';
import { pageWords } from '../../lib/page-words';
import { AccountFrame } from './account-frame';
import { SIGN_IN_OPENING } from './account-openings';
import { SignInForm } from './sign-in-form';

/** Where guests sign in. */
export default function SignInPage() {
  return (
    <AccountFrame {...SIGN_IN_OPENING}>
      <PageHead {...pageWords.signIn} />
      <SignInForm />
    </AccountFrame>
  );
}
