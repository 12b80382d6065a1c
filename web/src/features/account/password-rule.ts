import { t } from '../../lib/texts/texts';

/** The fewest characters of a password. */
const PASSWORD_LENGTH = 10;

// The beginnings of the passwords that leaks name most often: a password is refused when only digits or signs follow.
const COMMON = new Set(
  (
    'password passw0rd p@ssword p@ssw0rd passwort motdepasse contrasena qwerty qwertyuiop qwertyui azerty azertyuiop asdfghjkl ' +
    'asdfghjklqwertyuiop zxcvbnm qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4t5 iloveyou iloveyouforever ' +
    'letmein welcome welcometo admin administrator superman batman spiderman pokemon starwars football baseball basketball ' +
    'cricket sunshine princess monkey dragon master michael jennifer shadow trustno computer internet whatever charlie ' +
    'abcdefgh abcdefghij abcdefghijkl changeme secret login user guest india indian bharat mumbai krishna ganesh jaimatadi ' +
    'omsairam sairam hello hellohello helloworld mypassword newpassword thisisapassword hotel reception receptionist frontdesk ' +
    'housekeeping manager'
  ).split(' '),
);
/** Sequences that people type when a password must be long. */
const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
const FEW_CHARACTERS = 4;
/** Shorter parts of an address, such as 'it', are in many good passwords. */
const TELLING_LENGTH = 4;

/** The password without the digits and signs at its end. */
const stem = (password: string) => password.replace(/[\d\W_]+$/, '');

function isCommon(password: string): boolean {
  return (
    COMMON.has(password) ||
    COMMON.has(stem(password)) ||
    RUNS.some((run) => run.includes(password)) ||
    new Set(password).size <= FEW_CHARACTERS
  );
}

/** What is wrong with a new password and what to do; null for a good one. The provider has further rules. */
export function passwordFault(
  password: string,
  { email, hotelName }: { email: string; hotelName: string },
): string | null {
  if ([...password].length < PASSWORD_LENGTH)
    return t`Please choose a password of at least ${String(PASSWORD_LENGTH)} characters. A few words are easy to remember.`;
  const small = password.toLowerCase();
  if (isCommon(small))
    return t`Many people use this password. Please choose another one, such as a few words.`;
  const names = [email.toLowerCase().split('@')[0] ?? '', hotelName.toLowerCase().replaceAll(/\W/g, '')];
  const isTold = names.some(
    (name) =>
      name.length >= TELLING_LENGTH && small.replaceAll(/\W/g, '').includes(name.replaceAll(/\W/g, '')),
  );
  return isTold
    ? t`Please choose a password that contains neither your e-mail address nor the name of the hotel.`
    : null;
}
