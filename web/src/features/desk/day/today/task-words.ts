import type { TaskKind, TaskList_TaskFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { wordsOfDifference } from '../../money/settlements/difference-words';
import { t } from '../../../../lib/texts/texts';

interface TaskWords {
  title: (amount: string, document: string, room: string, portal: string, dates: string) => string;
  advice: string;
  /** What to do for the payer of a further folio, which is named; left out where it makes no difference. */
  adviceOfFolio?: (folio: string) => string;
}

const WORDS: Readonly<Record<Exclude<TaskKind, 'GATEWAY_DIFFERENCE'>, TaskWords>> = {
  REFUND_FAILED: {
    title: (amount) => t`A refund of ${amount} failed`,
    advice: t`First check the payment in the gateway’s dashboard. If the refund is there, pay nothing. Otherwise refund it there again, or pay it in another way and say here how. It then counts as paid.`,
  },
  REFUND_DISPUTED: {
    title: (amount) => t`A refund of ${amount} waits for a dispute`,
    advice: t`The guest’s bank decides first. Respond to the dispute in the gateway’s dashboard, and show the bank that the booking was cancelled.`,
  },
  REFUND_BY_HAND: {
    title: (amount) => t`Refund ${amount} by hand`,
    advice: t`The guest did not pay through the gateway. Refund the money the way it was paid, and say here how.`,
  },
  DISPUTE: {
    title: (amount) => t`The guest’s bank disputes ${amount}`,
    advice: t`Open Disputes in the gateway’s dashboard and accept or contest the dispute there: send the booking, its terms and the guest’s messages as evidence. The task ends automatically once the bank has decided; say here when you have answered.`,
  },
  CONFIRMATION_FAILED: {
    title: () => t`A mail about a booking did not arrive`,
    advice: t`Ask the guest by phone for the right address, correct it on the booking, and send the e-mail again there. If you have informed the guest in another way, say so here.`,
  },
  DOCUMENT_REFUSED: {
    title: (amount, document) => t`The portal refused ${document} of ${amount}`,
    advice: t`The guest gets the document only after the tax office’s portal has registered it. Correct what the portal names, in the invoice details of the booking or in the hotel’s address, and send the document again: its number, date and amounts stay the same. The task ends automatically once the document is registered. If it cannot be registered, ask your accountant, and say here what was done.`,
    adviceOfFolio: (folio) =>
      t`The payer of ${folio} gets the document only after the tax office’s portal has registered it. Correct what the portal names: the details of the payer of ${folio} under ‘Who pays what’ on the booking’s page, of the company that pays it, or the hotel’s address. Then send the document again: its number, date and amounts stay the same. The task ends automatically once the document is registered. If it cannot be registered, ask your accountant, and say here what was done.`,
  },
  PORTAL_UNREACHABLE: {
    title: () => t`The invoice registration portal does not respond`,
    advice: t`Invoices to businesses wait for the portal and are retried automatically; the task ends once the portal responds. If the portal refuses the keys or a setting is missing, the operator of the server must correct it; the doctor says what is wrong. Tell guests who ask that their invoice will come by e-mail.`,
  },
  DASHBOARD_REFUND: {
    title: (amount) => t`${amount} was refunded in the dashboard`,
    advice: t`The refund has no cancellation. If the guest no longer comes, cancel the booking; if it was a courtesy, say so here.`,
  },
  ADDRESS_MISSING: {
    title: (amount) => t`An invoice of ${amount} before tax needs an address`,
    advice: t`The law requires the guest’s address and state on an invoice of ₹50,000 or more. Ask the guest for both, and enter them under ‘Details for the invoice’ on the booking’s page: then the invoice is issued. If the guest does not give them, say so here: then the invoice is issued without an address. If nobody does anything, it is issued without an address 25 days after the stay.`,
  },
  LETTERS_MISSING: {
    title: () => t`A guest’s name or address has letters that we cannot print`,
    advice: t`The guest’s next receipt or invoice waits, because it would have ‘?’ in place of these letters. Ask the guest for name and address in English letters, as in the passport, and enter them under ‘Details for the invoice’ on the booking’s page: then the document is issued. If the guest does not give them, say so here: then the document is issued with ‘?’. If nobody does anything, a receipt is issued with ‘?’ after 3 days, and an invoice 25 days after the stay.`,
  },
  CHANGE_LAPSED: {
    title: () => t`A change was not paid in time`,
    advice: t`The guest did not pay for the change, so the booking is as it was before, and its new nights are on sale again. Ask the guest. Change the booking once more if the guest still wants it, and say here what was agreed.`,
  },
  BALANCE_OVERDUE: {
    title: () => t`The rest of a price is overdue`,
    advice: t`The guest did not pay the rest by the agreed day. Ask the guest, take the money at the desk, or cancel the booking. If you agreed something else with the guest, say so here.`,
  },
  RETURN_DEPOSIT: {
    title: (amount) => t`A security deposit of ${amount} is still held`,
    advice: t`The guest has left or does not come. Return the deposit on the booking’s page, or turn a part of it into a charge. If you agreed something else with the guest, say so here.`,
  },
  REPAIR: {
    title: (_amount, _document, room) => t`Room ${room} needs repair`,
    advice: t`Take the room out of order for the repair: then the task is done. If the room was repaired without this, say so here.`,
  },
  FORM_LATE: {
    title: (_amount, _document, room) => t`Form III is late for a guest of room ${room}`,
    advice: t`The law requires Form III within 24 hours after arrival and after departure. Open the register, file the form on the authority’s page, and record its number: then the task is done. If it was not needed, say so here.`,
  },
  WEBHOOK_FAILED: {
    title: () => t`A program did not receive events`,
    advice: t`A program has received no events of bookings for three days, or does not want further events. Open ‘Programs’ in the menu, test the address, correct it, and send the missed events again. If the program is no longer used, remove its address there. Then the task is done.`,
  },
  STAY_UNPLACED: {
    title: (_amount, _document, _room, portal, dates) =>
      dates === ''
        ? t`No room is free for a stay that ${portal} sold`
        : t`No room is free ${dates}, for a stay that ${portal} sold`,
    advice: t`The portal’s booking is accepted, but no room is kept. Place the stay in a free room, or move another guest first. If the guest stays elsewhere, cancel the stay at the portal: the cancellation comes here by itself. The task ends when the stay has a room.`,
  },
  CHANNEL_BOOKING_WAITS: {
    title: (_amount, _document, _room, portal) => t`A booking of ${portal} cannot be entered yet`,
    advice: t`It is kept and tried again each minute. If its room type, rate plan or portal is not mapped, open ‘Channels’ in the menu: it says what is missing, and there you map it. If the staff entered the booking by hand before, remove the number of the portal from that booking, or cancel it. If the portal is archived at the desk, take it back into use. The task ends when the booking is entered.`,
  },
  CHANNEL_CHANGE_BY_HAND: {
    title: (_amount, _document, _room, portal) => t`${portal} was changed or cancelled at the portal`,
    advice: t`The guest is in the house, has left, or the booking was cancelled here before, so nothing was changed. Compare the booking with the portal, change it here if that is right, and say here what was done.`,
  },
  CHANNEL_BOOKINGS_LATE: {
    title: () => t`Bookings of portals are late`,
    advice: t`For 30 minutes bookings could not be read from the channel manager, or it could not be told that they arrived, or bookings wait for the staff. The server tries again each minute. Open ‘Channels’ in the menu: it says what to do. If other tasks name bookings that wait, do these first. Until then, look for new bookings at the portals. The task ends by itself.`,
  },
  PORTAL_TOTAL_DIFFERS: {
    title: (amount, _document, _room, portal) => t`${portal} costs ${amount} more or less at the portal`,
    advice: t`The price of the rooms does not explain the portal’s total, such as because of a city tax or a fee that the guest pays at the hotel. Compare the booking with the portal. Charge on the bill what the guest owes beside the rooms, or change the price of the stay. The task ends once both are equal; if the difference is right, say here why.`,
  },
  CALENDAR_FEED: {
    title: (_amount, _document, room) => t`A portal’s calendar of room ${room} is not read`,
    advice: t`New bookings of the portal do not reach the hotel, and the nights stay as they were. See ‘Calendars’ on the page ‘Portals’: it says what to do. The task ends with a reading.`,
  },
  CALENDAR_CONFLICT: {
    title: (_amount, _document, room) => t`Room ${room} may be sold twice`,
    advice: t`A portal’s calendar has nights that are taken here. Look at the portal. If its guest comes, move one of the two to another room: then the task is done. If both are the same booking, say so here.`,
  },
  OPTION_LAPSING: {
    title: () => t`A tentative booking ends soon`,
    advice: t`Ask the guest. Then confirm, extend or release the booking on its page. Without an answer, its rooms are released after the option date.`,
  },
};

/** For kinds that only a later version of the server has. */
const UNNAMED_TASK: TaskWords = {
  title: () => t`A task that this page does not know`,
  advice: t`Reload the page, because the server is newer. If the task still has no name after that, ask the operator of the server what to do.`,
};

/** The title of a task, and what to do. */
export function wordsOf({
  kind,
  amount,
  difference,
  document,
  folio,
  roomNumber,
  portal,
  firstNight,
  until,
}: Pick<
  TaskList_TaskFragment,
  'kind' | 'amount' | 'difference' | 'document' | 'folio' | 'roomNumber' | 'portal' | 'firstNight' | 'until'
>): {
  title: string;
  advice: string;
} {
  if (kind === 'GATEWAY_DIFFERENCE') return wordsOfDifference(difference);
  const named: Readonly<Partial<Record<string, TaskWords>>> = WORDS;
  const { title, advice, adviceOfFolio } = named[kind] ?? UNNAMED_TASK;
  const dates = firstNight && until ? t`from ${writeDate(firstNight)} to ${writeDate(until)}` : '';
  const money = amount ? writeMoney(amount) : t`Money`;
  return {
    title: title(money, document ?? t`a document`, roomNumber ?? '', portal ?? t`a portal`, dates),
    advice: folio !== null && adviceOfFolio ? adviceOfFolio(folio) : advice,
  };
}
