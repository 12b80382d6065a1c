import type { PageTexts } from '../../lib/page-texts';
import { t } from '../../lib/texts/texts';

/** For the head of the page of terms. */
export const TERMS_TEXTS: PageTexts = {
  title: t`Terms`,
  description: t`The terms of a booking made directly with {hotel}, {town}.`,
};
