import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextArea } from '../../../../components/form/field';
import { Message, type Tone } from '../../../../components/status/message';
import { UnreadMessagesDocument, useReplyToMessageMutation } from '../../../../generated/desk';
import type { MessageItem_MessageFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useTextDraft } from '../../frame/form/use-text-draft';

interface Outcome {
  tone: Tone;
  text: string;
}

/**
 * The form for a reply, which is sent by e-mail. If somebody else has replied in the meantime, it says so and keeps the
 * text.
 */
export function ReplyForm({ message }: { message: MessageItem_MessageFragment }) {
  const { id, kind, email, replies } = message;
  const [text, setText] = useTextDraft(`reply ${id}`);
  const [outcome, setOutcome] = useState<Outcome>();
  const [fault, setFault] = useState<string>();
  const [replyToMessage, { loading }] = useReplyToMessageMutation({
    refetchQueries: [UnreadMessagesDocument],
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const input = { id, kind, text, repliesSeen: replies.length };
    const sent = await replyToMessage({ variables: { input } })
      .then((response) => response.data?.replyToMessage)
      .catch(() => undefined);
    setFault(sent?.__typename === 'InvalidInput' ? sent.faults[0]?.message : undefined);
    if (sent?.__typename === 'MessageAnswered') {
      setText('');
      return setOutcome({ tone: 'good', text: t`The reply is on its way to ${email ?? ''}.` });
    }
    if (sent?.__typename === 'InvalidInput') return setOutcome(undefined);
    setOutcome({ tone: 'bad', text: sent?.message ?? t`The server did not respond. Please try again.` });
  };
  return (
    <form
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
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">{outcome ? <Message {...outcome} /> : null}</div>
      <div>
        <Button type="submit" disabled={loading} aria-busy={loading}>{t`Send the reply`}</Button>
      </div>
    </form>
  );
}
