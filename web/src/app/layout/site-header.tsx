import { useLocation } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { EndOfBlock } from '../../components/page/end-of-block';
import { Button } from '../../components/form/button';
import { Logo } from '../../components/picture/logo';
import { useHotel } from '../../lib/hotel/hotel';
import { joinClasses } from '../../lib/joined-classes';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { NavigationBar } from '../navigation/navigation-bar';

/** The sizes of a hotel's name by its number of letters: a long name gets smaller letters and as many lines as it needs. */
const NAME_SIZES = [
  { letters: 15, className: 'text-[1.375rem] sm:text-[1.625rem]' },
  { letters: 24, className: 'text-[1.0625rem] sm:text-[1.375rem]' },
];
const LONGEST_NAMES = 'text-[0.9375rem] sm:text-[1.1875rem]';

const sizeOfName = (name: string) =>
  NAME_SIZES.find(({ letters }) => [...name].length <= letters)?.className ?? LONGEST_NAMES;

/** Logo, name and navigation. On the home page they are over the hero. They are as high as a long name needs. */
export function SiteHeader() {
  const { name } = useHotel();
  const overHero = useLocation().pathname === paths.home;
  return (
    <header
      className={joinClasses(
        'site-header shown-whole',
        overHero ? 'is-over-hero text-on-dusk' : 'border-b border-line bg-ground',
      )}
    >
      <div className="header-ground">
        <div className="relative mx-auto flex max-w-7xl items-center justify-between gap-3 px-5 sm:gap-6 py-3 sm:px-8 xl:pt-8">
          <Link to={paths.home} className="flex min-w-0 items-center gap-2 sm:gap-3 xl:max-w-60 xl:shrink-0">
            <Logo
              className={joinClasses(
                'size-8 shrink-0 sm:size-10',
                overHero ? 'text-(--dark-accent)' : 'text-action',
              )}
            />
            <span
              className={joinClasses(
                'min-w-0 font-display leading-none font-semibold text-balance wrap-anywhere',
                sizeOfName(name),
              )}
            >
              {name}
            </span>
          </Link>
          <div className="header-actions ml-auto flex items-center gap-3 sm:gap-6 xl:contents">
            <div className="book-of-header shrink-0 xl:order-last">
              <Button asChild size="small" look={overHero ? 'light' : 'action'}>
                <Link to={paths.book}>{t`Book`}</Link>
              </Button>
            </div>
            <NavigationBar />
          </div>
        </div>
      </div>
      <EndOfBlock />
    </header>
  );
}
