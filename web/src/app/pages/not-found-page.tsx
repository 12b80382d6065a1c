import { Link } from '../../components/page/link';
import { MessagePage } from '../../components/page/message-page';
import { paths } from '../../lib/paths';
import { HomeLink } from './home-link';
import { t } from '../../lib/texts/texts';

/** What guests look for most often. */
const WAYS = [
  { label: t`Rooms and prices`, path: paths.rooms },
  { label: t`Find your room`, path: paths.book },
  { label: t`Manage booking`, path: paths.booking },
];

/** For unknown addresses. */
export default function NotFoundPage() {
  return (
    <MessagePage
      title={t`Page not found`}
      message={t`The address may be mistyped, or the page may have moved.`}
    >
      <HomeLink />
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
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
    </MessagePage>
  );
}
