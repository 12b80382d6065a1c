import { ProgramsDocument, useProgramsQuery } from '../../../../generated/desk-programs';
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
      note={t`Programs of others can read and change what their keys allow, and hear of each change of a booking.`}
    >
      {data ? (
        <>
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
