import { NavLink } from 'react-router-dom';
import type { NavigationLink } from '../../lib/hotel/hotel';
import { joinClasses } from '../../lib/joined-classes';

interface NavigationLinkItemProps {
  link: NavigationLink;
  /** Whether the link is in a list rather than in the bar itself. */
  inGroup?: boolean;
}

/** One link of the navigation. The current page's link is marked. */
export function NavigationLinkItem({ link, inGroup = false }: NavigationLinkItemProps) {
  return (
    <li className={inGroup ? undefined : 'max-xl:border-b max-xl:border-line'}>
      <NavLink
        to={link.path}
        end
        className={({ isActive }) =>
          joinClasses(inGroup ? 'navigation-choice' : 'navigation-word', isActive && 'is-current')
        }
      >
        {link.label}
      </NavLink>
    </li>
  );
}
