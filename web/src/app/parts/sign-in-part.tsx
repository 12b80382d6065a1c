import { SignInForm } from '../../features/accounts/sign-in-form';
import { PartPage } from './part-page';

/** The sign-in as a page of its own. */
export default function SignInPart() {
  return (
    <PartPage title="Welcome Back" titled>
      <div className="mx-auto w-full max-w-lg px-5 py-12">
        <h1 className="page-title">Welcome Back</h1>
        <div className="mt-8 grid gap-5">
          <SignInForm />
        </div>
      </div>
    </PartPage>
  );
}
