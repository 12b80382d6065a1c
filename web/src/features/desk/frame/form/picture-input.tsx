import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { StoredPicture } from '../../../../components/picture/stored-picture';
import { PictureChooser } from '../../../../components/picture-chooser/picture-chooser';
import { usePicturesQuery } from '../../../../generated/desk-pictures';
import { t } from '../../../../lib/texts/texts';

interface PictureInputProps {
  label: string;
  hint: string | undefined;
  /** The address of an uploaded picture; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One uploaded picture, or none. */
export function PictureInput({ label, hint, value, error, onChange }: PictureInputProps) {
  const [choosing, setChoosing] = useState(false);
  const { data } = usePicturesQuery({ variables: { page: 1, limit: 100 }, fetchPolicy: 'cache-and-network' });
  const usable = data?.pictures.pictures.flatMap((one) =>
    one.state === 'READY' && one.isDescribed ? [one.shown] : [],
  );
  const choose = (address: string) => {
    setChoosing(false);
    onChange(address);
  };
  return (
    <div role="group" aria-label={label} className="grid gap-3 sm:col-span-2">
      {value ? (
        <StoredPicture
          address={value}
          uploads={usable}
          sizes="6rem"
          className="aspect-square !w-24 !object-contain"
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setChoosing(true)}>{t`Choose a picture`}</Button>
        {value ? <Button look="quiet" onClick={() => onChange('')}>{t`Take it out`}</Button> : null}
      </div>
      {hint ? <p className="text-sm text-quiet">{hint}</p> : null}
      {error ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      <PictureChooser
        open={choosing}
        pictures={usable}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
