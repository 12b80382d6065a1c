import type { PageTexts } from '../../lib/page-texts';
import { t } from '../../lib/texts/texts';

/** For the head of the home page. */
export const HOME_TEXTS: PageTexts = {
  title: t`A lakeside hotel in {town}`,
  description: t`Thirty rooms on the shore of Lake Pichola in {town}. Book your stay directly with the hotel.`,
};
