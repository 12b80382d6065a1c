import { PageHead } from '../../components/page/page-head';
import { PageWithTexts } from '../../features/site/content/page-with-texts';
import { Gallery } from '../../features/site/gallery/gallery';

/** The pictures of the hotel, open to all. 'Gallery' in the navigation is the directory of partner hotels. */
export default function GalleryPage() {
  return (
    <PageWithTexts name="gallery">
      {({ heading = '', lead, title = '', description }) => (
        <div className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8 lg:py-20">
          <PageHead title={title} description={description} />
          <h1 className="page-title">{heading}</h1>
          {lead ? <p className="mt-5 max-w-2xl text-lg text-quiet">{lead}</p> : null}
          <div className="mt-10">
            <Gallery />
          </div>
        </div>
      )}
    </PageWithTexts>
  );
}
