import { NavLink } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

const PAGES = [
  { label: t`Hotel`, path: paths.deskHotel },
  { label: t`Rooms`, path: paths.deskRooms },
  { label: t`Policies`, path: paths.deskPolicies },
  { label: t`Rates and tax`, path: paths.deskRates },
];

/** The pages of the desk. */
export function DeskNavigation() {
  return (
    <nav aria-label={t`Desk`} className="mt-6">
      <ul className="flex flex-wrap gap-x-7 gap-y-1 border-b border-line">
        {PAGES.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path !== paths.deskRooms}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-quiet hover:text-ink aria-[current=page]:border-brass aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
