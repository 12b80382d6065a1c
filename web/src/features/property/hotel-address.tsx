import { FailedLine } from '../../components/list/failed-line';
import { useHotelAddressQuery } from '../../generated/property';
import { telephoneAddress } from '../../lib/telephone';
import { t } from '../../lib/texts/texts';

const LINK = 'inline-flex min-h-8 items-center underline underline-offset-4 hover:text-brass';

/** The hotel's address, phone number and e-mail address. */
export function HotelAddress() {
  const { data, error, refetch } = useHotelAddressQuery();
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
  phone: string;
  email: string;
}

/** The postal address on two lines: street and quarter, then the town. */
function Address({ address, phone, email }: AddressProps) {
  const [street, quarter, ...town] = address.split(', ');
  return (
    <address className="leading-relaxed not-italic">
      <p>{[street, quarter].join(', ')}</p>
      <p>{town.join(', ')}</p>
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
