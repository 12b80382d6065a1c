import { Link } from '../../../../components/page/link';
import { EmptyState } from '../../../../components/list/empty-state';
import { Message } from '../../../../components/status/message';
import { RegisterDueDocument, useRegisterDueQuery } from '../../../../generated/desk-register';
import type { Register_FilingFragment, RegisterDueQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { registerPath } from '../../../../lib/desk-paths';
import { plural, t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { FILING_WORDS, timeLeft } from './filing-words';

type Due = RegisterDueQuery['registerDue'];

/**
 * The forms that must be filed, with their deadlines, and the guests in the house who are not in the register. The
 * page shows no particulars.
 */
export default function RegisterPage() {
  const query = useRegisterDueQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery(['STAY'], RegisterDueDocument, {});
  const due = query.data?.registerDue;
  return (
    <DeskPage
      title={t`Register`}
      note={t`The register of guests and Form III (Immigration and Foreigners Rules 2025, rule 17). The activity log records who opens a guest’s particulars. Ask the hotel’s lawyer about questions that the law leaves open.`}
    >
      {due ? (
        <DueLists due={due} />
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

function DueLists({ due: { isOpen, at, filings, incomplete } }: { due: Due }) {
  const open = filings.filter(({ number }) => number === null);
  const filed = filings.filter(({ number }) => number !== null);
  return (
    <>
      {isOpen ? null : (
        <Message
          tone="bad"
          text={t`The register is closed, because the server does not have its key. Ask the operator of the server to set REGISTER_KEYS.`}
        />
      )}
      <section aria-labelledby="to-file">
        <h2 id="to-file" className="text-xl">{t`Form III to file`}</h2>
        {open.length === 0 ? (
          <EmptyState text={t`Nothing to file.`} />
        ) : (
          <ul className="mt-2 border-t border-line">
            {open.map((filing) => (
              <FilingItem key={`${filing.entry} ${filing.kind}`} filing={filing} at={at} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="not-registered">
        <h2 id="not-registered" className="text-xl">{t`Guests in the house who are not in the register`}</h2>
        {incomplete.length === 0 ? (
          <EmptyState text={t`Everybody is in the register.`} />
        ) : (
          <ul className="mt-2 border-t border-line">
            {incomplete.map((stay) => (
              <IncompleteItem key={stay.stay} stay={stay} />
            ))}
          </ul>
        )}
      </section>
      {filed.length > 0 ? (
        <section aria-labelledby="filed">
          <h2 id="filed" className="text-xl">{t`Filed in the last 7 days`}</h2>
          <ul className="mt-2 border-t border-line">
            {filed.map((filing) => (
              <FilingItem key={`${filing.entry} ${filing.kind}`} filing={filing} at={at} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

const roomOf = ({ roomNumber }: { roomNumber: string | null }): string =>
  roomNumber === null ? t`No room` : t`Room ${roomNumber}`;

function FilingItem({ filing, at }: { filing: Register_FilingFragment; at: string }) {
  const { kind, guestName, position, since, dueAt, number, filedAt, filedBy, isChecked, stay } = filing;
  const writeInstant = useWriteInstant();
  const left = timeLeft(dueAt, at);
  const who = t`${roomOf(filing)}, ${guestName}, guest ${position}`;
  return (
    <li className="border-b border-line py-3">
      <p className="break-words">
        <Link to={registerPath(stay)} className="font-semibold text-action underline underline-offset-4">
          {who}
        </Link>{' '}
        <span>{FILING_WORDS[kind]}</span>
      </p>
      <p className="tabular text-sm text-quiet">
        {number === null ? (
          <>
            <strong className={left.isLate ? 'text-bad' : 'text-ink'}>{left.words}</strong>,{' '}
            {t`since ${writeInstant(since)}, to file by ${writeInstant(dueAt)}`}
            {isChecked ? '' : t`, particulars not checked`}
          </>
        ) : (
          t`Number ${number}, ${filedAt ? writeInstant(filedAt) : ''}, ${filedBy ?? ''}`
        )}
      </p>
    </li>
  );
}

function IncompleteItem({ stay }: { stay: Due['incomplete'][number] }) {
  const { guests, checked, announced, checkedInAt, guestName } = stay;
  const writeInstant = useWriteInstant();
  const people = plural(guests, { one: '# guest', other: '# guests' });
  return (
    <li className="border-b border-line py-3">
      <p className="break-words">
        <Link
          to={registerPath(stay.stay)}
          className="font-semibold text-action underline underline-offset-4"
        >{t`${roomOf(stay)}, ${guestName}`}</Link>
      </p>
      <p className="tabular text-sm text-quiet">
        {t`${people}, ${checked} checked with the document`}
        {announced > 0 ? t`, ${announced} checked in online` : ''}
        {checkedInAt ? t`, arrived ${writeInstant(checkedInAt)}` : ''}
      </p>
    </li>
  );
}
