import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Logo } from '../components/logo';
import { paths } from '../lib/paths';
import { SiteFooter } from './site-footer';

/** Bar, page and footer. A new page is announced by moving the focus to it. */
export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-raised px-4 py-2 font-semibold text-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <header className="relative z-10 border-b border-line bg-ground">
        <div className="mx-auto flex max-w-7xl items-center justify-between px-5 py-4 sm:px-8">
          <Link to={paths.home} className="flex items-center gap-3 text-action">
            <Logo className="size-9" />
            <span className="font-display text-2xl font-semibold tracking-wide">Saffron Court</span>
          </Link>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
