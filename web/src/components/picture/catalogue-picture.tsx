import { Picture, type PictureProps } from './picture';
import { pictureCatalogue, type PictureName } from './picture-catalogue';

type CataloguePictureProps = Omit<PictureProps, 'files'> & { name: PictureName };

/**
 * Any of the site's pictures, by name. The home page does not use it: the catalogue would make its first load larger.
 */
export function CataloguePicture({ name, ...picture }: CataloguePictureProps) {
  return <Picture files={pictureCatalogue[name]} {...picture} />;
}
