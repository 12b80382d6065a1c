import { FeedbackPage } from '../../features/site/feedback/feedback-page';
import { withTexts } from './with-texts';

/** The feedback page. */
export default withTexts('feedback', FeedbackPage);
