import { PageHead } from '../../components/page/page-head';
import { CataloguePicture } from '../../components/picture/catalogue-picture';
import { FeedbackForm } from './feedback-form';
import { t } from '../../lib/texts/texts';

/** The feedback page. */
export default function FeedbackPage() {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-12 px-5 py-12 sm:px-8 lg:grid-cols-[7fr_5fr] lg:gap-20 lg:py-20">
      <PageHead title={t`Feedback`} description={t`Tell {hotel} about your stay.`} hiddenFromSearch />
      <div className="w-full max-w-2xl">
        <h1 className="page-title">{t`We Value Your Feedback`}</h1>
        <p className="mt-5 max-w-xl text-lg text-quiet">
          {t`Tell us what you enjoyed and what we could do better.`}
        </p>
        <FeedbackForm />
      </div>
      <CataloguePicture
        name="tea-lounge"
        alt=""
        sizes="40vw"
        className="hidden aspect-[4/5] self-start object-cover lg:block"
      />
    </div>
  );
}
