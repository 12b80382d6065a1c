import { SiteHeader } from '../layout/site-header';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The navigation bar as a separate page. */
export default function NavigationSection() {
  return <SectionPage title={t`Navigation`} before={<SiteHeader />} />;
}
