import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { FailedState } from '../../components/list/failed-state';
import { faultsOfAddress } from '../../lib/stays/address-faults';
import { RoomBookBar } from '../../features/booking/search/room-book-bar';
import { RoomType } from '../../features/booking/search/room-type';
import { useRoomTypePageQuery } from '../../generated/search';
import { writeDate } from '../../lib/dates/plain-dates';
import { stayPath } from '../../lib/paths';
import { pathWithStay, stayInAddress } from '../../lib/stays/stay-address';
import { t } from '../../lib/texts/texts';
import { useTakenOver } from '../../lib/browser/use-taken-over';
import NotFoundPage from './not-found-page';

const NO_CHOICE = new URLSearchParams();

/** The page of one room type, with its calendar. */
export default function RoomTypePage() {
  const { code = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The server renders one page for all addresses without both dates.
  const isTakenOver = useTakenOver();
  const { data, error, refetch } = useRoomTypePageQuery();
  if (!data)
    return (
      <div className="mx-auto w-full max-w-7xl px-5 py-16 sm:px-8">
        <h1 className="sr-only">{code}</h1>
        {error ? (
          <FailedState problem={t`The room could not be loaded.`} onRetry={() => void refetch()} />
        ) : null}
      </div>
    );
  const roomType = data.roomTypes.find(({ name }) => name === code);
  if (!roomType) return <NotFoundPage />;
  const inAddress = stayInAddress(search);
  const chosen = isTakenOver || inAddress.checkout ? search : NO_CHOICE;
  const stay = chosen === search ? inAddress : stayInAddress(NO_CHOICE);
  const { checkin, checkout } = stay;
  const choose = (dates: { checkin: string; checkout: string }) => {
    const address = pathWithStay(stayPath(code), { ...stay, ...dates });
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className="mx-auto w-full max-w-7xl px-5 py-10 sm:px-8 lg:py-14 print:p-0">
        <PageHead
          title={
            checkin && checkout
              ? t`${roomType.title} from ${writeDate(checkin)} to ${writeDate(checkout)}`
              : roomType.title
          }
          description={roomType.description}
        />
        <RoomType
          key={code}
          {...{ roomType, stay }}
          roomTypes={data.roomTypes}
          property={data.property}
          faults={faultsOfAddress(chosen)}
          onChoose={choose}
        />
      </div>
      <RoomBookBar roomType={roomType} stay={stay} />
    </>
  );
}
