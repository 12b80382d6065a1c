import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { Hero } from '../home/hero';
import { useBookingDialog } from '../booking/use-booking-dialog';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The hero as a separate page. */
export default function HeaderSection() {
  const { book, dialog } = useBookingDialog();
  return (
    <SectionPage title={t`Welcome`} titled>
      <PageWithTexts name="home">
        {(texts, pictures) => <Hero texts={texts} pictures={pictures} onBook={() => book()} />}
      </PageWithTexts>
      {dialog}
    </SectionPage>
  );
}
