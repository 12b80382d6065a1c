import { useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link, NavigationEntry } from '../../../../components/page/link';
import { useDismissal } from '../../../../components/dialog/use-dismissal';
import { CloseIcon, MenuIcon } from '../../../../components/icon/line-icons';
import { Logo } from '../../../../components/picture/logo';
import {
  ADMIN_HOTELS_PATH,
  ADMIN_LISTINGS_PATH,
  ADMIN_OFFERS_PATH,
  CASH_UP_PATH,
  BLOCKS_PATH,
  DESK_RECORDS_PATH,
  CHARGE_ITEMS_PATH,
  COMPANIES_PATH,
  EXTRAS_PATH,
  FIGURES_PATH,
  GUESTS_PATH,
  HOUSEKEEPING_PATH,
  NIGHT_AUDIT_PATH,
  NEW_BOOKING_PATH,
  PORTALS_PATH,
  PROMOTIONS_PATH,
  RATE_PLANS_PATH,
  REGISTER_PATH,
  SECURITY_PATH,
  DAY_BOOK_PATH,
  SETTLEMENTS_PATH,
  SHIFTS_PATH,
  PROGRAMS_PATH,
  STAFF_PATH,
  TAX_PATH,
  TIMELINE_PATH,
} from '../../../../lib/desk-paths';
import { DensityChoice } from './density-choice';
import { DeskSearch } from './desk-search';
import { DeskShortcuts } from './desk-shortcuts';
import { useHotel } from '../../../../lib/hotel/hotel';
import { joinClasses } from '../../../../lib/joined-classes';
import { mayOpen } from '../../../../lib/desk-needs';
import { paths } from '../../../../lib/paths';
import { useRights, type Rights } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { UnreadBadge } from './unread-count';

interface DeskLink {
  label: string;
  path: string;
  /** Whether only the exact path is current, because pages below it have their own links. */
  end?: boolean;
  /** The page below the path that has its own link. */
  ownLinkPath?: string;
  /** Whether the label is too long for one of two columns. */
  isLong?: boolean;
}

interface DeskGroup {
  title: string;
  /** Whether its links are in two columns on wide screens. Groups that are used less often take less space. */
  inColumns?: boolean;
  links: readonly DeskLink[];
}

const GROUPS: readonly DeskGroup[] = [
  {
    title: t`Day`,
    inColumns: true,
    links: [
      { label: t`Today`, path: paths.desk, end: true, isLong: true },
      { label: t`Timeline`, path: TIMELINE_PATH, isLong: true },
      { label: t`New booking`, path: NEW_BOOKING_PATH },
      { label: t`Bookings`, path: paths.deskBookings, ownLinkPath: NEW_BOOKING_PATH },
      { label: t`Guests`, path: GUESTS_PATH },
      { label: t`Housekeeping`, path: HOUSEKEEPING_PATH },
      { label: t`Register`, path: REGISTER_PATH },
      { label: t`Night audit`, path: NIGHT_AUDIT_PATH },
      { label: t`Messages`, path: paths.deskMessages, isLong: true },
    ],
  },
  {
    title: t`Money`,
    inColumns: true,
    links: [
      { label: t`My shift`, path: SHIFTS_PATH },
      { label: t`Cash-up`, path: CASH_UP_PATH },
      { label: t`Figures`, path: FIGURES_PATH },
      { label: t`Settlements`, path: SETTLEMENTS_PATH },
      { label: t`Companies`, path: COMPANIES_PATH },
      { label: t`Portals`, path: PORTALS_PATH },
      { label: t`Day book`, path: DAY_BOOK_PATH },
    ],
  },
  {
    title: t`Prices`,
    inColumns: true,
    links: [
      { label: t`Rates`, path: paths.deskRates },
      { label: t`Rate plans`, path: RATE_PLANS_PATH },
      { label: t`Seasons and rules`, path: paths.deskRateBook, isLong: true },
      { label: t`Promotions`, path: PROMOTIONS_PATH },
      { label: t`Extras`, path: EXTRAS_PATH },
      { label: t`Tax and exchange rate`, path: TAX_PATH, isLong: true },
      { label: t`Policies`, path: paths.deskPolicies },
      { label: t`Charges`, path: CHARGE_ITEMS_PATH },
    ],
  },
  {
    title: t`Site`,
    inColumns: true,
    links: [
      { label: t`Offers`, path: ADMIN_OFFERS_PATH },
      { label: t`Partner hotels`, path: ADMIN_HOTELS_PATH },
      { label: t`Listings`, path: ADMIN_LISTINGS_PATH },
      { label: t`Texts`, path: paths.deskContent },
      { label: t`Pictures`, path: paths.deskPictures },
      { label: t`Look`, path: paths.deskLook },
      { label: t`Navigation`, path: paths.deskNavigation },
      { label: t`Subscribers`, path: paths.deskSubscribers },
    ],
  },
  {
    title: t`Hotel`,
    inColumns: true,
    links: [
      { label: t`Hotel`, path: paths.deskHotel },
      { label: t`Rooms`, path: paths.deskRooms },
      { label: t`Set-up`, path: paths.deskSetUp },
      { label: t`Staff`, path: STAFF_PATH },
      { label: t`Programs`, path: PROGRAMS_PATH },
      { label: t`Out of sale`, path: BLOCKS_PATH },
      { label: t`Activity`, path: paths.deskActivity },
    ],
  },
];

/** The desk's navigation: a column on wide screens, a menu behind a button on small ones. */
export function DeskNavigation() {
  const { key } = useLocation();
  // A new page starts with the menu closed.
  return <Navigation key={key} />;
}

function Navigation() {
  const { name } = useHotel();
  const rights = useRights();
  const [menuOpen, setMenuOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = useCallback(() => setMenuOpen(false), []);
  const escape = useCallback(() => {
    setMenuOpen(false);
    toggle.current?.focus();
  }, []);
  useDismissal({ active: menuOpen, container: header, onLeave: close, onEscape: escape });
  const Icon = menuOpen ? CloseIcon : MenuIcon;
  return (
    <header
      ref={header}
      className="sticky top-0 z-30 border-line bg-raised max-lg:border-b lg:h-dvh lg:overflow-y-auto lg:border-r print:hidden"
    >
      <div className="flex items-center justify-between gap-3 px-5 py-2 lg:px-4 lg:py-1">
        <Link to={paths.desk} className="flex min-h-11 min-w-0 items-center gap-2.5">
          <Logo className="size-7 shrink-0 text-action" />
          <span className="truncate font-display text-xl leading-none font-semibold">{name}</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen(!menuOpen)}
          className="-mr-3 inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold lg:hidden"
        >
          <Icon />
          {t`Menu`}
        </button>
      </div>
      <nav
        id={menuId}
        aria-label={t`Desk`}
        className={joinClasses(
          'grid grid-cols-2 gap-x-6 gap-y-5 px-5 pt-2 pb-6 lg:grid-cols-1 lg:gap-y-2 lg:px-2 lg:pt-0 lg:pb-2 lg:text-sm',
          'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-4rem)] max-lg:overflow-y-auto max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:shadow-float',
          !menuOpen && 'max-lg:hidden',
        )}
      >
        {rights.may('bookings.read') ? <DeskSearch /> : null}
        {GROUPS.map((group) => ({ ...group, links: linksFor(group.links, rights) }))
          .filter(({ links }) => links.length > 0)
          .map((group) => (
            <NavigationGroup key={group.title} {...group} />
          ))}
        <ul className="grid grid-cols-2 border-line max-lg:col-span-2 lg:border-t lg:pt-1.5">
          <NavigationItem label={t`View the site`} path={paths.home} end />
          <NavigationItem label={t`Your sign-in`} path={SECURITY_PATH} end />
          <li className="col-span-2 max-lg:hidden">
            <DeskShortcuts />
          </li>
          <li className="col-span-2 mt-1">
            <DensityChoice />
          </li>
        </ul>
      </nav>
    </header>
  );
}

/** The links of pages that the person may open. Staff without the dashboard find its lists at the desk. */
function linksFor(links: readonly DeskLink[], { may, isAdmin }: Rights): DeskLink[] {
  return links
    .map((link) => ({
      ...link,
      path: isAdmin ? link.path : link.path.replace(paths.admin, DESK_RECORDS_PATH),
    }))
    .filter(({ path }) => path.startsWith(paths.admin) || mayOpen(path.replace(/#.*/, ''), may));
}

function NavigationGroup({ title, inColumns = false, links }: DeskGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="px-3 font-sans text-sm font-semibold text-quiet lg:border-l-2 lg:border-transparent lg:px-2 lg:text-xs"
      >
        {title}
      </h2>
      <ul className={joinClasses('max-lg:mt-1', inColumns && 'lg:grid lg:grid-cols-2')}>
        {links.map((link) => (
          <NavigationItem key={link.path} {...link} />
        ))}
      </ul>
    </section>
  );
}

function NavigationItem({ label, path, end = false, ownLinkPath, isLong = false }: DeskLink) {
  const { pathname } = useLocation();
  return (
    <li className={isLong ? 'lg:col-span-2' : undefined}>
      <NavigationEntry
        to={path}
        end={end || pathname === ownLinkPath}
        className="flex min-h-11 items-center gap-2 rounded-control border-l-2 border-transparent px-3 hover:bg-ground aria-[current=page]:border-brass aria-[current=page]:bg-ground aria-[current=page]:font-semibold lg:min-h-(--desk-entry) lg:px-2 lg:leading-tight"
      >
        {label}
        {path === paths.deskMessages ? <UnreadBadge /> : null}
      </NavigationEntry>
    </li>
  );
}
