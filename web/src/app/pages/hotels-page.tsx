import { HotelsPage } from '../../features/site/hotels/hotels-page';
import { withTexts } from './with-texts';

/** The directory of partner hotels. */
export default withTexts('hotels', HotelsPage);
