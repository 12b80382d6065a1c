import { useGalleryOfAmenitiesQuery, useGalleryQuery } from '../../../generated/gallery';
import type { GalleryData } from './gallery-sections';

interface LoadedGallery {
  data: GalleryData | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The pictures of the hotel. They come in two responses. */
export function useGallery(): LoadedGallery {
  const first = useGalleryQuery();
  const second = useGalleryOfAmenitiesQuery();
  return {
    data: first.data && second.data ? { ...first.data, ...second.data } : undefined,
    error: first.error ?? second.error,
    refetch: () => Promise.all([first.refetch(), second.refetch()]),
  };
}
