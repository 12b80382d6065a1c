import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { Services } from '../home/services';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The services as a separate page. */
export default function ServicesSection() {
  return (
    <SectionPage title={t`Services`}>
      <PageWithTexts name="home">
        {(texts, pictures) => <Services texts={texts} pictures={pictures} />}
      </PageWithTexts>
    </SectionPage>
  );
}
