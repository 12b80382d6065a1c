import { SiteHeader } from '../layout/site-header';
import { SectionPage } from './section-page';

/** The navigation bar as a page of its own. */
export default function NavigationSection() {
  return <SectionPage title="Navigation" before={<SiteHeader />} />;
}
