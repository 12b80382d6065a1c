import { Link } from '../../../../components/page/link';
import type { DifferenceList_DifferenceFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath, paths } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { wordsOfDifference } from './difference-words';

const LINK = 'text-action underline underline-offset-4';

/** The differences between the gateway's and the hotel's records. Each is also a task on the page of the day. */
export function DifferenceList({
  differences,
}: {
  differences: readonly DifferenceList_DifferenceFragment[];
}) {
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="text-2xl">
        {differences.length === 0
          ? t`No differences`
          : plural(differences.length, { one: '# difference', other: '# differences' })}
      </h2>
      {differences.length > 0 ? (
        <>
          <p className="mt-2">
            <Link to={`${paths.desk}#tasks`} className={LINK}>{t`Finish them as tasks of the day`}</Link>
          </p>
          <ul className="mt-3 border-t border-line">
            {differences.map((difference) => (
              <Difference key={difference.id} difference={difference} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Difference({ difference }: { difference: DifferenceList_DifferenceFragment }) {
  const { kind, gatewayId, payment, reference, day, gateway, ours, gatewayState, ourState } = difference;
  const { title, advice } = wordsOfDifference(kind);
  const about = payment && payment !== gatewayId ? t`${gatewayId}, payment ${payment}` : gatewayId;
  const atGateway = [writeMoney(gateway), gatewayState].filter(Boolean).join(', ');
  const here = [writeMoney(ours), ourState].filter(Boolean).join(', ');
  return (
    <li className="border-b border-line py-4">
      <h3 className="font-sans text-base font-semibold text-warning">{title}</h3>
      {reference ? (
        <p className="mt-1">
          <Link to={deskBookingPath(reference)} className={LINK}>{t`Booking ${reference}`}</Link>
        </p>
      ) : null}
      <p className="tabular mt-1 text-sm wrap-anywhere text-quiet">{t`${about}, of ${writeDate(day)}`}</p>
      <p className="tabular mt-1">{t`At the gateway: ${atGateway}. Here: ${here}.`}</p>
      <p className="mt-2 max-w-prose">{advice}</p>
    </li>
  );
}
