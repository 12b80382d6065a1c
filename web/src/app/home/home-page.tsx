import { PageHead } from '../../components/page/page-head';
import { t } from '../../lib/texts/texts';
import { useBookingDialog } from '../booking/use-booking-dialog';
import { inOwnFile } from '../layout/in-own-file';
import { Later } from '../layout/later';
import { Hero } from './hero';
import { Services } from './services';
import { HOME_TEXTS } from './home-texts';

const LowerHome = inOwnFile(() => import('./lower-home'));

/** The landing page. */
export default function HomePage() {
  const { book, dialog } = useBookingDialog();
  return (
    <>
      <PageHead {...HOME_TEXTS} />
      <Hero onBook={() => book()} />
      <Services />
      <Later problem={t`The rest of this page could not be loaded.`} className="lower-home min-h-[66rem]">
        <LowerHome />
      </Later>
      {dialog}
    </>
  );
}
