import { Picture, type PictureProps } from './picture';
import { pictureCatalogue, type PictureName } from './picture-catalogue';

type CataloguePictureProps = Omit<PictureProps, 'files'> & { name: PictureName };

/** Any of the site's pictures, by its name. The home page does without: the whole catalogue would weigh on its first load. */
export function CataloguePicture({ name, ...picture }: CataloguePictureProps) {
  return <Picture files={pictureCatalogue[name]} {...picture} />;
}
