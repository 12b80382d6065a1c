import { EmptyState } from '../../../../components/list/empty-state';
import { useNewBookingSettingQuery } from '../../../../generated/desk-new-booking';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { NewBookingForm } from './new-booking-form';

/** The page with which staff book for walk-ins, callers and guests of portals. */
export default function NewBookingPage() {
  const query = useNewBookingSettingQuery();
  const { data } = query;
  const available = data?.deskAvailability;
  const firstType =
    available?.__typename === 'DeskAvailability' ? available.roomTypes[0]?.roomType : undefined;
  return (
    <DeskPage wide title={t`New booking`}>
      {data && available?.__typename === 'DeskAvailability' && firstType !== undefined ? (
        <NewBookingForm businessDay={available.businessDay} firstType={firstType} setting={data} />
      ) : data ? (
        <EmptyState text={t`There is no room type on sale yet. Add one under Rooms.`} />
      ) : (
        <NotLoaded query={query} failed={t`The form could not be loaded.`} label={t`Loading the form`} />
      )}
    </DeskPage>
  );
}
