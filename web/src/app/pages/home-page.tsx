import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button';
import { PageHead } from '../../components/page-head';
import { HeroPicture } from '../hero-picture-element';

// Nobody pays for the booking form before asking for it.
const BookingDialog = lazy(() => import('../../features/booking/booking-dialog'));

/** The landing page. */
export default function HomePage() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const book = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <PageHead
        title="A lakeside hotel in Udaipur"
        description="Thirty rooms on the shore of Lake Pichola in Udaipur. Book your stay directly with the hotel."
      />
      <section className="relative flex min-h-[min(52rem,calc(100svh-4.5rem))] items-end overflow-hidden bg-dusk text-[#f6f1e7]">
        <HeroPicture />
        <div className="hero-veil absolute inset-0" />
        <div className="relative mx-auto w-full max-w-7xl px-5 pt-40 pb-14 sm:px-8 sm:pb-20">
          <h1 className="max-w-3xl text-5xl sm:text-7xl">Welcome to Saffron Court</h1>
          <p className="mt-4 max-w-xl text-lg sm:text-xl">
            Luxury and comfort on the shore of Lake Pichola, thirty rooms between the water and the old town.
          </p>
          <Button look="light" className="mt-8 min-h-14 px-8 text-lg" onClick={book}>
            Book Your Stay
          </Button>
        </div>
      </section>
      {asked ? (
        <Suspense fallback={null}>
          <BookingDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
