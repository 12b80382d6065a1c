import { NavigationEntry } from '../../components/page/link';
import type { NavigationLink } from '../../lib/hotel/hotel';

interface NavigationLinkItemProps {
  link: NavigationLink;
  /** Whether the link is in a list rather than in the bar itself. */
  inGroup?: boolean;
}

/** One link of the navigation. The current page's link is marked. */
export function NavigationLinkItem({ link, inGroup = false }: NavigationLinkItemProps) {
  return (
    <li className={inGroup ? undefined : 'max-xl:border-b max-xl:border-line'}>
      <NavigationEntry
        to={link.path}
        end
        className={inGroup ? 'navigation-choice' : 'navigation-word'}
        currentClassName="is-current"
      >
        {link.label}
      </NavigationEntry>
    </li>
  );
}
