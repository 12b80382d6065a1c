import { WithoutScripts } from '../../features/site/property/without-scripts';
import { EndOfBlock } from '../../components/page/end-of-block';
import { Button } from '../../components/form/button';
import { joinClasses } from '../../lib/joined-classes';
import type { Texts } from '../../lib/hotel/hotel';
import { pictureAt, type ShownPicture } from '../../lib/hotel/shown-picture';
import { HeroPicture } from './hero-picture-element';
import { t } from '../../lib/texts/texts';

interface HeroProps {
  texts: Texts;
  pictures: readonly ShownPicture[];
  onBook: () => void;
}

/** The size of a heading on a phone. Its longest word fits into a line at 320 px, up to 24 letters. */
function sizeFor(heading = ''): string {
  const longest = Math.max(...heading.split(' ').map(({ length }) => length));
  if (longest > 17) return 'text-[1.5rem]';
  return longest > 12 ? 'text-[2rem]' : 'text-[2.75rem]';
}

/** The welcome of the home page: a title, a sentence and the button that opens the booking form. */
export function Hero({ texts, pictures, onBook }: HeroProps) {
  const picture = pictureAt(pictures, texts['image']);
  return (
    <section className="hero-frame on-dusk bg-dusk relative flex items-end overflow-hidden text-on-dusk">
      {picture ? (
        <HeroPicture
          wide={picture}
          tall={pictureAt(pictures, texts['tallImage'])}
          alt={texts['picture'] || picture.altText}
        />
      ) : null}
      <div className="hero-veil absolute inset-0" />
      <div className="shown-whole relative mx-auto w-full max-w-7xl px-5 pt-20 pb-6 sm:px-8 sm:pt-32 sm:pb-12">
        <h1
          className={joinClasses(
            'max-w-4xl leading-[0.98] font-medium sm:text-8xl',
            sizeFor(texts['heading']),
          )}
        >
          {texts['heading']}
        </h1>
        <p className="mt-3 max-w-xl text-lg sm:mt-5 sm:text-xl">{texts['lead']}</p>
        <Button look="light" size="large" className="mt-4 sm:mt-8" onClick={onBook}>
          {t`Book Your Stay`}
        </Button>
        <WithoutScripts sentence={t`To book here, switch on JavaScript.`} />
        <EndOfBlock />
      </div>
    </section>
  );
}
