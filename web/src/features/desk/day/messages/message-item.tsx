import { useId, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { ChevronDownIcon } from '../../../../components/icon/line-icons';
import { Message } from '../../../../components/status/message';
import { UnreadMessagesDocument, useMarkMessageMutation } from '../../../../generated/desk-messages';
import type {
  MarkMessageMutation,
  MessageItem_MessageFragment,
  MessageState,
} from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { joinClasses } from '../../../../lib/joined-classes';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { useMay } from '../../../../lib/rights/rights';
import { KIND_LABELS, senderOf, STATE_LABELS } from './message-words';
import { ReplyForm } from './reply-form';
import { UseAsTestimonial } from './use-as-testimonial';
import { useSending } from '../../frame/form/use-sending';

type GuestMessage = MessageItem_MessageFragment;

/** Sets the state of a message; `problem` says why that failed. */
function useMark({ id, kind }: GuestMessage) {
  const { send, isBusy, problem } = useSending<MarkMessageMutation['markMessage']>('MessageMarked');
  // The list is not loaded again: a list of one state would lose the message while somebody answers it.
  const [markMessage] = useMarkMessageMutation({ refetchQueries: [UnreadMessagesDocument] });
  const mark = async (state: MessageState) => {
    const input = { id, kind, state };
    await send(input, async () => (await markMessage({ variables: { input } })).data?.markMessage);
  };
  return { mark, problem, isBusy };
}

/**
 * A message on one line. It opens to show the text, the replies and the actions. Opening a new message marks it as
 * read.
 */
export function MessageItem({ message }: { message: GuestMessage }) {
  const [isOpen, setOpen] = useState(false);
  const { mark, problem, isBusy } = useMark(message);
  const mayWrite = useMay('messages.write');
  const writeInstant = useWriteInstant();
  const id = useId();
  const { state, kind, text, createdAt } = message;
  const isNew = state === 'NEW';
  const toggle = () => {
    if (!isOpen && isNew && mayWrite) void mark('READ');
    setOpen(!isOpen);
  };
  return (
    <li className="@container border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="grid min-h-14 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2.5 text-left hover:text-action @4xl:grid-cols-[14rem_minmax(0,1fr)_auto]"
      >
        <span className={joinClasses('wrap-anywhere @4xl:truncate', isNew && 'font-semibold')}>
          {senderOf(message)}
        </span>
        <span
          className={joinClasses(
            'col-span-2 line-clamp-2 text-base wrap-anywhere text-quiet @4xl:col-span-1 @4xl:line-clamp-1',
            isNew && 'text-ink',
          )}
        >
          {text.split('\n')[0]}
        </span>
        <span className="tabular col-start-2 row-start-1 flex items-center gap-3 text-sm text-quiet @4xl:col-start-3">
          <StateMark state={state} />
          <span className="@max-2xl:hidden">{writeInstant(createdAt)}</span>
          <ChevronDownIcon className={joinClasses('size-5 transition-transform', isOpen && 'rotate-180')} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <div className="grid gap-4 pt-1 pb-6 @4xl:pl-56">
            <p className="tabular text-sm text-quiet">
              {KIND_LABELS[kind]}, {writeInstant(createdAt)}
              {message.email ? (
                <>
                  {', '}
                  <a
                    href={`mailto:${message.email}`}
                    className="break-all text-action underline underline-offset-4"
                  >
                    {message.email}
                  </a>
                </>
              ) : null}
            </p>
            <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
            <Replies replies={message.replies} />
            {message.email ? (
              <May permission="messages.write">
                <ReplyForm message={message} />
              </May>
            ) : (
              <p className="max-w-prose text-quiet">
                {t`The guest was not signed in, so there is no address to reply to.`}
              </p>
            )}
            {kind === 'FEEDBACK' ? (
              <May permission="content.write">
                <UseAsTestimonial message={message} />
              </May>
            ) : null}
            <May permission="messages.write">
              <StateButtons state={state} disabled={isBusy} onMark={(next) => void mark(next)} />
            </May>
            <div role="status">{problem ? <Message tone="bad" text={problem} /> : null}</div>
          </div>
        ) : null}
      </div>
    </li>
  );
}

function StateMark({ state }: { state: MessageState }) {
  return (
    <span
      className={joinClasses(
        'rounded-control border px-2 py-0.5 text-sm',
        state === 'NEW' ? 'border-action font-semibold text-action' : 'border-line text-quiet',
      )}
    >
      {STATE_LABELS[state]}
    </span>
  );
}

function Replies({ replies }: Pick<GuestMessage, 'replies'>) {
  const writeInstant = useWriteInstant();
  const fate = ({ createdAt, sentAt, refusedAt }: GuestMessage['replies'][number]) =>
    refusedAt
      ? t`Not delivered: the address does not take mail.`
      : sentAt
        ? t`Sent ${writeInstant(sentAt)}`
        : t`Written ${writeInstant(createdAt)}, on its way`;
  if (replies.length === 0) return null;
  return (
    <ol aria-label={t`Replies`} className="grid gap-3">
      {replies.map((reply) => (
        <li key={reply.id} className="max-w-prose border-l-2 border-brass pl-4">
          <p className="break-words whitespace-pre-line">{reply.text}</p>
          <p className={joinClasses('tabular mt-1 text-sm', reply.refusedAt ? 'text-warning' : 'text-quiet')}>
            {reply.by}. {fate(reply)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The states that staff can set. A reply sets ANSWERED. */
function StateButtons({
  state,
  disabled,
  onMark,
}: {
  state: MessageState;
  disabled: boolean;
  onMark: (state: MessageState) => void;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'CLOSED' ? (
        <Button
          look="quiet"
          size="small"
          disabled={disabled}
          onClick={() => onMark('READ')}
        >{t`Reopen`}</Button>
      ) : (
        <Button
          look="quiet"
          size="small"
          disabled={disabled}
          onClick={() => onMark('CLOSED')}
        >{t`Close`}</Button>
      )}
      {state === 'READ' ? (
        <Button look="quiet" size="small" disabled={disabled} onClick={() => onMark('NEW')}>
          {t`Mark as new`}
        </Button>
      ) : null}
    </div>
  );
}
