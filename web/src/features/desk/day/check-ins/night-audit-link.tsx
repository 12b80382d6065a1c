import { Link } from '../../../../components/page/link';
import { useNightAuditQuery } from '../../../../generated/desk-check-ins';
import { NIGHT_AUDIT_PATH } from '../../../../lib/desk-paths';
import { addDays, writeDate } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';

/** Names the days that are over and not closed, with a link to the night audit, which opens on the first of them. */
export function NightAuditLink({ today }: { today: string }) {
  const { data } = useNightAuditQuery({ variables: { day: null }, fetchPolicy: 'cache-and-network' });
  const audit = data?.nightAudit;
  if (!audit) return null;
  const { firstNotClosed, daysNotClosed, lastClosed } = audit;
  const yesterday = addDays(today, -1);
  const isClosed = lastClosed !== null && lastClosed >= yesterday;
  return (
    <p className={firstNotClosed ? 'font-semibold text-warning' : 'text-quiet'}>
      {firstNotClosed
        ? notClosedInWords(firstNotClosed, daysNotClosed)
        : isClosed
          ? t`${writeDate(yesterday)} is closed.`
          : null}{' '}
      <Link
        to={NIGHT_AUDIT_PATH}
        className="inline-flex min-h-(--desk-target) items-center font-normal text-action underline underline-offset-4"
      >
        {t`Night audit`}
      </Link>
    </p>
  );
}

function notClosedInWords(first: string, days: number): string {
  if (days === 1) return t`${writeDate(first)} is not closed yet.`;
  const count = plural(days, { one: '# day is not closed yet', other: '# days are not closed yet' });
  return t`${count}, the first is ${writeDate(first)}.`;
}
