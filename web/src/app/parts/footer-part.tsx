import { SiteFooter } from '../layout/site-footer';
import { PartPage } from './part-page';

/** The footer as a page of its own. */
export default function FooterPart() {
  return <PartPage title="Address and contact" after={<SiteFooter />} />;
}
