import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { linesFaults, linesOfText } from '../../platform/text/text-rules';

/** The form that the guest used: the contact form, or the feedback form. */
export const MessageKind = { CONTACT: 'CONTACT', FEEDBACK: 'FEEDBACK' } as const;
export type MessageKind = (typeof MessageKind)[keyof typeof MessageKind];

/** How far the staff have dealt with a message. The staff can set every state; a reply sets ANSWERED. */
export const MessageState = { NEW: 'NEW', READ: 'READ', ANSWERED: 'ANSWERED', CLOSED: 'CLOSED' } as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];

/** Characters. */
export const REPLY_LENGTH = 5000;

/** The rules of a reply. */
export const replyRules = z.object({
  text: linesOfText(REPLY_LENGTH, linesFaults('reply', REPLY_LENGTH)).min(
    1,
    fault('TEXT_MISSING', { object: 'reply' }),
  ),
});
