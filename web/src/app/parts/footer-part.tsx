import { SiteFooter } from '../layout/site-footer';
import { PartPage } from '../pages/part-page';

/** The footer as a page of its own. */
export default function FooterPart() {
  return (
    <PartPage title="Address and contact">
      <SiteFooter />
    </PartPage>
  );
}
