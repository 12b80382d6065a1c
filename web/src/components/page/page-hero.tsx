import { HERO_PICTURE_SIZES } from './page-hero-sizes';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { EndOfBlock } from './end-of-block';
import { joinClasses } from '../../lib/joined-classes';
import { ShownPicture } from '../picture/shown-picture';

interface PageHeroProps {
  title: string;
  /** It may be empty. */
  sentence: string;
  picture?: Files;
}

/**
 * The top of a page: a picture across the whole width with the title and a sentence over it. On phones they are above
 * the picture.
 */
export function PageHero({ title, sentence, picture }: PageHeroProps) {
  return (
    <header
      className={joinClasses(
        'relative',
        picture && 'lg:flex lg:min-h-[clamp(24rem,64svh,46rem)] lg:items-end lg:text-on-dusk',
      )}
    >
      <div className="shown-whole relative z-1 mx-auto w-full max-w-7xl px-5 pt-12 pb-8 sm:px-8 lg:pb-14">
        <h1 className="page-title">{title}</h1>
        {sentence ? (
          <p
            className={joinClasses(
              'mt-5 max-w-md text-lg text-quiet sm:max-lg:max-w-2xl',
              picture && 'lg:text-inherit',
            )}
          >
            {sentence}
          </p>
        ) : null}
        <EndOfBlock />
      </div>
      {picture ? (
        <>
          <ShownPicture
            files={picture}
            sizes={HERO_PICTURE_SIZES}
            className="aspect-[4/3] rounded-none! sm:aspect-[16/9] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
            eager
          />
          <div className="opening-veil absolute inset-0 max-lg:hidden" />
        </>
      ) : null}
    </header>
  );
}
