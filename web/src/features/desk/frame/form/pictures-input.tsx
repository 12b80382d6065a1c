import { useId, useState } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { PictureChooser } from '../../../../components/picture-chooser/picture-chooser';
import { StoredPicture } from '../../../../components/picture/stored-picture';
import { usePicturesQuery } from '../../../../generated/desk-pictures';
import { ADDRESS_LENGTH } from '../../../../generated/rules';
import { t } from '../../../../lib/texts/texts';

interface PicturesInputProps {
  label: string;
  hint: string | undefined;
  /** One address per line. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const FIRST_HUNDRED = { page: 1, limit: 100 };

/** The list with one entry moved by one place. */
function moved(addresses: readonly string[], from: number, to: number): string[] {
  const others = addresses.filter((_address, place) => place !== from);
  return [...others.slice(0, to), ...addresses.slice(from, from + 1), ...others.slice(to)];
}

/** An ordered list of pictures: chosen from the uploaded pictures, or by their web addresses. */
export function PicturesInput({ label, hint, value, error, onChange }: PicturesInputProps) {
  const [choosing, setChoosing] = useState(false);
  const [address, setAddress] = useState('');
  const { data } = usePicturesQuery({ variables: FIRST_HUNDRED, fetchPolicy: 'cache-and-network' });
  const hintId = useId();
  const addresses = value.split('\n').filter(Boolean);
  const uploads = data?.pictures.pictures.map(({ shown }) => shown);
  const usable = data?.pictures.pictures.flatMap((one) =>
    one.state === 'READY' && one.isDescribed ? [one.shown] : [],
  );
  const set = (changed: readonly string[]) => onChange(changed.join('\n'));
  const add = (added: string) => {
    setChoosing(false);
    if (added.trim() && !addresses.includes(added.trim())) set([...addresses, added.trim()]);
  };
  return (
    <div role="group" aria-label={label} aria-describedby={hintId} className="grid gap-3 sm:col-span-2">
      <p className="text-sm font-semibold">{label}</p>
      <ol className="grid gap-2 empty:hidden">
        {addresses.map((one, place) => (
          <li key={one} className="flex flex-wrap items-center gap-3 border-b border-line pb-2">
            <StoredPicture
              address={one}
              uploads={uploads}
              sizes="7rem"
              className="aspect-[16/10] !w-28 shrink-0"
            />
            <div className="flex flex-wrap gap-2">
              <Button
                look="quiet"
                size="small"
                disabled={place === 0}
                onClick={() => set(moved(addresses, place, place - 1))}
              >
                {t`Earlier`}
                <span className="sr-only">{t`: picture ${place + 1}`}</span>
              </Button>
              <Button
                look="quiet"
                size="small"
                disabled={place === addresses.length - 1}
                onClick={() => set(moved(addresses, place, place + 1))}
              >
                {t`Later`}
                <span className="sr-only">{t`: picture ${place + 1}`}</span>
              </Button>
              <Button
                look="quiet"
                size="small"
                onClick={() => set(addresses.filter((other) => other !== one))}
              >
                {t`Take out`}
                <span className="sr-only">{t`: picture ${place + 1}`}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p id={hintId} className="text-sm text-quiet">
        {hint}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Button look="quiet" onClick={() => setChoosing(true)}>{t`Choose a picture`}</Button>
        <TextField
          label={t`Or its address`}
          unmarked
          maxLength={ADDRESS_LENGTH}
          className="min-w-56 flex-1"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button
          look="quiet"
          onClick={() => {
            add(address);
            setAddress('');
          }}
        >
          {t`Add the address`}
        </Button>
      </div>
      {error ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      <PictureChooser open={choosing} pictures={usable} onChoose={add} onClose={() => setChoosing(false)} />
    </div>
  );
}
