import { waitFor } from '../../tests/testkit/wait-for';
import { postForm, sendCode, verifyCode } from './guest-requests';
import type { Surroundings } from './surroundings';

const SUBSCRIBERS = 5;
const MESSAGES = 5;

/** Subscribers and writers of the earlier version, and the mails that wait for them. */
export interface MadeReaders {
  /** The tokens in the links that end subscriptions. */
  unsubscribeTokens: string[];
  /** A code that was mailed and not yet entered. */
  openCode: { email: string; otp: string };
  /** Subscribers whose mails wait: the welcome of one, the code of the other. */
  welcomeWaits: string;
  codeWaits: string;
  /** The address of a waiting message to the hotel. */
  messageWaits: string;
}

const UNSUBSCRIBE_LINK = /\/unsubscribe\?token=([\w-]+)/;

/** The token of the link in a subscriber's welcome mail; undefined until it was sent. */
export function unsubscribeTokenFor({ mail }: Surroundings, email: string): string | undefined {
  const texts = mail.taken.filter(({ to }) => to === email).map(({ text }) => text);
  return texts.map((text) => UNSUBSCRIBE_LINK.exec(text)?.[1]).find(Boolean);
}

/** The code of the newest mail to that address; undefined until it was sent. */
export function codeFor({ mail }: Surroundings, email: string): string | undefined {
  const subjects = mail.taken.filter(({ to }) => to === email).map(({ subject }) => subject);
  return subjects.map((subject) => /^\d{6}/.exec(subject)?.[0]).findLast(Boolean);
}

async function codeSent(surroundings: Surroundings, url: string): Promise<{ email: string; otp: string }> {
  const email = surroundings.freshEmail();
  await sendCode(url, email);
  await waitFor('the code is mailed', () => codeFor(surroundings, email) !== undefined);
  return { email, otp: codeFor(surroundings, email) ?? '' };
}

/**
 * Makes subscriptions, feedback and messages through the API of the earlier version. The mail server goes away during
 * this.
 */
export async function makeReaders(surroundings: Surroundings, url: string): Promise<MadeReaders> {
  const { mail, freshEmail } = surroundings;
  const unsubscribeTokens: string[] = [];
  for (let count = 0; count < SUBSCRIBERS; count += 1) {
    const { email, otp } = await codeSent(surroundings, url);
    await verifyCode(url, email, otp);
    await waitFor('the reader is welcomed', () => unsubscribeTokenFor(surroundings, email) !== undefined);
    unsubscribeTokens.push(unsubscribeTokenFor(surroundings, email) ?? '');
  }
  for (let count = 0; count < MESSAGES; count += 1) {
    const feedback = { name: `Guest ${count}`, location: 'Jaipur', feedback: 'The lake at dusk.' };
    await postForm(`${url}/api/feedback`, feedback);
    await postForm(`${url}/api/contact`, { email: freshEmail(), textarea: 'Is there a boat?' });
  }
  const openCode = await codeSent(surroundings, url);
  const last = await codeSent(surroundings, url);
  await mail.leave();
  await verifyCode(url, last.email, last.otp);
  const [codeWaits, messageWaits] = [freshEmail(), freshEmail()];
  await sendCode(url, codeWaits);
  await postForm(`${url}/api/contact`, { email: messageWaits, textarea: 'Is there a cot?' });
  return { unsubscribeTokens, openCode, welcomeWaits: last.email, codeWaits, messageWaits };
}
