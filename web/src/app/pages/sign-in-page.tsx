import { SignInPage } from '../../features/accounts/sign-in-page';
import { withTexts } from './with-texts';

/** The sign-in page. */
export default withTexts('signIn', SignInPage);
