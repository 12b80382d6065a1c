import { useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDismissal } from '../../components/dialog/use-dismissal';
import { CloseIcon, MenuIcon } from '../../components/icon/line-icons';
import { useHotel } from '../../lib/hotel/hotel';
import { joinClasses } from '../../lib/joined-classes';
import { t } from '../../lib/texts/texts';
import { AccountLinks, ManageBooking } from './account-links';
import { NavigationGroupItem } from './navigation-group-item';
import { NavigationLinkItem } from './navigation-link-item';

/** The site's navigation: a row of links on wide screens, a menu behind a button on small ones. */
export function NavigationBar() {
  const { key } = useLocation();
  // A new page starts with all menus closed.
  return <Navigation key={key} />;
}

function Navigation() {
  const [openGroup, setOpenGroup] = useState<number | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const { main } = useHotel().navigation;
  const navigation = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const escapeMenu = useCallback(() => {
    // Escape closes an open list first, then the menu.
    if (openGroup !== null) return;
    setMenuOpen(false);
    toggle.current?.focus();
  }, [openGroup]);
  useDismissal({ active: menuOpen, container: navigation, onLeave: closeMenu, onEscape: escapeMenu });
  const Icon = menuOpen ? CloseIcon : MenuIcon;
  return (
    <nav
      ref={navigation}
      aria-label={t`Main`}
      className="max-xl:shrink-0 xl:flex xl:min-w-0 xl:flex-1 xl:justify-end"
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={() => setMenuOpen(!menuOpen)}
        className="menu-toggle -mr-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold xl:hidden"
      >
        <Icon />
        <span className="max-[23rem]:sr-only">{t`Menu`}</span>
      </button>
      <div id={menuId} className={joinClasses('navigation-menu', !menuOpen && 'max-xl:hidden')}>
        <ul className="navigation-bar-list xl:flex xl:min-w-0 xl:flex-wrap xl:items-center xl:justify-end">
          {main.map(({ label, path, links }, place) =>
            path === null ? (
              <NavigationGroupItem
                key={place}
                group={{ label, links }}
                open={openGroup === place}
                staysOpen={menuOpen}
                onOpenChange={(open) => setOpenGroup(open ? place : null)}
              />
            ) : (
              <NavigationLinkItem key={place} link={{ label, path }} />
            ),
          )}
        </ul>
        <ManageBooking />
        <AccountLinks />
      </div>
    </nav>
  );
}
