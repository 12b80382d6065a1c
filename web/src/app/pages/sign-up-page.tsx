import { SignUpPage } from '../../features/accounts/sign-up-page';
import { withTexts } from './with-texts';

/** The page to create an account. */
export default withTexts('signUp', SignUpPage);
