import type { TaskKind, TaskList_TaskFragment } from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';

interface TaskWords {
  title: (amount: string) => string;
  advice: string;
}

const WORDS: Readonly<Record<TaskKind, TaskWords>> = {
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
  DASHBOARD_REFUND: {
    title: (amount) => t`${amount} were refunded in the dashboard`,
    advice: t`No cancellation explains the refund. Cancel the booking if the stay is off; if it was a courtesy, say so here.`,
  },
};

/** What the task is, in a line, and what to do. */
export function wordsOf({ kind, amount }: Pick<TaskList_TaskFragment, 'kind' | 'amount'>): {
  title: string;
  advice: string;
} {
  const { title, advice } = WORDS[kind];
  return { title: title(amount ? writeMoney(amount) : t`Money`), advice };
}
