/**
 * The first three digits of the PIN codes of each state, by its GST code. The invoice registration portal refuses a PIN
 * code outside them (https://einvoice1.gst.gov.in, master codes). Ranges of neighbours overlap: a few places have the PIN
 * codes of the neighbour's post office.
 */
const RANGES: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  '01': [[180, 194]],
  '02': [[171, 177]],
  '03': [[140, 160]],
  '04': [
    [140, 140],
    [160, 160],
  ],
  '05': [[244, 263]],
  '06': [[121, 136]],
  '07': [[110, 110]],
  '08': [[301, 345]],
  '09': [[201, 285]],
  '10': [[800, 855]],
  '11': [[737, 737]],
  '12': [[790, 792]],
  '13': [[797, 798]],
  '14': [[795, 795]],
  '15': [[796, 796]],
  '16': [[799, 799]],
  '17': [[793, 794]],
  '18': [[781, 788]],
  '19': [[700, 743]],
  '20': [[813, 835]],
  '21': [[751, 770]],
  '22': [[490, 497]],
  '23': [[450, 488]],
  '24': [[360, 396]],
  '26': [
    [362, 362],
    [396, 396],
  ],
  '27': [[400, 445]],
  '29': [[560, 591]],
  '30': [[403, 403]],
  '31': [[682, 682]],
  '32': [[670, 695]],
  '33': [[600, 643]],
  '34': [
    [533, 533],
    [605, 605],
    [607, 607],
    [609, 609],
    [673, 673],
  ],
  '35': [[744, 744]],
  '36': [[500, 509]],
  '37': [[500, 535]],
  '38': [[194, 194]],
};

/** PIN codes from here on belong to the army's post offices, which are in every state. */
const FIRST_OF_ARMY = 900;

/** Whether the PIN code can be in the state with this GST code. Every PIN code can be in a state without PIN codes. */
export function isPinCodeOfState(pinCode: string, stateCode: string): boolean {
  const start = Number(pinCode.slice(0, 3));
  const ranges = RANGES[stateCode];
  return !ranges || start >= FIRST_OF_ARMY || ranges.some(([first, last]) => first <= start && start <= last);
}
