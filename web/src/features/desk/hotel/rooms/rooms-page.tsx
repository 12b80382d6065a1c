import { Button } from '../../../../components/form/button';
import { Link } from '../../../../components/page/link';
import { useRoomSettingsQuery } from '../../../../generated/desk-rooms';
import type { RoomSettingsQuery } from '../../../../generated/graphql';
import { writeRate, type Money } from '../../../../lib/money';
import { deskRoomTypePath, paths } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';

type ListedType = RoomSettingsQuery['roomSettings'][number];

/** All room types, including types that are not on sale. */
export default function RoomsPage() {
  const query = useRoomSettingsQuery();
  const { data } = query;
  return (
    <DeskPage
      title={t`Rooms`}
      note={t`What guests can book. A change takes effect immediately and never changes existing bookings.`}
      actions={
        <Button asChild size="small">
          <Link to={paths.deskNewRoomType}>{t`Add a room type`}</Link>
        </Button>
      }
    >
      {data ? (
        <section aria-label={t`Room types`}>
          <ul className="border-t border-line">
            {data.roomSettings.map((type) => (
              <RoomTypeRow key={type.id} type={type} currency={data.property.rateCurrency} />
            ))}
          </ul>
        </section>
      ) : (
        <NotLoaded query={query} failed={t`The rooms could not be loaded.`} label={t`Loading the rooms`} />
      )}
    </DeskPage>
  );
}

interface RoomTypeRowProps {
  type: ListedType;
  currency: Money['currency'];
}

function RoomTypeRow({ type, currency }: RoomTypeRowProps) {
  const { code, name, nightlyRateCents, rooms, onSale } = type;
  const roomsOnSale = onSale ? rooms.filter((room) => room.onSale).length : 0;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3">
      <Link
        to={deskRoomTypePath(code)}
        className="inline-flex min-h-11 min-w-11 items-center text-lg font-semibold text-action underline underline-offset-4"
      >
        {name}
      </Link>
      <p className="tabular text-quiet">
        {writeRate({ amount: nightlyRateCents, currency })} ·{' '}
        {plural(rooms.length, { one: '# room', other: '# rooms' })} ·{' '}
        {roomsOnSale > 0 ? (
          plural(roomsOnSale, { one: '# on sale', other: '# on sale' })
        ) : (
          <span className="text-warning">{t`not on sale`}</span>
        )}
      </p>
    </li>
  );
}
