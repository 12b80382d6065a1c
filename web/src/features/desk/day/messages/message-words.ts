import type { MessageItem_MessageFragment, MessageKind, MessageState } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

export const STATE_LABELS: Readonly<Record<MessageState, string>> = {
  NEW: t`New`,
  READ: t`Read`,
  ANSWERED: t`Answered`,
  CLOSED: t`Closed`,
};

export const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  CONTACT: t`Contact form`,
  FEEDBACK: t`Feedback`,
};

export const isMessageState = (text: string): text is MessageState => Object.hasOwn(STATE_LABELS, text);

export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(KIND_LABELS, text);

/** Who wrote: 'Asha Rao, Pune', or the address. */
export function senderOf({ name, location, email }: MessageItem_MessageFragment): string {
  if (name && location) return t`${name}, ${location}`;
  return name ?? email ?? t`Unknown`;
}
