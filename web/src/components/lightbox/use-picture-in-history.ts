import { useLocation, useNavigate } from 'react-router-dom';

/** What the browser's history keeps of a page beside its address. */
interface EntryState {
  open?: string;
}

const OPEN_PICTURE = /^picture (\d+)$/;

interface PictureInHistory {
  /** The place of the picture that is open over the page; null while none is. */
  place: number | null;
  /** Opens a picture, or shows another one in its place. */
  show: (place: number) => void;
  close: () => void;
}

/** Which picture is open over the page. It is one step of the browser's history, however many pictures follow: Back closes it. */
export function usePictureInHistory(): PictureInHistory {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [, digits] = OPEN_PICTURE.exec((state as EntryState | null)?.open ?? '') ?? [];
  const place = digits === undefined ? null : Number(digits);
  return {
    place,
    show: (next) => {
      const entry = { state: { open: `picture ${next}` } satisfies EntryState, replace: place !== null };
      void navigate({ pathname, search, hash }, { ...entry, preventScrollReset: true });
    },
    close: () => void (place === null ? undefined : navigate(-1)),
  };
}
