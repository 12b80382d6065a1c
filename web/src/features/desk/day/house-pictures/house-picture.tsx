import { useEffect, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { fetchFile } from '../../../../lib/files/fetch-file';
import { useIdentity } from '../../../../lib/identity/identity-context';
import { t } from '../../../../lib/texts/texts';

/** The widths in which the server keeps a picture: for the page, and for a closer look. */
const WIDTHS = { page: 800, closer: 1600 } as const;
type Shown = keyof typeof WIDTHS | null;

interface HousePictureProps {
  id: string;
  /** The text of the picture: the words of its note. */
  words: string;
}

/** A picture that housekeeping took, loaded once somebody asks for it: only the staff get it, and no cache keeps it. */
export function HousePicture({ id, words }: HousePictureProps) {
  const [shown, setShown] = useState<Shown>(null);
  return (
    <div className="mt-1">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          look="quiet"
          aria-expanded={shown !== null}
          aria-label={shown === null ? t`Show the picture: ${words}` : t`Hide the picture: ${words}`}
          onClick={() => setShown(shown === null ? 'page' : null)}
        >
          {shown === null ? t`Show the picture` : t`Hide the picture`}
        </Button>
        {shown === 'page' ? (
          <Button
            size="small"
            look="quiet"
            aria-label={t`Look closer: ${words}`}
            onClick={() => setShown('closer')}
          >
            {t`Look closer`}
          </Button>
        ) : null}
      </div>
      {shown ? <LoadedPicture key={shown} id={id} words={words} shown={shown} /> : null}
    </div>
  );
}

function LoadedPicture({ id, words, shown }: HousePictureProps & { shown: keyof typeof WIDTHS }) {
  const identity = useIdentity();
  const [address, setAddress] = useState<string | null>(null);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let hasLeft = false;
    const show = (file: Blob | undefined) => {
      if (hasLeft) return;
      if (!file) return setIsLost(true);
      made = URL.createObjectURL(file);
      setAddress(made);
    };
    fetchFile(`/api/house-pictures/${id}/${WIDTHS[shown]}`, () => identity.token())
      .then(show)
      .catch(() => show(undefined));
    return () => {
      hasLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [identity, id, shown]);
  if (isLost) return <p className="text-sm text-quiet">{t`The picture could not be loaded.`}</p>;
  if (!address) return <p role="status" className="text-sm text-quiet">{t`Loading the picture`}</p>;
  return (
    <div className={shown === 'closer' ? 'overflow-auto' : undefined}>
      <img
        src={address}
        alt={words}
        className={shown === 'closer' ? 'mt-2 max-w-none' : 'mt-2 max-h-96 max-w-full'}
      />
    </div>
  );
}
