import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/form/button';
import { PictureChooser } from '../../../components/picture-chooser/picture-chooser';
import { useChoosablePicturesQuery } from '../../../generated/admin';
import { t } from '../../../lib/texts/texts';

interface PictureFieldProps {
  /** What the pictures are for; part of the button's name. */
  label: string;
  /** The input for addresses. */
  children: ReactNode;
  onChoose: (address: string) => void;
}

/** An input for picture addresses, with a button to choose uploaded pictures. */
export function PictureField({ label, children, onChoose }: PictureFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { data } = useChoosablePicturesQuery({ skip: !isChoosing, fetchPolicy: 'cache-and-network' });
  const usable = data?.pictures.pictures.flatMap(({ state, isDescribed, shown }) =>
    state === 'READY' && isDescribed ? [shown] : [],
  );
  const choose = (address: string) => {
    setIsChoosing(false);
    onChoose(address);
  };
  return (
    <div className="grid content-start gap-2 sm:col-span-2">
      {children}
      <Button look="quiet" size="small" className="justify-self-start" onClick={() => setIsChoosing(true)}>
        {t`Choose an uploaded picture`}
        <span className="sr-only">: {label}</span>
      </Button>
      <PictureChooser
        open={isChoosing}
        pictures={usable}
        onChoose={choose}
        onClose={() => setIsChoosing(false)}
      />
    </div>
  );
}
