import { Dialog } from '../../../components/dialog/dialog';
import { t } from '../../../lib/texts/texts';
import type { Checkout } from '../checkout/use-checkout';
import { CodePanel } from './code-panel';

export const CODE_HEADING = {
  title: t`Confirm your e-mail address`,
  subtitle: t`Your room is held, and you pay at the hotel`,
};

/** The dialog in which a guest enters the code of a hold, opened from its strip or its page. */
export function CodeDialog({ checkout }: { checkout: Checkout }) {
  const { phase } = checkout;
  if (phase.name !== 'proving') return null;
  return (
    <Dialog open onOpenChange={checkout.dismiss} {...CODE_HEADING}>
      <CodePanel
        coded={phase.coded}
        onBooked={checkout.bookedUnpaid}
        onLapse={checkout.lapse}
        onClose={checkout.dismiss}
      />
    </Dialog>
  );
}
