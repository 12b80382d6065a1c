import { joinClasses } from '../../lib/joined-classes';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { EndOfBlock } from '../page/end-of-block';
import { ShownPicture } from '../picture/shown-picture';

interface PictureButtonProps {
  files: Files;
  sizes: string;
  /** For a picture at the top of a page. */
  eager?: boolean;
  /** The class of the picture, such as its shape. */
  className?: string;
  onPress: () => void;
}

/** A picture that opens large when pressed. Its alt text is the button's name. */
export function PictureButton({ onPress, className, ...picture }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="shown-whole picture-button block h-full w-full cursor-zoom-in rounded-picture"
    >
      <ShownPicture {...picture} className={joinClasses('block', className)} />
      <EndOfBlock />
    </button>
  );
}
