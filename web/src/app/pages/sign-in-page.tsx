import { WaysOn } from '../../components/page/ways-on';
import { SignInPage } from '../../features/account/sign-in-page';
import { t } from '../../lib/texts/texts';
import { BeforeGallery } from './before-gallery';
import { withTexts } from './with-texts';

const SignIn = withTexts('signIn', SignInPage);

/** The sign-in page. */
export default function SignInPageOfHotel() {
  return (
    <>
      <SignIn />
      <div className="mx-auto w-full max-w-7xl px-5 pb-10 sm:px-8">
        <p>{t`You can book, and see your booking, without an account:`}</p>
        <WaysOn />
      </div>
      <BeforeGallery />
    </>
  );
}
