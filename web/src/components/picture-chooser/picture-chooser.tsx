import { Dialog, DialogBody } from '../dialog/dialog';
import { t } from '../../lib/texts/texts';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { ShownPicture } from '../picture/shown-picture';

interface PictureChooserProps {
  open: boolean;
  /** The pictures to choose from; undefined while they are loading. */
  pictures: readonly Files[] | undefined;
  onChoose: (address: string) => void;
  onClose: () => void;
}

/** A dialog with the hotel's uploaded pictures. */
export function PictureChooser({ open, pictures, onChoose, onClose }: PictureChooserProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={t`Choose a picture`}>
      <DialogBody>
        {pictures === undefined ? <p role="status">{t`Loading the pictures`}</p> : null}
        {pictures?.length === 0 ? (
          <p>{t`There are no pictures with an alt text yet. Add them at the desk under Pictures.`}</p>
        ) : null}
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {pictures?.map((files) => (
            <li key={files.address}>
              <button
                type="button"
                onClick={() => onChoose(files.address)}
                className="block w-full cursor-pointer rounded-picture hover:opacity-85"
              >
                <ShownPicture files={files} sizes="14rem" className="aspect-[16/10]" />
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
