import { registerEnumType } from 'type-graphql';
import type { Permission } from '../../access/accounts/permissions';

/** What a change is about. The triggers of the tables name the topics in lower case. */
export const ChangeTopic = {
  ACTIVITY: 'activity',
  BLOCK: 'block',
  BOOKING: 'booking',
  COMPANY: 'company',
  CONTENT: 'content',
  DOCUMENT: 'document',
  GUEST: 'guest',
  HOUSE: 'house',
  MESSAGE: 'message',
  PAYMENT: 'payment',
  RATE: 'rate',
  ROOM: 'room',
  SETTING: 'setting',
  SHIFT: 'shift',
  STAFF: 'staff',
  STAY: 'stay',
  TASK: 'task',
} as const;
export type ChangeTopic = (typeof ChangeTopic)[keyof typeof ChangeTopic];

registerEnumType(ChangeTopic, {
  name: 'ChangeTopic',
  description: 'What a change is about.',
  valuesConfig: {
    ACTIVITY: { description: 'What the staff changed or exported.' },
    BLOCK: { description: 'A room was taken out of sale, or put back. The subject is the block.' },
    BOOKING: { description: 'A booking, its price, notes, mails or payments. The subject is the booking.' },
    COMPANY: { description: 'Companies that pay for guests, their payments, and what they owe.' },
    CONTENT: { description: 'Partner hotels, offers and category items.' },
    DOCUMENT: { description: 'A tax document. The subject is the booking.' },
    GUEST: {
      description:
        'A record of a guest, and which bookings belong to it. The subject is the record or the booking.',
    },
    HOUSE: { description: 'The state of a room, a stay or a block. It has no subject.' },
    MESSAGE: { description: 'A message or feedback of a guest. The subject is the message.' },
    PAYMENT: {
      description:
        'Payments, refunds, disputes, money of shifts, and cash-ups. The subject is the booking, if there is one.',
    },
    RATE: {
      description: 'Rate plans, seasons, restrictions, rates of single dates, promotions, and extras.',
    },
    ROOM: { description: 'Rooms and room types.' },
    SETTING: {
      description: 'The hotel, its policies, tax, exchange rates and look, and the safety of sign-ins.',
    },
    SHIFT: { description: 'A shift was opened or closed, or its money changed.' },
    STAFF: { description: 'The people of the staff, their invitations, and the roles.' },
    STAY: { description: 'The room, dates or state of a stay, and closed days. The subject is the booking.' },
    TASK: { description: 'A task for the staff. The subject is the booking, if there is one.' },
  },
});

/** The permission that each topic needs. */
export const PERMISSION_OF: Readonly<Record<ChangeTopic, Permission>> = {
  activity: 'activity.read',
  block: 'bookings.read',
  booking: 'bookings.read',
  company: 'companies.read',
  content: 'content.read',
  document: 'bookings.read',
  guest: 'guests.read',
  house: 'house.read',
  message: 'messages.read',
  payment: 'payments.read',
  rate: 'rates.read',
  room: 'rooms.read',
  setting: 'settings.read',
  shift: 'payments.take',
  staff: 'staff.read',
  stay: 'bookings.read',
  task: 'bookings.read',
};

const TOPICS = new Set<string>(Object.values(ChangeTopic));

export const isTopic = (text: string): text is ChangeTopic => TOPICS.has(text);
