import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { Logo } from '../../components/picture/logo';
import { useHotel } from '../../lib/hotel/hotel';
import { joinClasses } from '../../lib/joined-classes';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { NavigationBar } from '../navigation/navigation-bar';

/** Logo, name and navigation. On the home page they are over the hero. */
export function SiteHeader() {
  const { name } = useHotel();
  const overHero = useLocation().pathname === paths.home;
  return (
    <header
      className={joinClasses(
        'site-header',
        overHero ? 'is-over-hero text-on-dusk' : 'border-b border-line bg-ground',
      )}
    >
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-3 px-5 sm:gap-6 py-3 sm:px-8">
        <Link to={paths.home} className="flex items-center gap-2 whitespace-nowrap sm:gap-3">
          <Logo
            className={joinClasses('size-8 sm:size-10', overHero ? 'text-(--dark-accent)' : 'text-action')}
          />
          <span className="font-display text-[1.375rem] leading-none sm:text-[1.625rem] font-semibold">
            {name}
          </span>
        </Link>
        <div className="book-of-header ml-auto xl:order-last xl:ml-0">
          <Button asChild size="small" look={overHero ? 'light' : 'action'}>
            <Link to={paths.book}>{t`Book`}</Link>
          </Button>
        </div>
        <NavigationBar />
      </div>
    </header>
  );
}
