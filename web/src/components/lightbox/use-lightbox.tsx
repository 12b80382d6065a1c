import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/loading/lazy-component';
import type { ShownPicture } from '../../lib/hotel/shown-picture';
import { t } from '../../lib/texts/texts';
import { useTakenOver } from '../../lib/browser/use-taken-over';
import { LazyDialog } from '../lazy/lazy-dialog';
import { usePictureInHistory } from './use-picture-in-history';

const Lightbox = lazyComponent(() => import('./lightbox'));

interface LightboxHandle {
  /** Opens the picture with that index in the list. */
  show: (place: number) => void;
  /** Rendered once in the page. It loads nothing before a picture is opened. */
  lightbox: ReactNode;
}

/** Shows large pictures over the page, one at a time, for pages with a {@link PictureButton} for each picture. */
export function useLightbox(title: string, pictures: readonly ShownPicture[]): LightboxHandle {
  const { place, show, close } = usePictureInHistory();
  // The server does not render it. After a reload it opens once React has taken over the page.
  const isTakenOver = useTakenOver();
  const isOpen = place !== null && place < pictures.length;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const lightbox =
    wasOpen && isTakenOver ? (
      <LazyDialog problem={t`The pictures could not be loaded.`} open={isOpen} onClose={close}>
        <Lightbox {...{ title, pictures }} place={isOpen ? place : null} onShow={show} onClose={close} />
      </LazyDialog>
    ) : null;
  return { show, lightbox };
}
