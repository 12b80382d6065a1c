// The people of the sample bookings. Their addresses end in example.com, which no mailbox has.

export interface SampleGuest {
  name: string;
  phone: string;
}

const INDIAN = [
  ...[
    'Aarav Mehta',
    'Ananya Iyer',
    'Rohan Kapoor',
    'Kavya Reddy',
    'Vikram Rathore',
    'Priya Nair',
    'Arjun Desai',
  ],
  ...['Meera Joshi', 'Siddharth Rao', 'Ishita Banerjee', 'Karan Malhotra', 'Neha Kulkarni', 'Devansh Shah'],
  ...['Pooja Bhatt', 'Rahul Verma', 'Tara Menon', 'Aditya Chauhan', 'Sneha Patil', 'Manish Agarwal'],
  ...['Divya Krishnan', 'Nikhil Saxena', 'Ritu Singh', 'Harsh Trivedi', 'Lakshmi Pillai', 'Gaurav Mishra'],
  ...['Shreya Ghosh', 'Imran Qureshi', 'Zoya Khan', 'Joseph Fernandes', 'Harpreet Kaur', 'Farhan Sheikh'],
  ...['Anjali Deshpande', 'Suresh Babu', 'Nandini Hegde', 'Varun Khanna', 'Leela Thomas', 'Mohit Bansal'],
];
const ABROAD: readonly (readonly [name: string, phone: string])[] = [
  ['Emma Thompson', '+44 20 7946 0'],
  ['James O’Connor', '+353 1 496 0'],
  ['Sophie Laurent', '+33 1 99 00 1'],
  ['Lukas Weber', '+49 30 23125 '],
  ['Olivia Carter', '+1 202 555 0'],
  ['Yuki Tanaka', '+81 3 5550 0'],
  ['Noah Lindqvist', '+46 8 465 00 '],
];

/** Every fifth guest comes from abroad. */
const ABROAD_EVERY = 5;

const threeDigits = (number: number): string => String(100 + (number % 800));

/** The guest of the booking with this number. After the last name, the first one books again. */
export function guestOf(number: number): SampleGuest {
  const [name = '', phone = ''] = ABROAD[Math.floor(number / ABROAD_EVERY) % ABROAD.length] ?? [];
  if (number % ABROAD_EVERY === ABROAD_EVERY - 1) return { name, phone: `${phone}${threeDigits(number)}` };
  const place = (number - Math.floor(number / ABROAD_EVERY)) % INDIAN.length;
  return { name: INDIAN[place] ?? '', phone: `+91 98290 55${threeDigits(number)}` };
}

/** The address of a guest, such as `aarav.mehta.7@example.com`. */
export function addressOf({ name }: SampleGuest, number: number): string {
  const letters = name.normalize('NFD').toLowerCase();
  return `${letters.replaceAll(/[^a-z ]/g, '').replaceAll(' ', '.')}.${number}@example.com`;
}

/** What guests ask for when they book. */
export const REQUESTS: readonly string[] = [
  'A quiet room, please, away from the lift.',
  'We arrive by the night train at about seven.',
  'Vegetarian breakfast without onion and garlic.',
  'It is our tenth anniversary.',
  'A cot for the baby, please.',
  'Could we have the view of the lake?',
];

/** What the staff write on a booking. */
export const NOTES: readonly string[] = [
  'Called: comes at about 18:00 and would like dinner.',
  'Prefers the upper floors.',
  'Stayed here last year, liked the window on the lake.',
  'Needs a taxi to the airport at 5:30.',
  'Allergic to nuts; the kitchen knows.',
];

export const COMPANY = {
  name: 'Marigold Textiles Private Limited',
  address: ['14 Nariman Road', 'Mumbai'],
  pinCode: '400021',
  state: { code: '27', name: 'Maharashtra' },
  gstin: '27AAPFU0939F1ZV',
};
