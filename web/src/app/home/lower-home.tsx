import { Link } from '../../components/page/link';
import { Newsletter } from '../../features/site/newsletter/newsletter';
import { WithoutScripts } from '../../features/site/property/without-scripts';
import { Testimonials } from '../../features/site/testimonials/testimonials';
import type { Texts } from '../../lib/hotel/hotel';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

/** The landing page below the first screen. */
export default function LowerHome({ texts }: { texts: Texts }) {
  return (
    <>
      <p className="mx-auto max-w-7xl px-5 pb-12 sm:px-8">
        <Link to={paths.gallery} className="inline-flex min-h-11 items-center text-action underline">
          {t`See all pictures`}
        </Link>
      </p>
      <Testimonials />
      <Newsletter title={texts['newsletter.heading'] ?? ''} sentence={texts['newsletter.sentence'] ?? ''}>
        <WithoutScripts sentence={t`To subscribe, switch on JavaScript.`} />
      </Newsletter>
    </>
  );
}
