import type { PageTexts } from '../../lib/page-texts';
import { t } from '../../lib/texts/texts';

/** For the head of the page of policies. */
export const STAY_POLICIES_TEXTS: PageTexts = {
  title: t`Stay policies`,
  description: t`Check-in and check-out times, free cancellation, children and pets at {hotel} in {town}.`,
};
