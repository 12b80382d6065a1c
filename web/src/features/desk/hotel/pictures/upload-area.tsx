import { useId, useState, type DragEvent } from 'react';
import { joinClasses } from '../../../../lib/joined-classes';
import { plural, t } from '../../../../lib/texts/texts';
import { ACCEPTED_TYPES } from './send-picture';
import { useUploads, type Upload } from './use-uploads';

/** Accepts files by a file dialog or by drag and drop, and shows the progress of each file. */
export function UploadArea({ onSent }: { onSent: () => void }) {
  const { uploads, add } = useUploads(onSent);
  const [isOver, setOver] = useState(false);
  const inputId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section aria-label={t`Add pictures`}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={joinClasses(
          'rounded-control border-2 border-dashed px-6 py-8 text-center',
          isOver ? 'border-action bg-raised' : 'border-control',
        )}
      >
        <label
          htmlFor={inputId}
          className="inline-flex min-h-12 cursor-pointer items-center rounded-control bg-action px-6 forced-colors:border font-semibold text-on-action hover:bg-action-hover has-[+input:focus-visible]:outline-3"
        >
          {t`Choose pictures`}
        </label>
        <input
          id={inputId}
          type="file"
          multiple
          accept={ACCEPTED_TYPES}
          className="peer sr-only"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <p className="mt-3 text-sm text-quiet">
          {t`Or drop them here. JPEG, PNG, WebP or AVIF, up to 15 MB and 40 megapixels each. Place and camera are removed from the file.`}
        </p>
      </div>
      <UploadList uploads={uploads} />
    </section>
  );
}

function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const underWay = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <>
      <p role="status" className="sr-only">
        {uploads.length === 0
          ? ''
          : underWay > 0
            ? plural(underWay, { one: '# picture is being uploaded', other: '# pictures are being uploaded' })
            : t`All pictures are uploaded.`}
      </p>
      {uploads.length > 0 ? (
        <ul className="mt-4 grid gap-2">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { name, sent, state, message } = upload;
  return (
    <li className="grid gap-1 border-b border-line pb-2 text-sm sm:grid-cols-[1fr_12rem] sm:items-center sm:gap-6">
      <span className="truncate">{name}</span>
      {state === 'refused' ? (
        <span role="alert" className="font-medium text-bad sm:col-span-2">
          {message}
        </span>
      ) : state === 'done' ? (
        <span className="font-medium text-good">{t`Received`}</span>
      ) : (
        <progress
          value={sent}
          max={1}
          aria-label={t`Upload of ${name}`}
          className="h-2 w-full accent-action"
        />
      )}
    </li>
  );
}
