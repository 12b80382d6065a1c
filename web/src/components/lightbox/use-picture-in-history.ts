import { useLocation, useNavigate } from 'react-router-dom';

/** What the browser's history stores for a page in addition to its address. */
interface EntryState {
  open?: string;
}

const OPEN_PICTURE = /^picture (\d+)$/;

interface PictureInHistory {
  /** The index of the open picture; null when the lightbox is closed. */
  place: number | null;
  /** Opens a picture, or replaces the open picture. */
  show: (place: number) => void;
  close: () => void;
}

/**
 * Which picture is open over the page. It adds one entry to the browser's history, however many pictures the guest
 * views, so Back closes it.
 */
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
