import { Hero } from '../home/hero';
import { useBookingDialog } from '../booking/use-booking-dialog';
import { PartPage } from './part-page';

/** The hero as a page of its own. */
export default function HeaderPart() {
  const { book, dialog } = useBookingDialog();
  return (
    <PartPage title="Welcome" titled>
      <Hero onBook={() => book()} />
      {dialog}
    </PartPage>
  );
}
