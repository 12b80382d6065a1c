import { SiteHeader } from '../layout/site-header';
import { PartPage } from './part-page';

/** The navigation bar as a page of its own. */
export default function NavigationPart() {
  return <PartPage title="Navigation" before={<SiteHeader />} />;
}
