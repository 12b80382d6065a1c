import type { ReactNode } from 'react';
import { ScriptsNeeded } from '../../components/page/scripts-needed';
import { ShownPicture } from '../../components/picture/shown-picture';
import { useHotelQuery } from '../../generated/property';
import type { ShownPicture as Files } from '../../lib/hotel/shown-picture';
import { t } from '../../lib/texts/texts';

interface AccountFrameProps {
  title: string;
  sentence: string;
  /** A decorative picture next to the form, on wide screens. */
  picture?: Files;
  children?: ReactNode;
}

/** A form next to a picture. */
export function AccountFrame({ title, sentence, picture, children }: AccountFrameProps) {
  const { data } = useHotelQuery();
  return (
    <div className="mx-auto grid w-full max-w-7xl px-5 sm:px-8 lg:grid-cols-2 lg:gap-16">
      <div className="w-full max-w-md py-12 lg:max-w-[30rem] lg:py-20">
        <h1 className="page-title">{title}</h1>
        <p className="mt-5 text-lg text-quiet">{sentence}</p>
        <div className="mt-8 grid gap-5">
          <ScriptsNeeded sentence={t`To use your account, switch on JavaScript.`} hotel={data?.property} />
          {children}
        </div>
      </div>
      {picture ? (
        <ShownPicture
          files={picture}
          alt=""
          sizes="50vw"
          eager
          className="hidden h-full min-h-[44rem] rounded-t-none object-cover lg:block"
        />
      ) : null}
    </div>
  );
}
