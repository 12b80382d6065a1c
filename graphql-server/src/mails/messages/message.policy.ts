import { z } from 'zod';
import { fault } from '../../platform/text/input-faults';
import { linesFaults, linesOfText } from '../../platform/text/text-rules';

/** What a guest wrote with: the contact form, or the form for feedback. */
export const MessageKind = { CONTACT: 'CONTACT', FEEDBACK: 'FEEDBACK' } as const;
export type MessageKind = (typeof MessageKind)[keyof typeof MessageKind];

/** How far the staff are with a message. They may set each of them; a reply sets ANSWERED. */
export const MessageState = { NEW: 'NEW', READ: 'READ', ANSWERED: 'ANSWERED', CLOSED: 'CLOSED' } as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];

/** In characters. */
export const REPLY_LENGTH = 5000;

/** The rules of a reply. */
export const replyRules = z.object({
  text: linesOfText(REPLY_LENGTH, linesFaults('reply', REPLY_LENGTH)).min(
    1,
    fault('TEXT_MISSING', { object: 'reply' }),
  ),
});
