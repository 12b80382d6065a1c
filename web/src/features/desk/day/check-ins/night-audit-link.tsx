import { Link } from 'react-router-dom';
import { useNightAuditQuery } from '../../../../generated/desk';
import { NIGHT_AUDIT_PATH } from '../../../../lib/desk-paths';
import { addDays, writeDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

/** At the top of the page of the day: whether the day before is closed, with a link to its night audit. */
export function NightAuditLink({ today }: { today: string }) {
  const yesterday = addDays(today, -1);
  const { data } = useNightAuditQuery({ variables: { day: yesterday }, fetchPolicy: 'cache-and-network' });
  const day = data?.nightAudit;
  if (!day) return null;
  const { closedAt, lastClosed } = day;
  // A hotel that has never closed a day is not asked to close yesterday.
  const asksForYesterday = !closedAt && lastClosed !== null;
  return (
    <p className={asksForYesterday ? 'text-warning' : 'text-quiet'}>
      {closedAt
        ? t`${writeDate(yesterday)} is closed.`
        : asksForYesterday
          ? t`${writeDate(yesterday)} is not closed yet.`
          : null}{' '}
      <Link
        to={asksForYesterday ? `${NIGHT_AUDIT_PATH}?day=${yesterday}` : NIGHT_AUDIT_PATH}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        {t`Night audit`}
      </Link>
    </p>
  );
}
