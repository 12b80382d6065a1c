import { pictureCatalogue } from '../../components/picture/picture-catalogue';
import { pictureFallback, pictureSources } from '../../components/picture/picture-sources';
import { heroPicture } from './hero-picture';

const { name, tallName, tallMedia, sizes, alt } = heroPicture;

/** The picture that stood in the HTML, at the same addresses: it comes from the browser's memory. */
export function HeroPicture() {
  const { width, height } = pictureCatalogue[name];
  return (
    <picture className="hero-picture">
      {pictureSources(tallName).map(({ type, srcSet }) => (
        <source key={`tall ${type}`} type={type} srcSet={srcSet} sizes={sizes} media={tallMedia} />
      ))}
      {pictureSources(name).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={pictureFallback(name)} alt={alt} width={width} height={height} fetchPriority="high" />
    </picture>
  );
}
