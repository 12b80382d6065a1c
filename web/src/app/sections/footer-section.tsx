import { SiteFooter } from '../layout/site-footer';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The footer as a separate page. */
export default function FooterSection() {
  return <SectionPage title={t`Address and contact`} after={<SiteFooter />} />;
}
