import { useMemo, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { FailedState } from '../../components/list/failed-state';
import { Spinner } from '../../components/status/spinner';
import { LISTING_PAGES } from '../../features/site/listings/listing-pages';
import { useContentPreviewQuery } from '../../generated/desk-content';
import type { ContentPreviewQuery } from '../../generated/graphql';
import { HotelProvider, useHotel } from '../../lib/hotel/hotel';
import { deskContentPath } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import HomePage from '../home/home-page';
import FeedbackPage from '../pages/feedback-page';
import GalleryPage from '../pages/gallery-page';
import GoodToKnowPage from '../pages/good-to-know-page';
import HotelsPage from '../pages/hotels-page';
import ListingPage from '../pages/listing-page';
import NotFoundPage from '../pages/not-found-page';
import OffersPage from '../pages/offers-page';
import ProsePage from '../pages/prose-page';
import { PROSE_PAGES } from '../pages/prose-pages';
import SignInPage from '../pages/sign-in-page';
import SignUpPage from '../pages/sign-up-page';

type Preview = Extract<ContentPreviewQuery['contentPreview'], { __typename: 'ContentPreview' }>;

/** The page components by name. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  home: HomePage,
  offers: OffersPage,
  hotels: HotelsPage,
  feedback: FeedbackPage,
  gallery: GalleryPage,
  goodToKnow: GoodToKnowPage,
  signIn: SignInPage,
  signUp: SignUpPage,
  ...Object.fromEntries(PROSE_PAGES.map((name) => [name, () => <ProsePage name={name} />])),
  ...Object.fromEntries(LISTING_PAGES.map(({ name, path }) => [name, () => <ListingPage path={path} />])),
};

/** A page of the site with its saved draft, for staff: the guests' page with the draft's texts. */
export default function DraftPage() {
  const { page = '' } = useParams();
  const { data, error, loading, refetch } = useContentPreviewQuery({ variables: { page } });
  const preview = data?.contentPreview;
  const Page = PAGES[page];
  if (preview?.__typename === 'ContentPreview' && Page)
    return <Draft name={page} preview={preview} Page={Page} />;
  if (preview) return <NotFoundPage />;
  return error && !loading ? (
    <FailedState problem={t`The draft could not be loaded.`} onRetry={() => void refetch()} />
  ) : (
    <Spinner label={t`Loading the draft`} />
  );
}

function Draft({ name, preview, Page }: { name: string; preview: Preview; Page: ComponentType }) {
  const hotel = useHotel();
  const texts = useMemo(
    () => Object.fromEntries(preview.texts.map((text) => [text.name, text.text])),
    [preview],
  );
  const pictures = useMemo(
    () => preview.texts.flatMap(({ picture }) => (picture ? [picture] : [])),
    [preview],
  );
  return (
    <>
      <p className="sticky top-0 z-20 border-b border-line bg-raised px-5 py-2 text-center">
        {t`This is the draft. Guests do not see it.`}{' '}
        <Link to={deskContentPath('page', name)} className="inline-flex min-h-8 items-center underline">
          {t`Back to the form`}
        </Link>
      </p>
      <HotelProvider value={{ ...hotel, page: { name, texts, pictures, body: preview.body } }}>
        <Page />
      </HotelProvider>
    </>
  );
}
