import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import { saveBytes } from '../../lib/files/save-file';
import { t } from '../../lib/texts/texts';
import { Button } from '../form/button';

/** A document that can be saved, with the texts that the reader sees. */
interface ShownDocument {
  id: string;
  /** What it is, such as Tax invoice. */
  title: string;
  number: string;
  /** Date and amount as text. */
  details: string;
}

interface DocumentListProps {
  documents: readonly ShownDocument[];
  /** Fetches the file; undefined when it could not be fetched. */
  load: (id: string) => Promise<{ filename: string; type: string; content: string } | undefined>;
  /** What else can be done with a document, below its button. */
  action?: (document: ShownDocument) => ReactNode;
  className?: string;
}

/** Documents, each with a button that saves it. */
export function DocumentList({ documents, load, action, className }: DocumentListProps) {
  return (
    <ul className={joinClasses('border-t border-line', className)}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} load={load} action={action} />
      ))}
    </ul>
  );
}

function DocumentRow({
  document,
  load,
  action,
}: Pick<DocumentListProps, 'load' | 'action'> & { document: ShownDocument }) {
  const { id, title, number, details } = document;
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const save = async () => {
    setState('loading');
    const file = await load(id).catch(() => undefined);
    if (file) saveBytes(file.filename, file.content, file.type);
    setState(file ? 'idle' : 'failed');
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <span className="font-semibold">{title}</span>{' '}
        <span className="tabular whitespace-nowrap">{number}</span>
        <span className="tabular block text-sm text-quiet">{details}</span>
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={t`Save ${number} as PDF`}
        disabled={state === 'loading'}
        aria-busy={state === 'loading'}
        onClick={() => void save()}
      >
        <Download aria-hidden strokeWidth={1.5} className="size-5" />
        {t`PDF`}
      </Button>
      {action?.(document)}
      <span role="status" className="basis-full text-sm text-bad empty:absolute">
        {state === 'failed' ? t`The document could not be loaded. Please try again.` : ''}
      </span>
    </li>
  );
}
