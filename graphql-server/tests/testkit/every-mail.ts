import { addDays } from '../../src/platform/time/dates';
import { MAIL_TEXTS_EN } from '../../src/mails/notifications/texts/mail-texts.en';
import { cancelBooking, previewedRefund } from './cancellations';
import { changeFirst, freshChangeKey, previewedDifference, staysWith } from './changes';
import { bookedAtDesk, deskStay, tentativeSteps } from './desk-bookings';
import { execute, gql, type RequestOptions } from './graphql';
import { confirmedBooking, tellOf } from './late-money';
import { goTo } from './check-ins';
import { companySteps } from './companies';
import { companyGuests, receivableSteps } from './receivables';
import { codedHold, setUnsecuredPercent } from './pay-at-hotel';
import { requestSteps } from './payment-requests';
import { yourDataByMail } from './personal-data';
import { postJson } from './raw-http';
import { depositSteps } from './security-deposits';
import { folioGuests } from './guests-with-folios';
import { issueDocuments } from './tax-documents';
import { invite } from './staff';
import type { TestServer } from './test-server';
import { waitFor } from './wait-for';
import { deliver, refundEvent } from './webhooks';

interface Stay {
  checkin: string;
  checkout: string;
  roomType: string;
}

const CORRECT_EMAIL = gql(`mutation CorrectEmailForMail($input: CorrectEmailInput!) {
  correctEmail(input: $input) { __typename }
}`);
const CONFIRM_EMAIL = gql(`mutation ConfirmEmailForMail($token: String!) {
  confirmEmail(token: $token) { __typename ... on EmailConfirmed { token } }
}`);
const SEND_LINK = gql(`mutation SendLinkForMail($input: BookingLinkInput!) {
  sendBookingLink(input: $input) { __typename }
}`);

const SEND_ADDRESS_CODE = gql(`mutation SendAddressCodeForMail { sendAddressCode { __typename } }`);

const CHANGE_AT_DESK = gql(`mutation ChangeAtDeskForMail($input: ChangeGuestBookingInput!) {
  changeGuestBooking(input: $input) { __typename }
}`);

const NEWEST_MESSAGE = gql(`query NewestMessageForMail {
  guestMessages(filter: { kind: CONTACT }, limit: 1) { messages { id } }
}`);
const REPLY_TO_MESSAGE = gql(`mutation ReplyToMessageForMail($input: ReplyToMessageInput!) {
  replyToMessage(input: $input) { __typename }
}`);

/** The first text in the mails to that address that the pattern finds. */
async function foundInMail(testServer: TestServer, address: string, pattern: RegExp): Promise<string> {
  const find = () => {
    const texts = testServer.inbox.messages(address).map(({ subject, text }) => `${subject}\n${text}`);
    return texts.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  };
  await waitFor(`a mail to ${address} has ${pattern.source}`, async () => {
    await testServer.runJobs();
    return find() !== undefined;
  });
  return find() ?? '';
}

/** The staff add a night to the stay, for which the guest is asked to pay. */
async function lengthenAtDesk(
  testServer: TestServer,
  { token, reference }: { token: string; reference: string },
  checkout: string,
  owner: RequestOptions,
): Promise<void> {
  const stays = await staysWith(testServer, token, { checkout });
  const expectedDifference = await previewedDifference(testServer, token, stays);
  const form = { reference, stays, expectedDifference, reason: 'The guest called.' };
  await execute(testServer, CHANGE_AT_DESK, { input: { ...form, idempotencyKey: freshChangeKey() } }, owner);
  await testServer.runJobs();
}

/** A guest books, pays twice, shortens and extends the stay, corrects the address, loses the link, and cancels. */
async function lifeOfBooking(testServer: TestServer, stay: Stay, owner: RequestOptions): Promise<void> {
  const email = testServer.freshEmail();
  const { held } = await confirmedBooking(testServer, { ...stay, email });
  const twice = await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'capture', webhook: false });
  await tellOf(testServer, twice.payment.id);
  await changeFirst(testServer, held.token, { guests: 1, checkout: addDays(stay.checkout, -1) });
  const { reference } = held.booking;
  await lengthenAtDesk(testServer, { token: held.token, reference }, stay.checkout, owner);
  const corrected = testServer.freshEmail();
  await execute(testServer, CORRECT_EMAIL, { input: { token: held.token, email: corrected } });
  const token = await foundInMail(testServer, corrected, /booking#email\.([\w-]+)/);
  const { confirmEmail } = await execute(testServer, CONFIRM_EMAIL, { token });
  const own = 'token' in confirmEmail ? confirmEmail.token : held.token;
  await execute(testServer, SEND_LINK, { input: { reference, email: corrected } });
  const deposits = depositSteps(testServer, () => owner);
  await deposits.giveBack(await deposits.taken(reference), 500_000);
  await inviteToCheckIn(testServer, stay.checkin);
  await cancelBooking(testServer, { token: own, expectedRefund: await previewedRefund(testServer, own) });
}

/** The desk keeps a room tentatively, asks for a deposit by a link, and gives the room up. */
async function keepTentatively(testServer: TestServer, stay: Stay, owner: RequestOptions): Promise<void> {
  const form = { email: testServer.freshEmail(), stays: [deskStay(stay)], optionUntil: stay.checkin };
  const reference = await bookedAtDesk(testServer, form, owner);
  await requestSteps(testServer, owner).asked(reference, { amount: 100_000 });
  await testServer.runJobs();
  await tentativeSteps(testServer, owner).release(reference);
}

/** A guest books on a plan that asks for nothing now, which is on sale for this booking only. */
async function bookUnpaid(testServer: TestServer, stay: Stay): Promise<void> {
  await testServer.query(
    `INSERT INTO rate_plans (code, name, policy_id, terms, sort_order)
     SELECT 'UNPAID', 'Unpaid', policy_id, '{"dueAtBookingPercent": 0}', 99 FROM rate_plans ORDER BY id LIMIT 1`,
  );
  await setUnsecuredPercent(testServer, 100);
  const { property } = testServer.installation.services;
  await waitFor('the plan is sold', () =>
    Promise.resolve(property.plans.some(({ code }) => code === 'UNPAID')),
  );
  await codedHold(testServer, { ...stay, plan: 'UNPAID' });
  await testServer.runJobs();
  await testServer.query(`UPDATE rate_plans SET on_sale = false WHERE code = 'UNPAID'`);
}

/** The desk books, and asks by a link for a part, which the guest pays. */
async function payByLink(testServer: TestServer, stay: Stay, owner: RequestOptions): Promise<void> {
  const form = { email: testServer.freshEmail(), stays: [deskStay(stay)] };
  const reference = await bookedAtDesk(testServer, form, owner);
  const steps = requestSteps(testServer, owner);
  const { token } = await steps.asked(reference, { amount: 100_000, purpose: 'OTHER' });
  await steps.pay(token, (await steps.order(token)).orderId);
}

/** Three days before the arrival, guests are invited to check in online. */
async function inviteToCheckIn(testServer: TestServer, checkin: string): Promise<void> {
  await goTo(testServer, addDays(checkin, -3), '09:00');
  await testServer.installation.checkInInvitations.run();
  await testServer.runJobs();
  await testServer.shiftClock('0');
}

async function failLastRefund(testServer: TestServer): Promise<void> {
  await testServer.runJobs();
  const made = Object.values(testServer.razorpay.state().refunds).at(-1);
  const refund = await testServer.razorpay.settleRefund(String(made?.id), 'failed', { webhook: false });
  await deliver(testServer, refundEvent('refund.failed', refund));
}

async function subscribe(testServer: TestServer): Promise<void> {
  const email = testServer.freshEmail();
  await postJson(testServer, '/api/send-otp', { email });
  const otp = await foundInMail(testServer, email, /^(\d{6}) /);
  await postJson(testServer, '/api/verify-otp', { email, otp });
}

/** The staff reply to the newest message of the contact form. */
async function answerMessage(testServer: TestServer, owner: RequestOptions): Promise<void> {
  const { guestMessages } = await execute(testServer, NEWEST_MESSAGE, {}, owner);
  const id = String(guestMessages.messages[0]?.id);
  const input = { kind: 'CONTACT' as const, id, text: 'Yes, behind the house.', repliesSeen: 0 };
  await execute(testServer, REPLY_TO_MESSAGE, { input }, owner);
  await testServer.runJobs();
}

/** Somebody who wrote to the hotel asks what it stores, and to be erased. */
async function eraseReader(testServer: TestServer): Promise<void> {
  const email = 'reader.to.erase@guest.example';
  await postJson(testServer, '/api/contact', { email, textarea: 'Do you have a pool?' });
  await (await yourDataByMail(testServer, email)).erase();
  await testServer.runJobs();
}

/** A guest leaves to the account of a company, which gets a statement, and a reminder once it is late. */
async function billCompany(
  testServer: TestServer,
  { roomType }: Pick<Stay, 'roomType'>,
  owner: RequestOptions,
): Promise<void> {
  const { id } = await companySteps(testServer, () => owner).added({ daysToPay: 0 });
  const { checkout } = await companyGuests(testServer, () => owner).invoiced(id, { roomType });
  await goTo(testServer, addDays(checkout, 2), '12:00');
  const accounts = receivableSteps(testServer, () => owner);
  await accounts.sendStatement(id, { from: checkout, to: addDays(checkout, 2) });
  await accounts.sendReminder(id);
  await testServer.runJobs();
  await testServer.shiftClock('0');
}

/** A guest leaves whose room a company has paid in a folio of its own. */
async function mailFolioToCompany(
  testServer: TestServer,
  { roomType }: Stay,
  owner: RequestOptions,
): Promise<void> {
  const staff = () => owner;
  const { id } = await companySteps(testServer, staff).added();
  const guests = folioGuests(testServer, staff);
  const guest = await guests.inHouse({ roomType });
  const folio = await guests.folios.open(guest.reference, { takes: ['ROOM'] });
  await companySteps(testServer, staff).setFolioPayer(guest.reference, folio, id);
  await guests.payAll(guest.reference);
  await guests.leave(guest);
  await testServer.shiftClock('0');
}

/** Causes every kind of mail that the hotel sends. */
export async function sendEveryMail(
  testServer: TestServer,
  stay: Stay,
  owner: RequestOptions,
): Promise<void> {
  await issueDocuments(testServer);
  await lifeOfBooking(testServer, stay, owner);
  await keepTentatively(testServer, stay, owner);
  await bookUnpaid(testServer, stay);
  await failLastRefund(testServer);
  await payByLink(testServer, stay, owner);
  await subscribe(testServer);
  await postJson(testServer, '/api/contact', { email: 'asha@guest.example', textarea: 'Is there parking?' });
  const feedback = { name: 'Asha Rao', location: 'Pune', feedback: 'A quiet room, and kind people.' };
  await postJson(testServer, '/api/feedback', feedback);
  await execute(testServer, SEND_ADDRESS_CODE, {}, owner);
  await invite(testServer, { email: testServer.freshEmail(), roleId: 'reception' }, owner);
  await testServer.runJobs();
  await answerMessage(testServer, owner);
  await eraseReader(testServer);
  await billCompany(testServer, stay, owner);
  await mailFolioToCompany(testServer, stay, owner);
}

const patternOf = (text: string) => new RegExp(`^${text.replaceAll(/\{\w+\}/g, '.+')}$`);

/** The names of mail subjects that no mail in the inbox has. */
export function missingSubjects(testServer: TestServer): string[] {
  const subjects = testServer.inbox.messages().map(({ subject }) => subject ?? '');
  const missing: string[] = [];
  for (const [name, text] of Object.entries(MAIL_TEXTS_EN)) {
    if (!name.endsWith('Subject') || typeof text !== 'string') continue;
    if (!subjects.some((subject) => patternOf(text).test(subject))) missing.push(name);
  }
  return missing;
}
