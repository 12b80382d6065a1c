import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useRenewBookingLinkMutation } from '../../../../generated/desk-change';
import type { RenewBookingLinkMutation } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

interface RenewLinkProps {
  reference: string;
  onClose: () => void;
  /** Called with a sentence about the old and the new links. */
  onRenewed: (sentence: string) => void;
}

/** The dialog in which the staff end all links to a booking, for example after a stranger got a link. */
export default function RenewLink({ reference, onClose, onRenewed }: RenewLinkProps) {
  const { send, isBusy, problem } =
    useSending<RenewBookingLinkMutation['renewBookingLink']>('BookingLinkRenewed');
  const [renewLink] = useRenewBookingLinkMutation();
  const renew = async () => {
    if (isBusy) return;
    const variables = { reference };
    const result = await send(variables, async () => (await renewLink({ variables })).data?.renewBookingLink);
    if (result?.__typename !== 'BookingLinkRenewed') return;
    onRenewed(
      result.address
        ? t`Earlier links no longer work. A new link is on its way to ${result.address}.`
        : t`Earlier links no longer work. No mail was sent: the booking has no e-mail address, or the address has had too many mails in a short time.`,
    );
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Replace the link`} subtitle={reference}>
      <DialogBody>
        <p>{t`Links to the booking that were sent before stop working. The guest gets a new link by mail.`}</p>
        <div role="alert" className="mt-4">
          {problem ? <Message tone="bad" text={problem} /> : null}
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Cancel`}</Button>
        <Button disabled={isBusy} onClick={() => void renew()}>{t`Replace the link`}</Button>
      </DialogActions>
    </Dialog>
  );
}
