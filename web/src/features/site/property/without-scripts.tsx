import { ScriptsNeeded } from '../../../components/page/scripts-needed';
import { useHotelQuery } from '../../../generated/property';

/** Tells guests without scripts how to reach the hotel instead. `sentence` says what needs scripts. */
export function WithoutScripts({ sentence }: { sentence: string }) {
  const { data } = useHotelQuery();
  return <ScriptsNeeded sentence={sentence} hotel={data?.property} />;
}
