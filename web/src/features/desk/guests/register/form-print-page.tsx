import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../../components/form/button';
import { EmptyState } from '../../../../components/list/empty-state';
import { SheetHead } from '../../../../components/page/sheet-head';
import { useRegisterOfStayQuery } from '../../../../generated/desk-register';
import type { Register_FilingFragment, RegisterOfStayQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { nightsBetween } from '../../../../lib/dates/plain-dates';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { PrintPage } from '../../frame/layout/print-page';
import { FILING_WORDS } from './filing-words';
import { inWords, OF_EVERYBODY, OF_FOREIGNERS, OF_PERMITS, OF_THE_VISIT } from './particulars';
import type { Particular, Particulars } from './particulars';

type OpenedStay = Extract<RegisterOfStayQuery['registerOfStay'], { __typename: 'RegisterOfStay' }>;

/** The particulars of Form III of one guest, in the order of the form: to copy field by field, or to print. */
export default function FormPrintPage() {
  const { stay = '', position = '' } = useParams();
  const { data, error, refetch } = useRegisterOfStayQuery({ variables: { stay }, context: OF_THE_FORM });
  const result = data?.registerOfStay;
  const opened = result?.__typename === 'RegisterOfStay' ? result : null;
  const person = opened?.persons.find((one) => String(one.position) === position && one.needsForm);
  return (
    <PrintPage
      title={t`Form III`}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {!data ? null : opened && person ? (
        <article>
          <SheetHead hotel={data.property} title={t`Particulars for Form III`} />
          <p className="mt-2 text-xs text-quiet">
            {t`The order is the order of the form as far as it is known. If the authority’s page differs, follow the page. Immigration and Foreigners Rules 2025, rule 17.`}
          </p>
          <SheetParts
            hotel={data.property}
            opened={opened}
            particulars={person.particulars}
            filings={opened.filings.filter(({ entry }) => entry === person.id)}
          />
        </article>
      ) : (
        <EmptyState
          text={
            result?.__typename === 'RegisterClosed'
              ? result.message
              : t`The register has no such guest who needs Form III.`
          }
        />
      )}
    </PrintPage>
  );
}

interface SheetPartsProps {
  hotel: RegisterOfStayQuery['property'];
  opened: OpenedStay;
  particulars: Particulars;
  filings: readonly Register_FilingFragment[];
}

/** The parts of the sheet, in the order of the form. */
function SheetParts({ hotel, opened, particulars, filings }: SheetPartsProps) {
  const writeInstant = useWriteInstant();
  const known = (list: readonly Particular[]): Row[] =>
    list.map((particular) => [particular.label, inWords(particular, particulars[particular.name])]);
  const all = [...OF_EVERYBODY, ...OF_FOREIGNERS, ...OF_THE_VISIT];
  const of = (...names: (keyof Particulars)[]) =>
    names.flatMap((name) => all.find((particular) => particular.name === name) ?? []);
  const nights = nightsBetween(opened.checkin, opened.checkout);
  const { checkedInAt, checkedOutAt, roomNumber } = opened;
  return (
    <>
      <SheetPart
        title={t`Accommodation`}
        rows={[
          [t`Name of the hotel`, hotel.name],
          [t`Address in India`, hotel.address],
          [t`Phone of the hotel`, hotel.phone],
        ]}
      />
      <SheetPart
        title={t`Person`}
        rows={known(of('surname', 'givenNames', 'sex', 'birthDate', 'nationality', 'homeAddress'))}
      />
      <SheetPart
        title={t`Passport`}
        rows={known(of('documentNumber', 'passportIssuedIn', 'passportIssuedOn', 'passportExpiresOn'))}
      />
      <SheetPart
        title={t`Visa or OCI card`}
        rows={known([...of('permit'), ...(OF_PERMITS[particulars.permit ?? ''] ?? [])])}
      />
      <SheetPart
        title={t`Arrival`}
        rows={[
          ...known(of('comingFrom', 'arrivedInIndiaOn', 'arrivedInIndiaAt')),
          [t`Arrived at the hotel`, checkedInAt ? writeInstant(checkedInAt) : ''],
          [t`Nights at the hotel`, String(nights)],
          [t`Room`, roomNumber ?? ''],
          ...known(of('purpose', 'isEmployedInIndia', 'phoneInIndia', 'phoneAtHome', 'emergencyContact')),
        ]}
      />
      <SheetPart
        title={t`Departure`}
        rows={[[t`Left the hotel`, checkedOutAt ? writeInstant(checkedOutAt) : ''], ...known(of('goingTo'))]}
      />
      {filings.map(({ kind, number, filedAt }) => (
        <p key={kind} className="tabular mt-3 text-sm print:text-xs">
          {number === null
            ? t`${FILING_WORDS[kind]}: not filed`
            : t`${FILING_WORDS[kind]}: ${number}, ${filedAt ? writeInstant(filedAt) : ''}`}
        </p>
      ))}
    </>
  );
}

type Row = [label: string, value: string];

function SheetPart({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="mt-4 break-inside-avoid print:mt-2">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <dl className="text-sm print:text-xs">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line py-1 sm:grid-cols-[14rem_1fr_auto] print:grid-cols-[14rem_1fr] print:py-0.5"
          >
            <dt className="text-quiet max-sm:col-span-2">{label}</dt>
            <dd className="min-w-0 break-words font-semibold">{value || '–'}</dd>
            <dd className="print:hidden">{value ? <CopyButton label={label} value={value} /> : null}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Copies one value, for a field of the authority’s page. */
function CopyButton({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      size="small"
      look="quiet"
      onClick={() => {
        void navigator.clipboard.writeText(value).then(() => setCopied(true));
      }}
    >
      <span aria-live="polite">{isCopied ? t`Copied` : t`Copy`}</span>
      <span className="sr-only">{` ${label}`}</span>
    </Button>
  );
}
