import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import {
  useRemoveWebhookEndpointMutation,
  useRenewWebhookSecretMutation,
  useSendWebhooksAgainMutation,
  useSwitchWebhookEndpointMutation,
  useTestWebhookEndpointMutation,
} from '../../../../generated/desk-programs';
import type { WebhookAnswerFragment, WebhookOfListFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useMay } from '../../../../lib/rights/rights';
import { plural, t } from '../../../../lib/texts/texts';
import { useSecondPress, type Question } from '../../frame/form/second-press';
import { problemOf, refusalIn } from '../../frame/form/use-sending';
import { problemInWords, WebhookDeliveries } from './webhook-deliveries';
import { WebhookForm } from './webhook-form';

const STATES = {
  ON: t`on`,
  OFF: t`switched off`,
  FAILING: t`switched off, because the program received no events for three days or wants no more`,
} as const;

interface WebhookEndpointProps {
  endpoint: WebhookOfListFragment;
  onSecret: (secret: string) => void;
}

/** One address with its state, its buttons, and the events that were sent. */
export function WebhookEndpoint({ endpoint, onSecret }: WebhookEndpointProps) {
  const mayWrite = useMay('programs.write');
  const [notice, setNotice] = useState('');
  const [problem, setProblem] = useState('');
  const [isEditing, setEditing] = useState(false);
  const tell = (good: string, bad = '') => {
    setNotice(good);
    setProblem(bad);
  };
  const { id, name, url } = endpoint;
  return (
    <li className="grid gap-3 border-b border-line py-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span> <span className="text-quiet">{url}</span>
        <br />
        <EndpointInWords endpoint={endpoint} />
      </p>
      <div>
        <div role="status">{notice ? <Message tone="good" text={notice} /> : null}</div>
        <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
      </div>
      {mayWrite ? (
        <EndpointActions
          endpoint={endpoint}
          tell={tell}
          onSecret={onSecret}
          onEdit={() => setEditing((before) => !before)}
        />
      ) : null}
      {isEditing ? (
        <WebhookForm
          key={endpoint.version}
          endpoint={endpoint}
          onSaved={() => {
            setEditing(false);
            tell(t`Saved.`);
          }}
        />
      ) : null}
      <WebhookDeliveries endpointId={id} name={name} />
    </li>
  );
}

function EndpointInWords({ endpoint }: { endpoint: WebhookOfListFragment }) {
  const writeInstant = useWriteInstant();
  const { state, waiting, failed, lastDeliveredAt, previousUntil } = endpoint;
  const details = [
    STATES[state],
    lastDeliveredAt === null ? t`nothing received yet` : t`last received ${writeInstant(lastDeliveredAt)}`,
    waiting > 0 ? plural(waiting, { one: '# event waits', other: '# events wait' }) : null,
    failed > 0 ? plural(failed, { one: '# event was given up', other: '# events were given up' }) : null,
    previousUntil !== null
      ? t`messages are also signed with the earlier secret until ${writeInstant(previousUntil)}`
      : null,
  ];
  return <span className="text-sm text-quiet">{details.filter(Boolean).join(' · ')}</span>;
}

interface EndpointActionsProps extends WebhookEndpointProps {
  tell: (good: string, bad?: string) => void;
  onEdit: () => void;
}

function EndpointActions({ endpoint, tell, onSecret, onEdit }: EndpointActionsProps) {
  const { id, name, state, failed } = endpoint;
  const [switchOnOff] = useSwitchWebhookEndpointMutation();
  const [renew] = useRenewWebhookSecretMutation();
  const [remove] = useRemoveWebhookEndpointMutation();
  const [again] = useSendWebhooksAgainMutation();
  const [test] = useTestWebhookEndpointMutation();
  const { ask, dialog } = useSecondPress();
  const act = async (
    question: Question | null,
    done: string,
    request: () => Promise<WebhookAnswerFragment | undefined>,
  ) => {
    if (!(await ask(question))) return;
    tell('');
    const answer = await request().catch(refusalIn);
    if (answer?.__typename !== 'WebhookEndpointsSaved') return tell('', problemOf(answer));
    tell(done);
    if (answer.secret !== null) onSecret(answer.secret);
  };
  const tryNow = async () => {
    tell('');
    const answer = await test({ variables: { id } }).then(({ data }) => data?.result, refusalIn);
    if (answer?.__typename !== 'WebhookTest') return tell('', problemOf(answer));
    if (answer.isReceived) return tell(t`The test message was received.`);
    tell('', t`The test message was not received. ${problemInWords(answer.problem, answer.status)}`);
  };
  const isOn = state === 'ON';
  return (
    <div className="flex flex-wrap gap-2">
      {isOn ? (
        <Button
          look="quiet"
          size="row"
          aria-label={t`Send a test message to ${name}`}
          onClick={() => void tryNow()}
        >
          {t`Test`}
        </Button>
      ) : null}
      <Button look="quiet" size="row" aria-label={t`Change ${name}`} onClick={onEdit}>
        {t`Change`}
      </Button>
      {failed > 0 ? (
        <Button
          look="quiet"
          size="row"
          aria-label={t`Send the missed events again to ${name}`}
          onClick={() =>
            void act(
              null,
              t`The events are on their way again.`,
              async () => (await again({ variables: { id } })).data?.result,
            )
          }
        >
          {t`Send the missed events again`}
        </Button>
      ) : null}
      <Button
        look="quiet"
        size="row"
        aria-label={t`New secret for ${name}`}
        onClick={() =>
          void act(
            {
              title: t`A new signing secret for ${name}?`,
              text: t`For 24 hours, messages are signed with the present secret and with the new secret.`,
              button: t`Make a new secret`,
            },
            t`The secret is renewed.`,
            async () => (await renew({ variables: { id } })).data?.result,
          )
        }
      >
        {t`New secret`}
      </Button>
      <Button
        look="quiet"
        size="row"
        aria-label={isOn ? t`Switch ${name} off` : t`Switch ${name} on`}
        onClick={() =>
          void act(
            isOn
              ? {
                  title: t`Switch ${name} off?`,
                  text: t`While it is off, changes of bookings are not sent to the program, not even later.`,
                  button: t`Switch off`,
                }
              : null,
            isOn ? t`Nothing is sent to ${name} any more.` : t`Events are sent to ${name} again.`,
            async () => (await switchOnOff({ variables: { id, on: !isOn } })).data?.result,
          )
        }
      >
        {isOn ? t`Switch off` : t`Switch on`}
      </Button>
      <Button
        look="danger"
        size="row"
        aria-label={t`Remove ${name}`}
        onClick={() =>
          void act(
            {
              title: t`Remove ${name}?`,
              text: t`Events that wait for the program are not sent.`,
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
