import type { TaskKind, TaskList_TaskFragment } from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { DIFFERENCE_WORDS } from '../settlements/difference-words';
import { t } from '../../../lib/texts/texts';

interface TaskWords {
  title: (amount: string, document: string) => string;
  advice: string;
}

const WORDS: Readonly<Record<Exclude<TaskKind, 'GATEWAY_DIFFERENCE'>, TaskWords>> = {
  REFUND_FAILED: {
    title: (amount) => t`A refund of ${amount} failed`,
    advice: t`Look at the payment in the gateway’s dashboard first: if the refund is there, pay nothing. Else refund it there again, or pay it by other means and say here how. From then on it counts as paid.`,
  },
  REFUND_DISPUTED: {
    title: (amount) => t`A refund of ${amount} waits for a dispute`,
    advice: t`The guest’s bank decides first. Respond to the dispute in the gateway’s dashboard, and show the bank that the booking was cancelled.`,
  },
  REFUND_BY_HAND: {
    title: (amount) => t`${amount} go back by hand`,
    advice: t`The money did not come through the gateway. Pay it the way it came, and say here how.`,
  },
  DISPUTE: {
    title: (amount) => t`The guest’s bank disputes ${amount}`,
    advice: t`Open Disputes in the gateway’s dashboard and accept or contest it there: send the booking, its terms and the guest’s messages as evidence. The task ends by itself once the bank has decided; say here when you have answered.`,
  },
  CONFIRMATION_FAILED: {
    title: () => t`A mail about a booking did not arrive`,
    advice: t`Ask the guest by phone for the right address, correct it on the booking, and send the mail again there. If you have told the guest in another way, say so here.`,
  },
  DOCUMENT_REFUSED: {
    title: (amount, document) => t`The portal refused ${document} of ${amount}`,
    advice: t`Until the tax office’s portal has registered it, the guest does not get it. Correct what the portal names, in the invoice details of the booking or in the hotel’s address, and send the document again: its number, date and amounts stay. The task ends by itself once it is registered. If it cannot be, ask your accountant, and say here what was done.`,
  },
  PORTAL_UNREACHABLE: {
    title: () => t`The invoice registration portal is away`,
    advice: t`Invoices to businesses wait for it and are tried again by themselves; the task ends once the portal answers. If it refuses the keys or a setting is missing, whoever runs the server corrects that, and the doctor says what. Tell guests who ask for their invoice that it comes by mail.`,
  },
  DASHBOARD_REFUND: {
    title: (amount) => t`${amount} were refunded in the dashboard`,
    advice: t`No cancellation explains the refund. Cancel the booking if the stay is off; if it was a courtesy, say so here.`,
  },
  ADDRESS_MISSING: {
    title: (amount) => t`An invoice of ${amount} before tax needs an address`,
    advice: t`From ₹50,000 the law wants the guest’s address and state on the invoice. Ask the guest, and enter them under ‘Details for the invoice’ on the booking: then it is issued. If they cannot be had, say so here, and it is issued without; without an answer, that happens 25 days after the stay.`,
  },
  OPTION_LAPSING: {
    title: () => t`A tentative booking ends soon`,
    advice: t`Ask the guest. Then confirm, extend or release the booking on its page; without an answer its rooms are free again after the option’s date.`,
  },
};

/** For kinds that only a later version of the server has. */
const UNNAMED_DIFFERENCE = {
  title: t`Our money and the gateway’s differ`,
  advice: t`Look at the settlements, and compare them with the gateway’s dashboard.`,
};

/** The title of a task, and what to do. */
export function wordsOf({
  kind,
  amount,
  difference,
  document,
}: Pick<TaskList_TaskFragment, 'kind' | 'amount' | 'difference' | 'document'>): {
  title: string;
  advice: string;
} {
  if (kind === 'GATEWAY_DIFFERENCE') return difference ? DIFFERENCE_WORDS[difference] : UNNAMED_DIFFERENCE;
  const { title, advice } = WORDS[kind];
  return { title: title(amount ? writeMoney(amount) : t`Money`, document ?? t`a document`), advice };
}
