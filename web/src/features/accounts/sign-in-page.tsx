import { PageHead } from '../../components/page-head';
import { AccountFrame } from './account-frame';
import { SignInForm } from './sign-in-form';

/** Where guests sign in. */
export default function SignInPage() {
  return (
    <AccountFrame
      title="Welcome Back"
      sentence="Sign in to see your bookings and to tell us how you liked it."
      picture="hero-tall"
    >
      <PageHead title="Sign in" description="Sign in to your account at Saffron Court." />
      <SignInForm />
    </AccountFrame>
  );
}
