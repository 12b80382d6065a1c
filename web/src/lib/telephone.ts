/** The address that dials a number, whatever spaces it is written with. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
