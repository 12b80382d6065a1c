/** The link that dials a number. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

/** The link that opens a conversation in WhatsApp. Its address has only the digits. */
export function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}
