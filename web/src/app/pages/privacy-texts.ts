import type { PageTexts } from '../../lib/page-texts';
import { t } from '../../lib/texts/texts';

/** For the head of the page about privacy. */
export const PRIVACY_TEXTS: PageTexts = {
  title: t`Privacy`,
  description: t`Which personal data {hotel} keeps, why, and for how long.`,
};
