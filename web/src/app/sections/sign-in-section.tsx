import { SignInForm } from '../../features/accounts/sign-in-form';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The sign-in as a page of its own. */
export default function SignInSection() {
  return (
    <SectionPage title={t`Welcome Back`} titled>
      <div className="mx-auto w-full max-w-lg px-5 py-12">
        <h1 className="page-title">{t`Welcome Back`}</h1>
        <div className="mt-8 grid gap-5">
          <SignInForm />
        </div>
      </div>
    </SectionPage>
  );
}
