import { PageHead } from '../../../components/page/page-head';
import { ShownPicture } from '../../../components/picture/shown-picture';
import type { PageProps } from '../../../lib/hotel/hotel';
import { pictureAt } from '../../../lib/hotel/shown-picture';
import { t } from '../../../lib/texts/texts';
import { FeedbackForm } from './feedback-form';

/** The feedback page. */
export function FeedbackPage({ texts: { heading, lead, image }, pictures }: PageProps) {
  const picture = pictureAt(pictures, image);
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-12 px-5 py-12 sm:px-8 lg:grid-cols-[7fr_5fr] lg:gap-20 lg:py-20">
      <PageHead title={t`Feedback`} hiddenFromSearch />
      <div className="w-full max-w-2xl">
        <h1 className="page-title">{heading}</h1>
        <p className="mt-5 max-w-xl text-lg text-quiet">{lead}</p>
        <FeedbackForm />
      </div>
      {picture ? (
        <ShownPicture
          files={picture}
          alt=""
          sizes="40vw"
          className="hidden aspect-[4/5] self-start object-cover lg:block"
        />
      ) : null}
    </div>
  );
}
