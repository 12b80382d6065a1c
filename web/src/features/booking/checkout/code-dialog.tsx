import { AlertDialog } from '../../../components/dialog/alert-dialog';
import { Dialog } from '../../../components/dialog/dialog';
import { Button } from '../../../components/form/button';
import { Link } from '../../../components/page/link';
import { RichText } from '../../../components/page/rich-text';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';
import type { Checkout } from './use-checkout';
import { CodePanel } from '../hold/code-panel';

export const CODE_HEADING = {
  title: (
    <RichText
      text={t`Confirm your <word>e-mail</word> address`}
      elements={{ word: (words) => <span className="whitespace-nowrap">{words}</span> }}
    />
  ),
  subtitle: t`Your room is held, and you pay at the hotel`,
};

/** The message when a hold ends without its code, on a page without the booking form. */
function TimeIsOver({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog
      open
      title={t`The time to confirm is over.`}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <Button asChild>
          <Link to={paths.book} onClick={onClose}>
            {t`Search again`}
          </Link>
        </Button>
      }
    >
      <p>{t`Your room was not booked, and nothing was charged.`}</p>
    </AlertDialog>
  );
}

/** The dialog in which a guest enters the code of a hold, opened from its strip or its page. */
export function CodeDialog({ checkout }: { checkout: Checkout }) {
  const { phase } = checkout;
  if (phase.name === 'expired' && phase.isUnpaid) return <TimeIsOver onClose={checkout.acknowledge} />;
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
