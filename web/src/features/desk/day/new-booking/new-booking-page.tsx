import { EmptyState } from '../../../../components/list/empty-state';
import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import { useNewBookingSettingQuery } from '../../../../generated/desk-new-booking';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NewBookingForm } from './new-booking-form';

/** The page with which staff book for walk-ins, callers and guests of portals. */
export default function NewBookingPage() {
  const { data, error, refetch } = useNewBookingSettingQuery();
  const available = data?.deskAvailability;
  const firstType =
    available?.__typename === 'DeskAvailability' ? available.roomTypes[0]?.roomType : undefined;
  return (
    <DeskPage wide title={t`New booking`}>
      {data && available?.__typename === 'DeskAvailability' && firstType !== undefined ? (
        <NewBookingForm businessDay={available.businessDay} firstType={firstType} setting={data} />
      ) : data ? (
        <EmptyState text={t`There is no room type on sale yet. Add one under Rooms.`} />
      ) : error ? (
        <FailedState problem={t`The form could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t`Loading the form`} />
      )}
    </DeskPage>
  );
}
