import { lazy } from 'react';
import { PageHead } from '../../components/page-head';
import { useBookingDialog } from '../booking/use-booking-dialog';
import { Later } from '../layout/later';
import { Hero } from './hero';
import { Services } from './services';

const LowerHome = lazy(() => import('./lower-home'));

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
      <Later what="The rest of this page" className="min-h-[66rem]">
        <LowerHome />
      </Later>
      {dialog}
    </>
  );
}
