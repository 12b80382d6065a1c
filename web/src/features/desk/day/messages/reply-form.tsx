import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextArea } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { UnreadMessagesDocument, useReplyToMessageMutation } from '../../../../generated/desk-messages';
import type { MessageItem_MessageFragment, ReplyToMessageMutation } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { useTextDraft } from '../../frame/form/use-text-draft';

/**
 * The form for a reply, which is sent by e-mail. If somebody else has replied in the meantime, the form shows a
 * message and keeps the text.
 */
export function ReplyForm({ message }: { message: MessageItem_MessageFragment }) {
  const { id, kind, email, replies } = message;
  const [text, setText] = useTextDraft(`reply ${id}`);
  const [done, setDone] = useState('');
  const {
    form,
    send: sendOnce,
    isBusy,
    faults,
    problem,
  } = useSending<ReplyToMessageMutation['replyToMessage']>('MessageAnswered');
  // The list is not loaded again: a list of one state would lose the answered message, and with it the words about
  // the reply.
  const [replyToMessage] = useReplyToMessageMutation({ refetchQueries: [UnreadMessagesDocument] });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const input = { id, kind, text, repliesSeen: replies.length };
    const sent = await sendOnce(input, async () => {
      const { data } = await replyToMessage({ variables: { input } });
      return data?.replyToMessage;
    });
    const isSent = sent?.__typename === 'MessageAnswered';
    if (isSent) setText('');
    setDone(isSent ? t`The reply is on its way to ${email ?? ''}.` : '');
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Reply`}
      onSubmit={(event) => void send(event)}
      className="grid max-w-prose gap-3"
    >
      <TextArea
        label={t`Reply to ${email ?? ''}`}
        required
        rows={4}
        maxLength={5000}
        value={text}
        error={faults[0]?.message}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {done ? <Message tone="good" text={done} /> : null}
        {problem ? <Message tone="bad" text={problem} /> : null}
      </div>
      <div>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Send the reply`}</Button>
      </div>
    </form>
  );
}
