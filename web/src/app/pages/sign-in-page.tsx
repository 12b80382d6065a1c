import { WaysOn } from '../../components/page/ways-on';
import { SignInPage } from '../../features/account/sign-in-page';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { t } from '../../lib/texts/texts';
import { BeforeGallery } from './before-gallery';

/** The sign-in page. */
export default function SignInPageOfHotel() {
  return (
    <PageWithTexts name="signIn">
      {(texts, pictures) => (
        <>
          <SignInPage texts={texts} pictures={pictures} />
          <div className="mx-auto w-full max-w-7xl px-5 pb-10 sm:px-8">
            <p>{t`You can book, and see your booking, without an account:`}</p>
            <WaysOn />
          </div>
          <BeforeGallery />
        </>
      )}
    </PageWithTexts>
  );
}
