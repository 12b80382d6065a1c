import { SignInPage } from '../../features/account/sign-in-page';
import { BeforeGallery } from './before-gallery';
import { withTexts } from './with-texts';

const SignIn = withTexts('signIn', SignInPage);

/** The sign-in page. */
export default function SignInPageOfHotel() {
  return (
    <>
      <SignIn />
      <BeforeGallery />
    </>
  );
}
