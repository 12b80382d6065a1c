import { Services } from '../home/services';
import { SectionPage } from './section-page';

/** The services as a page of their own. */
export default function ServicesSection() {
  return (
    <SectionPage title="Services">
      <Services />
    </SectionPage>
  );
}
