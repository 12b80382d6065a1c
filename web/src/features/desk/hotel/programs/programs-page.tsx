import { Link } from '../../../../components/page/link';
import { ProgramsDocument, useProgramsQuery } from '../../../../generated/desk-programs';
import { CHANNELS_PATH } from '../../../../lib/desk-paths';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { SearchLink } from './search-link';
import { ServiceKeys } from './service-keys';
import { Webhooks } from './webhooks';

/** The keys with which programs work, the addresses to which events are sent, and the button for other sites. */
export default function ProgramsPage() {
  const query = useProgramsQuery();
  const { data } = query;
  useLiveQuery(['STAFF', 'TASK'], ProgramsDocument, {});
  return (
    <DeskPage
      wide
      title={t`Programs`}
      note={t`Programs of other companies can read and change data as far as their keys allow, and can get a message about each change of a booking.`}
    >
      {data ? (
        <>
          <p>
            <Link
              to={CHANNELS_PATH}
              className="text-action underline underline-offset-4"
            >{t`Channels: what portals are told`}</Link>
          </p>
          <ServiceKeys keys={data.serviceKeys} rights={data.serviceKeyRights} />
          <Webhooks endpoints={data.webhookEndpoints} />
          <SearchLink roomTypes={data.roomTypes} />
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The programs could not be loaded.`}
          label={t`Loading the programs`}
        />
      )}
    </DeskPage>
  );
}
