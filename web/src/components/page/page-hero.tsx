import { HERO_PICTURE_SIZES } from './page-hero-sizes';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { ShownPicture } from '../picture/shown-picture';

interface PageHeroProps {
  title: string;
  /** It may be empty. */
  sentence: string;
  picture?: Files;
}

/** The top of a page: its title and a sentence beside a wide picture. */
export function PageHero({ title, sentence, picture }: PageHeroProps) {
  return (
    <header className="mx-auto grid w-full max-w-7xl items-end gap-8 px-5 pt-12 sm:px-8 lg:grid-cols-[5fr_7fr] lg:gap-14 lg:pt-0">
      <div className="lg:pb-10">
        <h1 className="page-title">{title}</h1>
        {sentence ? <p className="mt-5 max-w-md text-lg sm:max-lg:max-w-2xl text-quiet">{sentence}</p> : null}
      </div>
      {picture ? (
        <div className="-mx-5 sm:-mx-8 lg:mx-0">
          <ShownPicture
            files={picture}
            sizes={HERO_PICTURE_SIZES}
            className="aspect-[4/3] max-lg:rounded-none sm:aspect-[16/9] lg:rounded-t-none"
            eager
          />
        </div>
      ) : null}
    </header>
  );
}
