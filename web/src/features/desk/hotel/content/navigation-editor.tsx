import { SelectField, TextField } from '../../../../components/form/field';
import { CONTENT_LIMITS } from '../../../../generated/desk-rules';
import type { ContentForm_DocumentFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { FormFaults } from '../../frame/form/form-fields';
import { documentName, PAGE_CHOICES } from './content-names';
import { ItemList } from './item-list';
import { ListForm } from './list-form';

type Document = ContentForm_DocumentFragment;

interface LinkOfForm {
  label: string;
  path: string;
  shown: boolean;
  /** Whether guests see it also while its page is empty. */
  pinned: boolean;
}

interface EntryOfForm {
  label: string;
  /** Null for a list of links. */
  path: string | null;
  shown: boolean;
  /** Whether guests see it also while its page is empty. */
  pinned: boolean;
  links: LinkOfForm[];
}

const BLANK_LINK: LinkOfForm = { label: '', path: '/', shown: true, pinned: false };
const BLANK_ENTRY: EntryOfForm = { ...BLANK_LINK, links: [] };
const A_LIST = '(list)';
const ELSEWHERE = 'https://';

function entriesOf({ entries }: Document): EntryOfForm[] {
  return entries.map(({ label, path = null, shown, pinned, links }) => ({
    label,
    path,
    shown,
    pinned,
    links: links.map((link) => ({
      label: link.label,
      path: link.path,
      shown: link.shown,
      pinned: link.pinned,
    })),
  }));
}

function describeEntry({ label, path, shown, pinned, links }: EntryOfForm): string {
  const places = path ?? links.map((link) => `${link.label} (${link.path})`).join(', ');
  if (!shown) return t`${label}: ${places}, not shown`;
  return pinned ? t`${label}: ${places}, also while empty` : `${label}: ${places}`;
}

/**
 * The links of every page, in order. A list of links opens as a menu in the navigation bar; in the footer its links are
 * shown directly.
 */
export function NavigationEditor({ document }: { document: Document }) {
  const label = documentName(document.key);
  return (
    <ListForm
      label={label}
      document={document}
      itemsOf={entriesOf}
      inputOf={(entries) => ({ entries })}
      titleOf={(entry) => entry.label}
      describe={describeEntry}
    >
      {(items, change, faults) => (
        <ItemList
          label={label}
          items={items}
          titleOf={(entry) => entry.label}
          blank={BLANK_ENTRY}
          addLabel={t`Add an entry`}
          maximum={CONTENT_LIMITS.entries}
          onChange={change}
        >
          {(entry, changeEntry, place) => (
            <EntryFields entry={entry} onChange={changeEntry} faults={faults} name={`entries.${place}`} />
          )}
        </ItemList>
      )}
    </ListForm>
  );
}

interface EntryFieldsProps {
  entry: EntryOfForm;
  onChange: (changes: Partial<EntryOfForm>) => void;
  faults: FormFaults;
  /** The prefix of the names of its faults. */
  name: string;
}

function EntryFields({ entry, onChange, faults, name }: EntryFieldsProps) {
  const lead = (path: string | null) =>
    onChange(path === null ? { path, links: [BLANK_LINK] } : { path, links: [] });
  return (
    <div className="grid gap-4">
      <LinkFields
        link={entry}
        canBeList
        faults={faults}
        name={name}
        onChange={({ path, ...changes }) => (path === undefined ? onChange(changes) : lead(path))}
      />
      {entry.path === null ? (
        <ItemList
          label={t`Links of ${entry.label}`}
          items={entry.links}
          titleOf={(link) => link.label}
          blank={BLANK_LINK}
          addLabel={t`Add a link`}
          maximum={CONTENT_LIMITS.links}
          onChange={(links) => onChange({ links })}
        >
          {(link, changeLink, place) => (
            <LinkFields
              link={link}
              faults={faults}
              name={`${name}.links.${place}`}
              onChange={({ path, ...changes }) => changeLink({ ...changes, ...(path ? { path } : {}) })}
            />
          )}
        </ItemList>
      ) : null}
    </div>
  );
}

interface LinkFieldsProps {
  link: Omit<EntryOfForm, 'links'>;
  onChange: (changes: Partial<Omit<EntryOfForm, 'links'>>) => void;
  faults: FormFaults;
  name: string;
  canBeList?: boolean;
}

/** Label, destination and whether guests see it. */
function LinkFields({
  link: { label, path, shown, pinned },
  onChange,
  faults,
  name,
  canBeList,
}: LinkFieldsProps) {
  const isPage = PAGE_CHOICES.some(({ value }) => value === path);
  const choice = path === null ? A_LIST : isPage ? path : ELSEWHERE;
  const choose = (value: string) => onChange({ path: value === A_LIST ? null : value });
  const fault = faults[`${name}.path`];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t`Label`}
        required
        maxLength={CONTENT_LIMITS.label}
        value={label}
        error={faults[`${name}.label`]}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <SelectField
        label={t`Leads to`}
        required
        value={choice}
        error={choice === ELSEWHERE ? undefined : fault}
        onChange={({ target }) => choose(target.value)}
      >
        {PAGE_CHOICES.map(({ value, label: page }) => (
          <option key={value} value={value}>
            {page}
          </option>
        ))}
        <option value={ELSEWHERE}>{t`Another site`}</option>
        {canBeList ? <option value={A_LIST}>{t`A list of links`}</option> : null}
      </SelectField>
      {choice === ELSEWHERE ? (
        <TextField
          label={t`Address of the other site`}
          required
          value={path ?? ''}
          error={fault}
          className="sm:col-span-2"
          onChange={({ target }) => onChange({ path: target.value || ELSEWHERE })}
        />
      ) : null}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={shown}
          className="size-5 accent-[var(--action)]"
          onChange={({ target }) => onChange({ shown: target.checked })}
        />
        {t`Guests see it`}
      </label>
      {shown && isPage ? (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={pinned}
            className="size-5 accent-[var(--action)]"
            onChange={({ target }) => onChange({ pinned: target.checked })}
          />
          {t`Show the link even while its page is empty`}
        </label>
      ) : null}
    </div>
  );
}
