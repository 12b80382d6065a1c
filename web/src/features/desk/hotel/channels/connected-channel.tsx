import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import {
  ChannelsDocument,
  useRemoveChannelMutation,
  useSendEverythingToChannelMutation,
  useSwitchChannelMutation,
  useTestChannelMutation,
} from '../../../../generated/desk-channels';
import type {
  ChannelAnswerFragment,
  ChannelOfListFragment,
  ChannelsQuery,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useMay } from '../../../../lib/rights/rights';
import { plural, t } from '../../../../lib/texts/texts';
import { useSecondPress, type Question } from '../../frame/form/second-press';
import { problemOf, refusalIn } from '../../frame/form/use-sending';
import { ChannelForm } from './channel-form';
import { ChannelMapping } from './channel-mapping';
import { ChannelPortals } from './channel-portals';
import { ChannelReceived } from './channel-received';
import { missingInWords, readingTroubleInWords, troubleInWords } from './channel-trouble';

interface ConnectedChannelProps {
  channel: ChannelOfListFragment;
  choices: ChannelsQuery['channelChoices'];
}

/** One channel with its state, what can be done about it, and what it knows. */
export function ConnectedChannel({ channel, choices }: ConnectedChannelProps) {
  const mayWrite = useMay('programs.write');
  const writeInstant = useWriteInstant();
  const [notice, setNotice] = useState('');
  const [problem, setProblem] = useState('');
  const [isEditing, setEditing] = useState(false);
  const tell = (good: string, bad = '') => {
    setNotice(good);
    setProblem(bad);
  };
  const { name, trouble, troubleDetail, readingTrouble, readingFailingSince } = channel;
  const missing = missingInWords(channel, choices);
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <h2 className="font-display text-2xl">{name}</h2>
      <ChannelInWords channel={channel} />
      {trouble === null ? null : <Message tone="bad" text={troubleInWords(trouble, troubleDetail)} />}
      {readingTrouble === null || readingFailingSince === null ? null : (
        <Message tone="bad" text={readingTroubleInWords(readingTrouble, writeInstant(readingFailingSince))} />
      )}
      {missing === null ? null : <Message tone="bad" text={missing} />}
      <div>
        <div role="status">{notice ? <Message tone="good" text={notice} /> : null}</div>
        <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      </div>
      {mayWrite ? (
        <ChannelActions channel={channel} tell={tell} onEdit={() => setEditing((before) => !before)} />
      ) : null}
      {isEditing ? (
        <ChannelForm
          key={channel.version}
          channel={channel}
          onSaved={() => {
            setEditing(false);
            tell(t`Saved.`);
          }}
        />
      ) : null}
      <ChannelReceived channel={channel} />
      <ChannelMapping
        key={`mapping ${channel.version}`}
        channel={channel}
        choices={choices}
        onSaved={() => tell(t`The mapping is saved.`)}
      />
      <ChannelPortals
        key={`portals ${channel.version}`}
        channel={channel}
        portals={choices.portals}
        onSaved={() =>
          tell(t`The portals are saved. Bookings that wait for them are entered within a minute.`)
        }
      />
    </li>
  );
}

function ChannelInWords({ channel }: Pick<ConnectedChannelProps, 'channel'>) {
  const writeInstant = useWriteInstant();
  const { isActive, lastSentAt, lastReceivedAt, waiting, waitingSince, failingSince } = channel;
  const details = [
    isActive ? t`on` : t`off: the channel is told nothing`,
    lastSentAt === null ? t`nothing sent yet` : t`last sent ${writeInstant(lastSentAt)}`,
    lastReceivedAt === null
      ? t`no booking received yet`
      : t`last booking received ${writeInstant(lastReceivedAt)}`,
    waiting > 0
      ? plural(waiting, { one: '# day of a room type waits', other: '# days of room types wait' })
      : t`nothing waits`,
    waitingSince === null ? null : t`since ${writeInstant(waitingSince)}`,
    failingSince === null ? null : t`requests fail since ${writeInstant(failingSince)}`,
  ];
  return <p className="text-sm text-quiet">{details.filter(Boolean).join(' · ')}</p>;
}

interface ChannelActionsProps extends Pick<ConnectedChannelProps, 'channel'> {
  tell: (good: string, bad?: string) => void;
  onEdit: () => void;
}

function ChannelActions({ channel, tell, onEdit }: ChannelActionsProps) {
  const { id, name, isActive } = channel;
  const [switchOnOff] = useSwitchChannelMutation();
  const [everything] = useSendEverythingToChannelMutation();
  const [remove] = useRemoveChannelMutation({ refetchQueries: [ChannelsDocument] });
  const [test] = useTestChannelMutation();
  const { ask, dialog } = useSecondPress();
  const act = async (
    question: Question | null,
    done: string,
    request: () => Promise<ChannelAnswerFragment | undefined>,
  ) => {
    if (!(await ask(question))) return;
    tell('');
    const answer = await request().catch(refusalIn);
    if (answer?.__typename !== 'ChannelsSaved') return tell('', problemOf(answer));
    tell(done);
  };
  const tryNow = async () => {
    tell('');
    const answer = await test({ variables: { id } }).then(({ data }) => data?.result, refusalIn);
    if (answer?.__typename !== 'ChannelTest') return tell('', problemOf(answer));
    if (answer.trouble === null) return tell(t`The channel accepts the key and knows the hotel.`);
    tell('', troubleInWords(answer.trouble, answer.detail));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="row"
        aria-label={t`Test the connection to ${name}`}
        onClick={() => void tryNow()}
      >
        {t`Test the connection`}
      </Button>
      {isActive ? (
        <Button
          look="quiet"
          size="row"
          aria-label={t`Send everything to ${name}`}
          onClick={() =>
            void act(
              null,
              t`All days are on their way.`,
              async () => (await everything({ variables: { id } })).data?.result,
            )
          }
        >
          {t`Send everything`}
        </Button>
      ) : null}
      <Button look="quiet" size="row" aria-label={t`Change ${name}`} onClick={onEdit}>
        {t`Change`}
      </Button>
      <Button
        look="quiet"
        size="row"
        aria-label={isActive ? t`Switch ${name} off` : t`Switch ${name} on`}
        onClick={() =>
          void act(
            isActive
              ? {
                  title: t`Switch ${name} off?`,
                  text: t`Portals go on selling by what they know. Close the hotel there first.`,
                  button: t`Switch off`,
                }
              : null,
            isActive ? t`${name} is told nothing any more.` : t`${name} is told all days now.`,
            async () => (await switchOnOff({ variables: { id, on: !isActive } })).data?.result,
          )
        }
      >
        {isActive ? t`Switch off` : t`Switch on`}
      </Button>
      <Button
        look="danger"
        size="row"
        aria-label={t`Remove ${name}`}
        onClick={() =>
          void act(
            {
              title: t`Remove ${name}?`,
              text: t`Portals go on selling by what they know. Close the hotel there first.`,
              button: t`Remove`,
            },
            t`${name} is removed.`,
            async () => (await remove({ variables: { id } })).data?.result,
          )
        }
      >
        {t`Remove`}
      </Button>
      {dialog}
    </div>
  );
}
