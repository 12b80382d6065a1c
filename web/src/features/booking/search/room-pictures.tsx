import { PictureButton } from '../../../components/lightbox/picture-button';
import { useLightbox } from '../../../components/lightbox/use-lightbox';
import { StoredPicture } from '../../../components/picture/stored-picture';
import type { RoomTypeDetails_RoomTypeFragment } from '../../../generated/graphql';
import { joinClasses } from '../../../lib/joined-classes';
import { pictureAt } from '../../../lib/hotel/shown-picture';
import { t } from '../../../lib/texts/texts';

interface RoomPicturesProps {
  roomType: Pick<RoomTypeDetails_RoomTypeFragment, 'title' | 'pictures' | 'uploadedPictures'>;
}

/** How many small pictures are next to the large one. */
const SMALL_PICTURES = 4;

/** The first picture large, with four small pictures next to it. Each opens in the lightbox, which has all pictures. */
export function RoomPictures({ roomType: { title, pictures, uploadedPictures } }: RoomPicturesProps) {
  const known = pictures.flatMap((address) => pictureAt(uploadedPictures, address) ?? []);
  const { show, lightbox } = useLightbox(t`Pictures of ${title}`, known);
  const [first, ...more] = known;
  // A picture from another site has only one size and no alt text, so it does not open.
  if (!first) return <StoredPicture address={pictures[0]} sizes="92vw" className="aspect-[16/10]" />;
  const smallPictures = more.slice(0, SMALL_PICTURES);
  return (
    <div
      className={joinClasses('relative', smallPictures.length > 0 && 'grid gap-2 md:grid-cols-2 print:block')}
    >
      <PictureButton
        files={first}
        sizes={smallPictures.length > 0 ? '(min-width: 80rem) 38rem, (min-width: 48rem) 46vw, 92vw' : '92vw'}
        eager
        className="aspect-[16/10] md:h-full print:aspect-[16/5] print:h-auto"
        onPress={() => show(0)}
      />
      {smallPictures.length > 0 ? (
        <div className="grid grid-cols-2 gap-2 print:hidden">
          {smallPictures.map((files, index) => (
            <PictureButton
              key={files.address}
              files={files}
              sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 23vw, 46vw"
              className="aspect-[16/10]"
              onPress={() => show(index + 1)}
            />
          ))}
        </div>
      ) : null}
      {known.length > smallPictures.length + 1 ? (
        <button
          type="button"
          onClick={() => show(0)}
          className="absolute right-3 bottom-3 min-h-11 print:hidden cursor-pointer rounded-control bg-(--bright-ground) forced-colors:border px-4 text-sm font-semibold text-(--bright-action)"
        >
          {t`All ${known.length} pictures`}
        </button>
      ) : null}
      {lightbox}
    </div>
  );
}
