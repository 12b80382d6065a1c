import { useEffect, useState } from 'react';
import { EmptyState } from '../../../../components/list/empty-state';
import { FailedState } from '../../../../components/list/failed-state';
import { Pagination } from '../../../../components/list/pagination';
import { Spinner } from '../../../../components/status/spinner';
import { usePicturesQuery } from '../../../../generated/desk-pictures';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { PictureRow } from './picture-row';
import { UploadArea } from './upload-area';

const A_PAGE = 24;
// The server makes the files of a picture within some seconds.
const LOOK_AGAIN_MILLISECONDS = 2_000;

/** The hotel's pictures: uploading, describing, cropping and deleting them. */
export default function PicturesPage() {
  const [page, setPage] = useState(1);
  const { data, error, loading, refetch, startPolling, stopPolling } = usePicturesQuery({
    variables: { page, limit: A_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.pictures;
  const isBeingMade = list?.pictures.some(({ state }) => state === 'RECEIVED') ?? false;
  useEffect(() => {
    if (!isBeingMade) return undefined;
    startPolling(LOOK_AGAIN_MILLISECONDS);
    return stopPolling;
  }, [isBeingMade, startPolling, stopPolling]);
  const [reload] = useState(() => () => void refetch());
  return (
    <DeskPage
      title={t`Pictures`}
      note={t`A picture can be used for rooms, listings and offers once it has an alt text. A picture that is not used for 30 days is deleted.`}
    >
      <May permission="content.write">
        <UploadArea onSent={reload} />
      </May>
      {list ? (
        <section aria-label={t`Uploaded pictures`}>
          {list.pictures.length === 0 ? <EmptyState text={t`There are no pictures yet.`} /> : null}
          <ul className="border-t border-line">
            {list.pictures.map((picture) => (
              <PictureRow key={`${picture.id} ${picture.version}`} picture={picture} />
            ))}
          </ul>
          <Pagination label={t`Pages of pictures`} current={page} total={list.totalPages} onTurn={setPage} />
        </section>
      ) : error && !loading ? (
        <FailedState problem={t`The pictures could not be loaded.`} onRetry={reload} />
      ) : (
        <Spinner label={t`Loading the pictures`} />
      )}
    </DeskPage>
  );
}
