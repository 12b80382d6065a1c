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

/** The street, then the town; one line where the address does not name the town, as before the hotel is set up. */
function linesOf(address: string, town: string): string[] {
  const end = town ? address.lastIndexOf(`, ${town}`) : -1;
  return end < 0 ? [address] : [address.slice(0, end), address.slice(end + 2)];
}

/** The postal address, with the ways to reach the hotel. */
function Address({ address, town, phone, email }: AddressProps) {
  return (
    <address className="leading-relaxed not-italic">
      {linesOf(address, town).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {phone ? (
        <p className="mt-4">
          <a className={LINK} href={telephoneAddress(phone)}>
            {phone}
          </a>
        </p>
      ) : null}
      {email ? (
        <p>
          <a className={LINK} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
    </address>
  );
}
