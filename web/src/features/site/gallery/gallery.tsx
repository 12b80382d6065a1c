import { FailedState } from '../../../components/list/failed-state';
import { NothingHere } from '../../../components/list/nothing-here';
import { PictureButton } from '../../../components/lightbox/picture-button';
import { useLightbox } from '../../../components/lightbox/use-lightbox';
import { Spinner } from '../../../components/status/spinner';
import { useGalleryQuery } from '../../../generated/gallery';
import type { ShownPicture } from '../../../lib/hotel/shown-picture';
import { t } from '../../../lib/texts/texts';
import { gallerySections, type GallerySection } from './gallery-sections';

/** All pictures of the hotel's rooms and pages. Each opens in the lightbox, which can show all of them. */
export function Gallery() {
  const { data, error, refetch } = useGalleryQuery();
  if (data) return <Sections sections={gallerySections(data)} />;
  if (error)
    return <FailedState problem={t`The pictures could not be loaded.`} onRetry={() => void refetch()} />;
  return <Spinner label={t`Loading the pictures`} />;
}

function Sections({ sections }: { sections: readonly GallerySection[] }) {
  const all = sections.flatMap(({ pictures }) => pictures);
  const { show, lightbox } = useLightbox(t`Pictures of the hotel`, all);
  if (all.length === 0) return <NothingHere text={t`There is nothing to show here at the moment.`} />;
  return (
    <>
      {sections.map(({ title, pictures }) => (
        <section key={title} aria-label={title} className="mb-14">
          <h2 className="mb-5 text-3xl">{title}</h2>
          <ul className="grid auto-rows-fr grid-cols-2 gap-2 md:grid-cols-4">
            {pictures.map((picture, index) => (
              <Cell
                key={picture.name}
                picture={picture}
                isLarge={index === 0 && pictures.length > LARGE_FROM}
                isEager={picture === all[0]}
                onPress={() => show(all.indexOf(picture))}
              />
            ))}
          </ul>
        </section>
      ))}
      {lightbox}
    </>
  );
}

// With fewer pictures, a large picture would leave gaps in the grid.
const LARGE_FROM = 4;

interface CellProps {
  picture: ShownPicture;
  isLarge: boolean;
  isEager: boolean;
  onPress: () => void;
}

/** Its shape is known before the picture loads, so that nothing moves. */
function Cell({ picture, isLarge, isEager, onPress }: CellProps) {
  return (
    <li className={isLarge ? 'col-span-2 row-span-2' : undefined}>
      <PictureButton
        files={picture}
        eager={isEager}
        sizes={
          isLarge
            ? '(min-width: 80rem) 38rem, (min-width: 48rem) 46vw, 92vw'
            : '(min-width: 80rem) 19rem, (min-width: 48rem) 23vw, 46vw'
        }
        className="aspect-[4/3]"
        onPress={onPress}
      />
    </li>
  );
}
