import { useHotelQuery } from '../../../generated/property';
import { useHotel } from '../../../lib/hotel/hotel';
import { t } from '../../../lib/texts/texts';

/** The copyright line. Its year is the hotel's, so it is the same on the server and in every browser. */
export function Copyright() {
  const { name: hotel } = useHotel();
  const { data } = useHotelQuery();
  const year = data?.property.today.slice(0, 4) ?? '';
  return t`© ${year} ${hotel}`;
}
