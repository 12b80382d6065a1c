import { FailedLine } from '../../../components/list/failed-line';
import { useHotelQuery } from '../../../generated/property';
import { telephoneAddress } from '../../../lib/hotel/telephone';
import { t } from '../../../lib/texts/texts';

const LINK = 'inline-flex min-h-8 items-center underline underline-offset-4 hover:text-brass';

/** The hotel's address, phone number and e-mail address. */
export function HotelAddress() {
  const { data, error, refetch } = useHotelQuery();
  return (
    <div tabIndex={-1} aria-busy={!data && !error} className="min-h-8 outline-none">
      {data ? <Address {...data.property} /> : null}
      {error && !data ? (
        <FailedLine problem={t`The address could not be loaded.`} onRetry={() => void refetch()} />
      ) : null}
    </div>
  );
}

interface AddressProps {
  address: string;
  town: string;
  phone: string;
  email: string;
}

/** The postal address on two lines: the street, then the town. */
function Address({ address, town, phone, email }: AddressProps) {
  const end = address.lastIndexOf(`, ${town}`);
  return (
    <address className="leading-relaxed not-italic">
      <p>{address.slice(0, end)}</p>
      <p>{address.slice(end + 2)}</p>
      <p className="mt-4">
        <a className={LINK} href={telephoneAddress(phone)}>
          {phone}
        </a>
      </p>
      <p>
        <a className={LINK} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </address>
  );
}
