import type { ComponentProps } from 'react';
import { useHotel, withHotel } from '../../lib/hotel';
import { CataloguePicture } from './catalogue-picture';
import { pictureDescriptions } from './picture-descriptions';

/** One of the site's pictures, with the text that describes it. */
export function DescribedPicture(props: Omit<ComponentProps<typeof CataloguePicture>, 'alt'>) {
  const hotel = useHotel();
  return <CataloguePicture {...props} alt={withHotel(pictureDescriptions[props.name] ?? '', hotel)} />;
}
