import { StoredPicture } from '../../../components/picture/stored-picture';
import type { ChosenRoom_RoomTypeFragment } from '../../../generated/graphql';
import { t } from '../../../lib/texts/texts';

/** The room type that is chosen in the form: its picture, its beds and its size. */
export function ChosenRoom({ roomType }: { roomType: ChosenRoom_RoomTypeFragment & { title: string } }) {
  const { title, beds, sizeSquareMetres, pictures, uploadedPictures } = roomType;
  if (pictures.length === 0 && !beds) return null;
  const details = [beds, sizeSquareMetres && t`${sizeSquareMetres} m²`].filter(Boolean).join(' · ');
  return (
    <div className="flex items-center gap-4 sm:col-span-2">
      {pictures.length > 0 ? (
        <StoredPicture
          key={pictures[0]}
          address={pictures[0]}
          uploads={uploadedPictures}
          sizes="10rem"
          className="aspect-[16/10] max-w-40 flex-1"
        />
      ) : null}
      <p className="flex-1">
        <span className="block font-display text-xl font-semibold">{title}</span>
        <span className="text-quiet">{details}</span>
      </p>
    </div>
  );
}
