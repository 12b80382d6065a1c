import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { fileAt } from './picture-file.policy';
import type { PictureIndex } from './picture-index';

/** The faults of the addresses in a field: an uploaded picture must exist, be ready and have its alt text. */
export function pictureFaults(
  index: PictureIndex,
  field: string,
  addresses: readonly (string | null)[],
): FieldFaultParts[] {
  const uploaded = addresses.filter((address) => address !== null && fileAt(address) !== null);
  const known = new Map(index.among(uploaded).map((picture) => [picture.key, picture]));
  const isUsable = (address: string | null) => known.get(fileAt(address ?? '')?.key ?? '')?.altText;
  return uploaded.every(isUsable) ? [] : [fieldFault(field, 'PICTURE_NOT_READY')];
}
