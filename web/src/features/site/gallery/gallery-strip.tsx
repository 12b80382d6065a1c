import { ShownPicture } from '../../../components/picture/shown-picture';
import { useGalleryQuery } from '../../../generated/gallery';
import { gallerySections } from './gallery-sections';

/** The first picture of each part of the hotel. Renders nothing until loaded. */
export function GalleryStrip() {
  const { data } = useGalleryQuery();
  const firsts = data ? gallerySections(data).flatMap(({ pictures }) => pictures.slice(0, 1)) : [];
  return (
    <ul className="grid min-h-24 grid-cols-2 gap-2 sm:grid-cols-4">
      {firsts.map((picture) => (
        <li key={picture.name}>
          <ShownPicture
            files={picture}
            sizes="(min-width: 80rem) 19rem, (min-width: 40rem) 23vw, 46vw"
            className="aspect-[4/3]"
          />
        </li>
      ))}
    </ul>
  );
}
