import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';
import { joinClasses } from '../../lib/joined-classes';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the site. */
  to: To;
  /** Replaces the page in the browser's history. Without it, only a link to the present address does so. */
  replace?: boolean;
  state?: unknown;
}

/**
 * A link to a page of the site, which opens without a new document. React Router's own link also fetches pages in advance
 * for its framework; a guest would load that code for nothing.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  return <a {...rest} href={href} target={target} onClick={press} />;
}

interface NavigationEntryProps extends LinkProps {
  /** Whether the link counts as current only on its own page, and not on the pages below it. */
  end?: boolean;
  /** Further classes while the link is current. */
  currentClassName?: string;
}

const withoutSlash = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** A link of a navigation. It is marked as the current page for assistive technology and for styles. */
export function NavigationEntry({ end = false, currentClassName, className, ...link }: NavigationEntryProps) {
  const own = withoutSlash(useResolvedPath(link.to).pathname);
  const shown = withoutSlash(useLocation().pathname);
  const isCurrent = shown === own || (!end && own !== '' && shown.startsWith(`${own}/`));
  return (
    <Link
      {...link}
      aria-current={isCurrent ? 'page' : undefined}
      className={joinClasses(className, isCurrent && currentClassName)}
    />
  );
}
