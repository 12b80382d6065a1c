import { useState } from 'react';
import { EmptyState } from '../../../../components/list/empty-state';
import { useErasureRequestsQuery } from '../../../../generated/desk-personal-data';
import type { PersonalData_RequestFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { ErasureEntry } from './erasure-entry';
import { FindGuest, type AnsweredRequest } from './find-guest';

/** Exports and erases the data of guests, and shows the state of each erasure. */
export default function PersonalDataPage() {
  const [answered, setAnswered] = useState<AnsweredRequest | null>(null);
  const query = useErasureRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const requests = (query.data ?? query.previousData)?.erasureRequests;
  const choose = ({ id, address }: PersonalData_RequestFragment) =>
    setAnswered(address ? { id, address } : null);
  return (
    <DeskPage
      title={t`Personal data`}
      note={t`A copy for a guest, and erasure. First check the identity of the guest. An erasure waits until nothing is open. Tax documents stay as long as the law requires.`}
    >
      <FindGuest key={answered?.id ?? ''} answered={answered} onDone={() => setAnswered(null)} />
      <section aria-label={t`Requests to erase`}>
        <h2 className="text-lg font-semibold">{t`Requests to erase`}</h2>
        {!requests ? (
          <NotLoaded
            query={query}
            failed={t`The requests could not be loaded.`}
            label={t`Loading the requests`}
          />
        ) : requests.length === 0 ? (
          <EmptyState text={t`Nobody has asked yet.`} />
        ) : (
          <ul className="mt-2 border-t border-line">
            {requests.map((request) => (
              <ErasureEntry key={request.id} request={request} onChoose={() => choose(request)} />
            ))}
          </ul>
        )}
      </section>
    </DeskPage>
  );
}
