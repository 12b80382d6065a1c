import { FailedState } from '../../components/list/failed-state';
import { PageHead } from '../../components/page/page-head';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { Spinner } from '../../components/status/spinner';
import { useStayPoliciesQuery } from '../../generated/stay-policies';
import type { StayPoliciesQuery } from '../../generated/graphql';
import { telephoneAddress } from '../../lib/telephone';
import { t } from '../../lib/texts/texts';
import { CancellationTerms } from './cancellation-terms';
import { RichText } from '../../components/page/rich-text';
import { STAY_POLICIES_TEXTS } from './stay-policies-texts';

/** The page of the hotel's policies. */
export default function StayPoliciesPage() {
  const { data, error, refetch } = useStayPoliciesQuery();
  return (
    <ProsePage title={t`Stay policies`} introduction={t`What you can expect, and what we ask of our guests.`}>
      <PageHead {...STAY_POLICIES_TEXTS} />
      {data ? <Policies {...data} /> : null}
      {error && !data ? (
        <FailedState problem={t`Our policies could not be loaded.`} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Spinner /> : null}
    </ProsePage>
  );
}

/** '2 in a Single, 3 in a Double' */
function capacities(roomTypes: StayPoliciesQuery['roomTypes']): string {
  return roomTypes.map(({ title, capacity }) => t`${capacity} in a ${title}`).join(', ');
}

function Policies({ property, roomTypes }: Pick<StayPoliciesQuery, 'property' | 'roomTypes'>) {
  const { checkinTime, checkoutTime, phone, email } = property;
  return (
    <>
      <ProseSection title={t`Check-in and check-out`}>
        <p>
          {t`Check-in is ${checkinTime}, check-out is ${checkoutTime}. If you arrive early or leave late, we will store your luggage, and you are welcome at the pool and in the restaurants.`}
        </p>
        <p>{t`Please bring a passport or an Indian photo identity card for every adult in the room.`}</p>
      </ProseSection>
      <ProseSection title={t`Cancellation`}>
        <CancellationTerms />
        <p>
          <RichText
            text={t`Call <phone>${phone}</phone> or write to <mail>${email}</mail> with your booking reference.`}
            elements={{
              phone: (words) => (
                <a className="underline underline-offset-4" href={telephoneAddress(phone)}>
                  {words}
                </a>
              ),
              mail: (words) => (
                <a className="underline underline-offset-4" href={`mailto:${email}`}>
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </ProseSection>
      <ProseSection title={t`Children`}>
        <p>
          {t`Children of all ages are welcome and count towards the room’s number of guests: up to ${capacities(roomTypes)}. A cot for a child under three is free of charge. Please ask for one in your special requests.`}
        </p>
        <p>{t`Children under twelve must be accompanied by an adult at the pool.`}</p>
      </ProseSection>
      <ProseSection title={t`Pets`}>
        <p>
          {t`Pets are not allowed, out of consideration for guests with allergies. Assistance dogs are welcome throughout the hotel.`}
        </p>
      </ProseSection>
      <ProseSection title={t`Smoking`}>
        <p>{t`All rooms are smoke-free. Smoking is permitted on the garden terrace by the east gate.`}</p>
      </ProseSection>
    </>
  );
}
