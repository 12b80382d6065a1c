const BELOW_TWENTY = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** India counts in thousands, lakhs and crores. */
const LARGE = [
  { unit: 10_000_000, name: 'Crore' },
  { unit: 100_000, name: 'Lakh' },
  { unit: 1000, name: 'Thousand' },
  { unit: 100, name: 'Hundred' },
];

function belowHundred(count: number): string {
  if (count < BELOW_TWENTY.length) return BELOW_TWENTY[count] ?? '';
  const tens = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? tens : `${tens}-${BELOW_TWENTY[count % 10]}`;
}

/**
 * A whole number, 0 or more, in the Indian way of counting: 1,23,456 is 'One Lakh Twenty-Three Thousand Four Hundred
 * Fifty-Six'.
 */
function inWords(count: number): string {
  const large = LARGE.find(({ unit }) => count >= unit);
  if (!large) return belowHundred(count);
  const rest = count % large.unit;
  const most = `${inWords(Math.floor(count / large.unit))} ${large.name}`;
  return rest === 0 ? most : `${most} ${inWords(rest)}`;
}

/** An amount in paise, 0 or more, in the words of invoices: 'Rupees Five Thousand and Fifty Paise Only'. */
export function amountInWords(paise: number): string {
  const rupees = `Rupees ${inWords(Math.floor(paise / 100))}`;
  const rest = paise % 100;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${inWords(rest)} Paise Only`;
}
