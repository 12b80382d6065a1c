import { PageHead } from '../../components/page-head';
import { Newsletter } from '../../features/newsletter/newsletter';
import { Testimonials } from '../../features/testimonials/testimonials';
import { Hero } from './hero';
import { Services } from './services';
import { useBookingDialog } from '../booking/use-booking-dialog';

/** The landing page. */
export default function HomePage() {
  const { book, dialog } = useBookingDialog();
  return (
    <>
      <PageHead
        title="A lakeside hotel in Udaipur"
        description="Thirty rooms on the shore of Lake Pichola in Udaipur. Book your stay directly with the hotel."
      />
      <Hero onBook={() => book()} />
      <Services />
      <Testimonials />
      <Newsletter />
      {dialog}
    </>
  );
}
