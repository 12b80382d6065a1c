import { addDays, instantInZone, type PlainDate } from '../src/platform/time/dates';
import { expectKind, type SampleHotel } from './sample-hotel';
import type { SampleAct } from './sample-lives';

interface SampleMessage {
  daysAgo: number;
  time: string;
  email: string;
  text: string;
  /** What the staff do on the next morning; nothing with a message that is still new. */
  then?: { reply: string } | { state: 'READ' | 'CLOSED' };
}

const MESSAGES: readonly SampleMessage[] = [
  {
    ...{ daysAgo: 34, time: '11:20', email: 'ritu.singh@example.com' },
    text: 'Is the pool heated in winter?',
    then: { reply: 'It is, from November to February, to 28 degrees.' },
  },
  {
    ...{ daysAgo: 19, time: '16:05', email: 'lukas.weber@example.com' },
    text: 'We lost a blue scarf in the Suite. Did you find it?',
    then: { reply: 'We did. We send it to you today.' },
  },
  {
    ...{ daysAgo: 12, time: '09:40', email: 'offers@example.com' },
    text: 'We print menus at the best price.',
    then: { state: 'CLOSED' },
  },
  {
    ...{ daysAgo: 3, time: '18:30', email: 'meera.joshi@example.com' },
    text: 'Do you have a hall for forty guests in spring?',
    then: { state: 'READ' },
  },
  {
    ...{ daysAgo: 1, time: '20:15', email: 'sophie.laurent@example.com' },
    text: 'We arrive late, at about eleven in the evening. Will somebody be at the desk?',
  },
  {
    ...{ daysAgo: 1, time: '21:50', email: 'imran.qureshi@example.com' },
    text: 'Can we bring our own cot for the baby?',
  },
];

const FEEDBACK = [
  {
    ...{ daysAgo: 41, name: 'Ananya Iyer', location: 'Chennai' },
    feedback: 'The lake at breakfast was worth the journey.',
  },
  {
    ...{ daysAgo: 22, name: 'Emma Thompson', location: 'Leeds' },
    feedback: 'Kind people at the desk. The lift was slow.',
  },
  {
    ...{ daysAgo: 5, name: 'Karan Malhotra', location: 'Delhi' },
    feedback: 'Quiet room, good coffee. We come back.',
  },
] as const;

const CALLER = '192.0.2.1';

/** The letters of guests, and what the staff did about them. */
export function actsOfMessages(hotel: SampleHotel, today: PlainDate): SampleAct[] {
  const at = (daysAgo: number, time: string) =>
    instantInZone(addDays(today, -daysAgo), time, hotel.services.clock.timeZone);
  return [
    ...MESSAGES.flatMap((message) => [
      { at: at(message.daysAgo, message.time), what: 'message', run: () => receive(hotel, message) },
      { at: at(message.daysAgo - 1, '09:10'), what: 'reply', run: () => answer(hotel, message) },
    ]),
    ...FEEDBACK.map(({ daysAgo, ...form }) => ({
      at: at(daysAgo, '19:25'),
      what: 'feedback',
      run: async () => {
        expectKind(await hotel.services.feedback.receive(form, null, CALLER), 'FeedbackReceived');
      },
    })),
  ];
}

async function receive({ services }: SampleHotel, { email, text }: SampleMessage): Promise<void> {
  expectKind(await services.contact.receive({ email, textarea: text }, CALLER), 'ContactMessageReceived');
}

async function answer({ services, staff, installation }: SampleHotel, message: SampleMessage): Promise<void> {
  const { then } = message;
  if (!then) return;
  const { messages } = await services.contact.find(message.email, { skip: 0, take: 1 });
  const name = { kind: 'CONTACT', id: messages[0]?.id ?? '' } as const;
  if ('state' in then) {
    await services.messages.mark(staff, name, then.state);
    return;
  }
  expectKind(
    await services.messages.reply(staff, name, { text: then.reply, repliesSeen: 0 }),
    'MessageAnswered',
  );
  const unsent: { id: string }[] = await installation.database.query(
    'SELECT id FROM message_replies WHERE sent_at IS NULL',
  );
  for (const { id } of unsent) await services.messages.noteSent(id);
}
