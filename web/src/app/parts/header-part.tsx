import { useBookingDialog } from '../home/use-booking-dialog';
import { Hero } from '../home/hero';
import { PageHead } from '../../components/page-head';

/** The hero as a page of its own. */
export default function HeaderPart() {
  const { book, dialog } = useBookingDialog();
  return (
    <>
      <PageHead title="Welcome" hiddenFromSearch />
      <Hero onBook={() => book()} />
      {dialog}
    </>
  );
}
