import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import type { Money } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { TakePayment } from '../../money/folio/take-payment';

/** A booking of a guest who stands at the desk, and its price. */
export interface WalkIn {
  reference: string;
  balance: Money;
}

interface WalkInPaymentProps extends WalkIn {
  onDone: () => void;
}

/** Takes the payment of a walk-in as soon as it is booked; it can wait until the guest leaves. */
export function WalkInPayment({ reference, balance, onDone }: WalkInPaymentProps) {
  return (
    <Dialog open onOpenChange={onDone} title={t`Booked`} subtitle={reference}>
      <DialogBody>
        <TakePayment
          reference={reference}
          balance={balance}
          onTaken={() => {
            onDone();
            return Promise.resolve();
          }}
        />
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onDone}>{t`The guest pays later`}</Button>
      </DialogActions>
    </Dialog>
  );
}
