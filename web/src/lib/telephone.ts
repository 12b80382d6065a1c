/** The link that dials a number. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
