import { ChannelsDocument, useChannelsQuery } from '../../../../generated/desk-channels';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { ChannelForm } from './channel-form';
import { ConnectedChannel } from './connected-channel';

/** The programs that sell rooms on portals: what they know, what waits, and what is wrong. */
export default function ChannelsPage() {
  const query = useChannelsQuery();
  const { data } = query;
  const mayWrite = useMay('programs.write');
  useLiveQuery(['STAFF', 'RATE', 'ROOM', 'STAY'], ChannelsDocument, {});
  return (
    <DeskPage
      wide
      title={t`Channels`}
      note={t`A channel manager sells rooms of the hotel on portals. It is told which rooms are free, and at which price, as soon as something changes.`}
    >
      {data ? (
        <>
          {data.channels.length === 0 ? (
            <p className="text-quiet">{t`No channel is connected. Enter the hotel’s id and the key of its account at the channel below.`}</p>
          ) : null}
          <ul className="border-t border-line empty:hidden">
            {data.channels.map((channel) => (
              <ConnectedChannel key={channel.id} channel={channel} choices={data.channelChoices} />
            ))}
          </ul>
          {mayWrite ? <ChannelForm onSaved={() => undefined} /> : null}
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The channels could not be loaded.`}
          label={t`Loading the channels`}
        />
      )}
    </DeskPage>
  );
}
