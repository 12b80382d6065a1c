import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '../../../../components/page/link';
import { EmptyState } from '../../../../components/list/empty-state';
import { Message } from '../../../../components/status/message';
import { useRegisterOfStayQuery } from '../../../../generated/desk-register';
import type { Register_PersonFragment, RegisterOfStayQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { formPrintPath, REGISTER_PATH } from '../../../../lib/desk-paths';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { deskBookingPath } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { FilingForm } from './filing-form';
import { PersonForm } from './person-form';

type OpenedStay = Extract<RegisterOfStayQuery['registerOfStay'], { __typename: 'RegisterOfStay' }>;

/** The register of one stay: a form for each guest, and Form III about those who need it. */
export default function RegisterStayPage() {
  const stay = useParams()['stay'] ?? '';
  // The audit log records each reading, so the page reads the register only once.
  const query = useRegisterOfStayQuery({ variables: { stay }, context: OF_THE_FORM });
  const result = query.data?.registerOfStay;
  return (
    <DeskPage
      title={t`Register of a stay`}
      note={t`The activity log records that you opened this page. Enter only the last four digits of an Aadhaar number.`}
      actions={
        <Link
          to={REGISTER_PATH}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >{t`All of the register`}</Link>
      }
    >
      {result?.__typename === 'RegisterOfStay' ? (
        <StayRegister opened={result} onChanged={() => void query.refetch()} />
      ) : result ? (
        result.__typename === 'RecordNotFound' ? (
          <EmptyState text={t`There is no such stay.`} />
        ) : (
          <Message tone="bad" text={result.message} />
        )
      ) : (
        <NotLoaded
          query={query}
          failed={t`The register could not be loaded.`}
          label={t`Loading the register`}
        />
      )}
    </DeskPage>
  );
}

function StayRegister({ opened, onChanged }: { opened: OpenedStay; onChanged: () => void }) {
  const { stay, reference, guestName, roomNumber, guests, checkin, checkout, persons, filings } = opened;
  const writeInstant = useWriteInstant();
  const [stored, setStored] = useState<Record<number, Register_PersonFragment>>({});
  const places = Array.from({ length: guests }, (_, place) => place + 1);
  return (
    <>
      <p>
        {roomNumber === null ? t`No room` : t`Room ${roomNumber}`}, {guestName},{' '}
        <Link to={deskBookingPath(reference)} className="text-action underline underline-offset-4">
          {reference}
        </Link>
        , {writeDate(checkin)} – {writeDate(checkout)}
        {opened.checkedInAt ? t`, arrived ${writeInstant(opened.checkedInAt)}` : ''}
        {opened.checkedOutAt ? t`, left ${writeInstant(opened.checkedOutAt)}` : ''}
      </p>
      {places.map((position) => {
        const person = stored[position] ?? persons.find((one) => one.position === position) ?? null;
        const ofPerson = filings.filter((filing) => filing.position === position);
        return (
          <section key={position} aria-label={t`Guest ${position}`}>
            <PersonForm
              stay={stay}
              position={position}
              person={person}
              onStored={(next) => {
                setStored({ ...stored, [position]: next });
                if (next.needsForm) onChanged();
              }}
            />
            {person?.needsForm ? (
              <p className="mt-3">
                <Link
                  to={formPrintPath(stay, position)}
                  className="text-action underline underline-offset-4"
                >{t`Sheet for Form III of guest ${position}`}</Link>
              </p>
            ) : null}
            {ofPerson.map((filing) => (
              <FilingForm key={filing.kind} filing={filing} onStored={onChanged} />
            ))}
          </section>
        );
      })}
    </>
  );
}
