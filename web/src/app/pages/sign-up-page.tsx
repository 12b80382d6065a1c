import { SignUpPage } from '../../features/account/sign-up-page';
import { withTexts } from './with-texts';

/** The page to create an account. */
export default withTexts('signUp', SignUpPage);
