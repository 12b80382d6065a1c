import { SelectField } from '../../../../components/form/field';
import { SearchField } from '../../../../components/form/search-field';
import {
  ExportContactMessagesDocument,
  GuestMessagesDocument,
  useGuestMessagesQuery,
} from '../../../../generated/desk-messages';
import { plural, t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { DeskPage } from '../../frame/layout/desk-page';
import { ExportButton } from '../../frame/lists/export-button';
import { type ListTexts, PagedList } from '../../frame/lists/paged-list';
import { useListAddress } from '../../frame/lists/use-list-address';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { MessageItem } from './message-item';
import { isMessageKind, isMessageState, KIND_LABELS, STATE_LABELS } from './message-words';
import { useAskingOnce } from '../../frame/lists/use-asking-once';

const exportLimit = (exported: string, total: string) =>
  t`An export contains the newest ${exported} of these ${total} messages. Narrow the search to export older messages.`;

const TEXTS: ListTexts = {
  loading: t`Loading messages`,
  failed: t`The messages could not be loaded.`,
  none: t`No messages found.`,
  pages: t`Pages of messages`,
  count: (totalCount) => plural(totalCount, { one: '# message', other: '# messages' }),
};

const NAMES = ['search', 'state', 'kind'] as const;

/** The guests' contact messages and feedback, with their state. */
export default function MessagesPage() {
  const askOnce = useAskingOnce();
  const { filters, page, filter, turn } = useListAddress(NAMES);
  const { search = '', state = '', kind = '' } = filters;
  const wanted = {
    search,
    state: isMessageState(state) ? state : null,
    kind: isMessageKind(kind) ? kind : null,
  };
  const query = useGuestMessagesQuery({
    variables: { filter: wanted, page },
    fetchPolicy: 'cache-and-network',
  });
  // Opening a message changes its state. In a list of one state, the message must stay while somebody answers it.
  useLiveQuery(wanted.state ? [] : ['MESSAGE'], GuestMessagesDocument, { filter: wanted, page });
  const shown = (query.data ?? query.previousData)?.guestMessages;
  const exported = async () =>
    (await askOnce(ExportContactMessagesDocument, { search }))?.exportContactMessages;
  return (
    <DeskPage wide title={t`Messages`}>
      <section aria-label={t`Messages`} className="grid gap-6">
        <search className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
          <SearchField
            label={t`Name, e-mail address or text`}
            value={search}
            onRest={(text) => filter({ search: text })}
          />
          <ChoiceField
            label={t`State`}
            value={state}
            labels={STATE_LABELS}
            onChange={(chosen) => filter({ state: chosen })}
          />
          <ChoiceField
            label={t`Written by`}
            value={kind}
            labels={KIND_LABELS}
            onChange={(chosen) => filter({ kind: chosen })}
          />
          {kind === 'CONTACT' ? (
            <May permission="messages.export">
              <ExportButton limit={exportLimit} totalCount={shown?.totalCount} load={exported} />
            </May>
          ) : null}
        </search>
        <PagedList texts={TEXTS} page={page} query={query} found={shown} onTurn={turn}>
          <ul className="border-t border-line">
            {shown?.messages.map((message) => (
              <MessageItem key={message.id} message={message} />
            ))}
          </ul>
        </PagedList>
      </section>
    </DeskPage>
  );
}

interface ChoiceFieldProps {
  label: string;
  value: string;
  labels: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A filter with its values, and 'All'. */
function ChoiceField({ label, value, labels, onChange }: ChoiceFieldProps) {
  return (
    <SelectField
      label={label}
      unmarked
      value={Object.hasOwn(labels, value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t`All`}</option>
      {Object.entries(labels).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
