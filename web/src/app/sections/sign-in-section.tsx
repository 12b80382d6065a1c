import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { SignInForm } from '../../features/account/sign-in-form';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The sign-in as a separate page. */
export default function SignInSection() {
  return (
    <SectionPage title={t`Sign in`} titled>
      <PageWithTexts name="signIn">
        {({ heading }) => (
          <div className="mx-auto w-full max-w-lg px-5 py-12">
            <h1 className="page-title">{heading}</h1>
            <div className="mt-8 grid gap-5">
              <SignInForm />
            </div>
          </div>
        )}
      </PageWithTexts>
    </SectionPage>
  );
}
