import { Hero } from '../home/hero';
import { useBookingDialog } from '../booking/use-booking-dialog';
import { SectionPage } from './section-page';

/** The hero as a page of its own. */
export default function HeaderSection() {
  const { book, dialog } = useBookingDialog();
  return (
    <SectionPage title="Welcome" titled>
      <Hero onBook={() => book()} />
      {dialog}
    </SectionPage>
  );
}
