import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import {
  ReceivedFromChannelsDocument,
  useChannelWebhookAddressLazyQuery,
  useReceivedFromChannelsQuery,
  useRenewChannelWebhookMutation,
} from '../../../../generated/desk-channels';
import type {
  ChannelBookingProblem,
  ChannelOfListFragment,
  ReceivedFromChannelsQuery,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useSecondPress } from '../../frame/form/second-press';
import { problemOf, refusalIn } from '../../frame/form/use-sending';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { CopiedText } from '../programs/copied-text';

type Waiting = ReceivedFromChannelsQuery['channelBookings']['waiting'][number];

const WHAT_TO_DO: Readonly<Record<ChannelBookingProblem, (about: string) => string>> = {
  UNREADABLE: () => t`It is not described as Channex documents it. Enter it by hand, and tell the channel.`,
  ROOM_TYPE_UNMAPPED: (about) =>
    t`No room type is mapped to the id ‘${about}’. Enter the id below, at its room type.`,
  RATE_PLAN_UNMAPPED: (about) =>
    t`No rate plan is mapped to the id ‘${about}’. Add the id below, with its rate plan.`,
  PORTAL_UNMAPPED: (about) =>
    t`No portal is mapped to the name ‘${about}’. Add the name below, with its portal.`,
  CURRENCY_UNKNOWN: (about) =>
    t`There is no exchange rate for ${about}. Let the portal sell in the hotel’s currency, and enter this booking by hand.`,
  NUMBER_TAKEN: (about) =>
    t`Booking ${about} has this number already. Remove the number there, or cancel that booking.`,
  NOT_ENTERED: () =>
    t`The server fails to enter it and tries again each minute. Enter it by hand if the guest comes soon, and tell the operator of the server.`,
  PORTAL_ARCHIVED: (about) =>
    t`The portal ${about} is archived. Take it back into use on the page ‘Portals’.`,
};

interface ChannelReceivedProps {
  channel: ChannelOfListFragment;
}

/** What came from a channel: bookings that wait, and the address that makes new ones come at once. */
export function ChannelReceived({ channel }: ChannelReceivedProps) {
  const mayRead = useMay('bookings.read');
  const mayWrite = useMay('programs.write');
  return (
    <>
      {mayRead ? <WaitingBookings channel={channel} /> : null}
      {mayWrite && channel.isActive ? <WebhookAddress channel={channel} /> : null}
    </>
  );
}

function WaitingBookings({ channel }: ChannelReceivedProps) {
  const { data } = useReceivedFromChannelsQuery();
  useLiveQuery(['STAY'], ReceivedFromChannelsDocument, {});
  const waiting = data?.channelBookings.waiting.filter(({ channelId }) => channelId === channel.id) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t`Bookings of ${channel.name} that wait`}>
      <h3 className="font-semibold">{t`Bookings that wait`}</h3>
      <ul className="mt-1 grid gap-2">
        {waiting.map((booking) => (
          <WaitingBooking key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

function WaitingBooking({ booking }: { booking: Waiting }) {
  const writeInstant = useWriteInstant();
  const { portal, number, problem, about, receivedAt } = booking;
  return (
    <li>
      {t`${portal} ${number}, since ${writeInstant(receivedAt)}`}
      <p className="text-sm text-quiet">
        {problem === null
          ? t`It is read, and is entered and acknowledged within a minute.`
          : WHAT_TO_DO[problem](about ?? portal)}
      </p>
    </li>
  );
}

function WebhookAddress({ channel: { id, name } }: ChannelReceivedProps) {
  const [show, { data }] = useChannelWebhookAddressLazyQuery({ fetchPolicy: 'network-only' });
  const [renew] = useRenewChannelWebhookMutation();
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState('');
  const { ask, dialog } = useSecondPress();
  const look = async () => {
    setProblem('');
    const { data: shown } = await show({ variables: { channelId: id } });
    if (!shown?.channelWebhookAddress)
      return setProblem(t`The address could not be loaded. Please try again.`);
    setShown(true);
  };
  const renewNow = async () => {
    const isMeant = await ask({
      title: t`Renew the address of ${name}?`,
      text: t`Calls to the present address do nothing any more. Enter the new address at the channel. Until then, bookings are read each minute.`,
      button: t`Renew`,
    });
    if (!isMeant) return;
    const answer = await renew({ variables: { id } }).then(({ data: sent }) => sent?.result, refusalIn);
    if (answer?.__typename !== 'ChannelsSaved') return setProblem(problemOf(answer));
    await look();
  };
  const address = data?.channelWebhookAddress ?? null;
  return (
    <section aria-label={t`Webhook of ${name}`} className="grid gap-2">
      <p className="text-sm text-quiet">
        {t`Bookings are read each minute. Enter the secret address as a webhook at the channel, for the event ‘booking’: then they are read at once.`}
      </p>
      {isShown && address !== null ? (
        <CopiedText label={t`Address of the webhook of ${name}`} text={address} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isShown ? null : (
          <Button
            look="quiet"
            size="row"
            aria-label={t`Show the webhook’s address of ${name}`}
            onClick={() => void look()}
          >
            {t`Show the address`}
          </Button>
        )}
        <Button
          look="quiet"
          size="row"
          aria-label={t`Renew the webhook’s address of ${name}`}
          onClick={() => void renewNow()}
        >
          {t`Renew the address`}
        </Button>
      </div>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      {dialog}
    </section>
  );
}
