import { Link } from '../../../../components/page/link';
import { UnreadMessagesDocument, useUnreadMessagesQuery } from '../../../../generated/desk-messages';
import { useLiveQuery } from '../live/live-desk-context';
import { useMay } from '../../../../lib/rights/rights';
import { paths } from '../../../../lib/paths';
import { plural } from '../../../../lib/texts/texts';

// Messages may arrive while the page is open.
const POLL_MILLISECONDS = 60_000;

/** The number of unread messages, next to their link in the navigation. Renders nothing when there are none. */
export function UnreadBadge() {
  const { data } = useUnreadMessagesQuery({
    skip: !useMay('messages.read'),
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MILLISECONDS,
  });
  useLiveQuery(['MESSAGE'], UnreadMessagesDocument, {});
  const count = data?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <span className="tabular rounded-full bg-action px-2 text-sm font-semibold text-on-action">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{plural(count, { one: '# new', other: '# new' })}</span>
    </span>
  );
}

/** A link to the unread messages. Renders nothing when there are none. */
export function UnreadMessages() {
  const { data } = useUnreadMessagesQuery({
    skip: !useMay('messages.read'),
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <Link
        to={`${paths.deskMessages}?state=NEW`}
        className="inline-flex min-h-(--desk-target) items-center font-semibold text-action underline underline-offset-4"
      >
        {plural(count, { one: '# new message', other: '# new messages' })}
      </Link>
    </p>
  );
}
