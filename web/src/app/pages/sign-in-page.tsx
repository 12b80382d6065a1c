import { Link } from '../../components/page/link';
import { SignInPage } from '../../features/account/sign-in-page';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { BeforeGallery } from './before-gallery';
import { withTexts } from './with-texts';

const SignIn = withTexts('signIn', SignInPage);

/** The sign-in page. */
export default function SignInPageOfHotel() {
  return (
    <>
      <SignIn />
      <p className="mx-auto max-w-7xl px-5 pb-10 text-center sm:px-8">
        {t`You booked without an account?`}{' '}
        <Link
          to={paths.booking}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {t`Manage booking`}
        </Link>
      </p>
      <BeforeGallery />
    </>
  );
}
