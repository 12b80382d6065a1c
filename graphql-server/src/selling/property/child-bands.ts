import { codeFromName } from '../../platform/text/code-from-name';
import type { ChildBand } from './property.entity';

type NamedBand = Omit<ChildBand, 'code'>;

/**
 * The bands of a form with their codes, the youngest first. A band keeps its code when only its name or only its age
 * changes, because room types refer to their amounts by it.
 */
export function codedBands(wanted: readonly NamedBand[], before: readonly ChildBand[]): ChildBand[] {
  const coded: ChildBand[] = [];
  const isFree = ({ code }: ChildBand) => coded.every((one) => one.code !== code);
  const bands = wanted.toSorted((one, other) => one.toAge - other.toAge);
  for (const band of bands) {
    const same = [
      ...before.filter(({ name }) => name === band.name),
      // A renamed band, unless the list has the former name at another age.
      ...before.filter(({ name, toAge }) => toAge === band.toAge && bands.every((one) => one.name !== name)),
    ].find(isFree);
    const taken = [...before, ...coded].map(({ code }) => code);
    coded.push({ code: same?.code ?? codeFromName(band.name, taken, 'BAND'), ...band });
  }
  return coded;
}
