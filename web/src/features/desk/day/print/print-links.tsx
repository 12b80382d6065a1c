import { Link } from '../../../../components/page/link';
import { Button } from '../../../../components/form/button';
import { billPrintPath, bookingPrintPath, registrationPrintPath } from '../../../../lib/desk-paths';
import { t } from '../../../../lib/texts/texts';

/** Links to the printed pages of a booking. */
export function PrintLinks({ reference }: { reference: string }) {
  return (
    <p className="flex flex-wrap gap-3">
      <Button asChild look="quiet">
        <Link to={registrationPrintPath(reference)}>{t`Print registration card`}</Link>
      </Button>
      <Button asChild look="quiet">
        <Link to={billPrintPath(reference)}>{t`Print bill`}</Link>
      </Button>
      <Button asChild look="quiet">
        <Link to={bookingPrintPath(reference)}>{t`Print booking`}</Link>
      </Button>
    </p>
  );
}
