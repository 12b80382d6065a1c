import { FailedState } from '../../components/list/failed-state';
import { PageHead } from '../../components/page/page-head';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { Spinner } from '../../components/status/spinner';
import { useStayPoliciesQuery } from '../../generated/property';
import type { StayPoliciesQuery } from '../../generated/graphql';
import { pageTexts } from '../../lib/page-texts';
import { telephoneAddress } from '../../lib/telephone';

/** When a stay begins and ends, what cancelling costs, and who may come along. */
export default function StayPoliciesPage() {
  const { data, error, refetch } = useStayPoliciesQuery();
  return (
    <ProsePage title="Stay policies" opening="What you can count on, and what we ask of our guests.">
      <PageHead {...pageTexts.stayPolicies} />
      {data ? <Policies property={data.property} /> : null}
      {error && !data ? <FailedState what="Our policies" onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Spinner /> : null}
    </ProsePage>
  );
}

function Policies({ property }: { property: StayPoliciesQuery['property'] }) {
  const { checkinTime, checkoutTime, cancellationTerms, phone, email } = property;
  return (
    <>
      <ProseSection title="Check-in and check-out">
        <p>
          Your room is ready {checkinTime} and yours {checkoutTime} on the day you leave. If you arrive
          earlier or leave later, we keep your luggage, and pool and restaurants are open to you.
        </p>
        <p>
          Please bring a passport, or an Indian identity card with a photograph, for every adult in the room.
        </p>
      </ProseSection>
      <ProseSection title="Cancellation">
        <p>{cancellationTerms}</p>
        <p>
          Call{' '}
          <a className="underline underline-offset-4" href={telephoneAddress(phone)}>
            {phone}
          </a>{' '}
          or write to{' '}
          <a className="underline underline-offset-4" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          and name your booking’s reference.
        </p>
      </ProseSection>
      <ProseSection title="Children">
        <p>
          Children of every age are welcome and count as guests of the room: two in a Single, three in a
          Double, four in a Deluxe, six in a Suite. A cot for a child under three costs nothing; tell us in
          the special requests.
        </p>
        <p>At the pool, children under twelve need an adult beside them.</p>
      </ProseSection>
      <ProseSection title="Pets">
        <p>
          We do not take pets, out of care for guests with allergies. Assistance dogs are welcome everywhere.
        </p>
      </ProseSection>
      <ProseSection title="Smoking">
        <p>All rooms are smoke-free. You may smoke on the garden terrace by the east gate.</p>
      </ProseSection>
    </>
  );
}
