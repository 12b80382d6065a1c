import { NavigationEntry } from '../../../components/page/link';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

const PAGES = [
  { label: t`Dashboard`, path: paths.admin },
  { label: t`Bookings`, path: paths.deskBookings },
  { label: t`Messages`, path: paths.deskMessages },
  { label: t`Subscribers`, path: paths.deskSubscribers },
  { label: t`Activity`, path: paths.deskActivity },
  { label: t`Settings`, path: paths.deskHotel },
];

/** The administrator's pages. */
export function AdminNavigation() {
  return (
    <nav aria-label={t`Administration`} className="mt-6">
      <ul className="flex flex-wrap gap-x-7 gap-y-1 border-b border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4 max-sm:text-[0.9375rem]">
        {PAGES.map(({ label, path }) => (
          <li key={path}>
            <NavigationEntry
              to={path}
              end={path === paths.admin}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-quiet hover:text-ink aria-[current=page]:border-brass aria-[current=page]:text-ink"
            >
              {label}
            </NavigationEntry>
          </li>
        ))}
      </ul>
    </nav>
  );
}
