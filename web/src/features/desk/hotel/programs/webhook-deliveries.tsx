import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Link } from '../../../../components/page/link';
import { Message } from '../../../../components/status/message';
import { useSendWebhooksAgainMutation, useWebhookDeliveriesQuery } from '../../../../generated/desk-programs';
import type { WebhookDeliveriesQuery, WebhookProblem } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { deskBookingPath } from '../../../../lib/paths';
import { useMay } from '../../../../lib/rights/rights';
import { plural, t } from '../../../../lib/texts/texts';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { problemOf, refusalIn } from '../../frame/form/use-sending';

type Delivery = WebhookDeliveriesQuery['webhookDeliveries'][number];

/** Why an event was not received, and what to do. */
export function problemInWords(problem: WebhookProblem | null, status: number | null): string {
  switch (problem) {
    case 'ADDRESS_INVALID':
      return t`The address must begin with https://.`;
    case 'HOST_UNKNOWN':
      return t`Nobody knows the name in the address. Correct the address.`;
    case 'HOST_PRIVATE':
      return t`The address leads into a private network. The operator of the server can allow it.`;
    case 'TIMEOUT':
      return t`The receiver did not answer within 10 seconds.`;
    case 'NOT_REACHED':
      return t`No connection was made, or the certificate of the receiver is not valid.`;
    case 'REDIRECTED':
      return t`The receiver redirects. Enter the new address.`;
    case 'GONE':
      return t`The receiver wants no more events.`;
    case 'REFUSED':
      return t`The receiver answered with the status ${status ?? ''}.`;
    default:
      return '';
  }
}

interface WebhookDeliveriesProps {
  endpointId: string;
  name: string;
}

/** The events that were sent to an address, the newest first. They are loaded when somebody opens the list. */
export function WebhookDeliveries({ endpointId, name }: WebhookDeliveriesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        {t`What was sent to ${name}`}
      </summary>
      {isOpen ? <DeliveryList endpointId={endpointId} /> : null}
    </details>
  );
}

const PAGE = 50;

function DeliveryList({ endpointId }: { endpointId: string }) {
  const query = useWebhookDeliveriesQuery({ variables: { endpointId } });
  const [earlier, setEarlier] = useState<readonly Delivery[]>([]);
  const [isAtEnd, setAtEnd] = useState(false);
  const { data, fetchMore } = query;
  if (!data)
    return (
      <NotLoaded query={query} failed={t`The events could not be loaded.`} label={t`Loading the events`} />
    );
  const all = [...data.webhookDeliveries, ...earlier];
  const more = async () => {
    const before = all.at(-1)?.position;
    const { data: next } = await fetchMore({
      variables: { endpointId, before },
      updateQuery: (known) => known,
    });
    const added = next?.webhookDeliveries ?? [];
    setEarlier((known) => [...known, ...added]);
    setAtEnd(added.length < PAGE);
  };
  if (all.length === 0) return <p className="text-sm text-quiet">{t`Nothing was sent yet.`}</p>;
  return (
    <>
      <ul className="text-sm">
        {all.map((delivery) => (
          <DeliveryRow key={delivery.eventId} endpointId={endpointId} delivery={delivery} />
        ))}
      </ul>
      {data.webhookDeliveries.length === PAGE && !isAtEnd ? (
        <Button look="quiet" size="row" onClick={() => void more()}>{t`Earlier events`}</Button>
      ) : null}
    </>
  );
}

function DeliveryRow({ endpointId, delivery }: { endpointId: string; delivery: Delivery }) {
  const mayWrite = useMay('programs.write');
  const writeInstant = useWriteInstant();
  const [send] = useSendWebhooksAgainMutation();
  const [problem, setProblem] = useState('');
  const { eventId, reference, sequence, happenedAt, deliveredAt, givenUpAt, nextTryAt, lastStatus, tries } =
    delivery;
  const press = async () => {
    const answer = await send({ variables: { id: endpointId, eventId } }).then(
      ({ data }) => data?.result,
      refusalIn,
    );
    setProblem(answer?.__typename === 'WebhookEndpointsSaved' ? '' : problemOf(answer));
  };
  const outcome = () => {
    if (deliveredAt !== null) return t`received ${writeInstant(deliveredAt)}`;
    if (givenUpAt !== null) return t`given up ${writeInstant(givenUpAt)}`;
    if (tries === 0 || nextTryAt === null) return t`on its way`;
    const tried = plural(tries, { one: 'tried once', other: 'tried # times' });
    return t`${tried}, next try ${writeInstant(nextTryAt)}`;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 grow wrap-anywhere">
        {reference === null ? t`A deleted booking` : <Link to={deskBookingPath(reference)}>{reference}</Link>}{' '}
        {t`event ${sequence} of ${writeInstant(happenedAt)}`} · {outcome()}
        {deliveredAt === null && delivery.problem !== null ? (
          <span className="block text-bad">{problemInWords(delivery.problem, lastStatus)}</span>
        ) : null}
        <span role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</span>
      </span>
      {mayWrite ? (
        <Button
          look="quiet"
          size="row"
          aria-label={t`Send event ${sequence} of ${reference ?? ''} again`}
          onClick={() => void press()}
        >
          {t`Send again`}
        </Button>
      ) : null}
    </li>
  );
}
