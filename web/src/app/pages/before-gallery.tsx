import { useLocation } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { GalleryStrip } from '../../features/site/gallery/gallery-strip';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { useTakenOver } from '../../lib/browser/use-taken-over';

/**
 * For guests whom the navigation's 'Gallery' link led to the sign-in: what signing in adds, and pictures that need no
 * sign-in.
 */
export function BeforeGallery() {
  const { state } = useLocation();
  // A reload keeps where the guest came from, which the server does not know.
  const isTakenOver = useTakenOver();
  const { from = '' } = (state ?? {}) as { from?: string };
  if (!isTakenOver || from.split(/[?#]/)[0] !== paths.hotels) return null;
  return (
    <section aria-labelledby="before-gallery-title" className="mx-auto w-full max-w-7xl px-5 pb-16 sm:px-8">
      <h2 id="before-gallery-title" className="section-title">
        {t`Pictures of our hotel`}
      </h2>
      <p className="mt-4 mb-6 max-w-2xl">
        {t`Sign in to see our partner hotels, where we send our guests for the rest of their journey. Our own pictures are open to everyone.`}{' '}
        <Link to={paths.gallery} className="text-action underline underline-offset-4">
          {t`See all pictures`}
        </Link>
      </p>
      <GalleryStrip />
    </section>
  );
}
