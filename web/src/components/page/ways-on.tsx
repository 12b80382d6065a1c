import { joinClasses } from '../../lib/joined-classes';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { Link } from './link';

/** What guests look for most often. */
const WAYS = [
  { label: t`Rooms and prices`, path: paths.rooms },
  { label: t`Find your room`, path: paths.book },
  { label: t`Manage booking`, path: paths.booking },
];

/** Links to rooms, search and bookings, for a page that has nothing else to offer. */
export function WaysOn({ className }: { className?: string }) {
  return (
    <ul className={joinClasses('flex flex-wrap gap-x-6 gap-y-1', className)}>
      {WAYS.map(({ label, path }) => (
        <li key={path}>
          <Link
            to={path}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
