import { SiteFooter } from '../layout/site-footer';
import { SectionPage } from './section-page';

/** The footer as a page of its own. */
export default function FooterSection() {
  return <SectionPage title="Address and contact" after={<SiteFooter />} />;
}
