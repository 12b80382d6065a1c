import { randomUUID } from 'node:crypto';
import type { GuestFacts } from '../../src/guests/records/guest-keys';

/** A generated guest. Two with one person are of one guest. */
export interface GeneratedGuest extends GuestFacts {
  id: string;
  person: number;
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** First names and surnames in Latin letters, and in a script of their own. Among them are names of brothers and sisters. */
const PEOPLES: readonly { first: readonly [string, string][]; last: readonly [string, string][] }[] = [
  {
    first: [
      ...([
        ['Rajesh', 'राजेश'],
        ['Ramesh', 'रमेश'],
        ['Rakesh', 'राकेश'],
        ['Rohit', 'रोहित'],
      ] as const),
      ...([
        ['Mohit', 'मोहित'],
        ['Sunita', 'सुनीता'],
        ['Sunil', 'सुनील'],
        ['Anita', 'अनीता'],
      ] as const),
      ...([
        ['Amit', 'अमित'],
        ['Anil', 'अनिल'],
        ['Lakshmi', 'लक्ष्मी'],
        ['Priya', 'प्रिया'],
      ] as const),
      ...([
        ['Vikram', 'विक्रम'],
        ['Deepak', 'दीपक'],
        ['Kavita', 'कविता'],
        ['Meena', 'मीना'],
      ] as const),
      ...([
        ['Sanjay', 'संजय'],
        ['Vijay', 'विजय'],
        ['Ajay', 'अजय'],
        ['Gaurav', 'गौरव'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
    last: [
      ...([
        ['Kumar', 'कुमार'],
        ['Sharma', 'शर्मा'],
        ['Verma', 'वर्मा'],
        ['Singh', 'सिंह'],
      ] as const),
      ...([
        ['Gupta', 'गुप्ता'],
        ['Mehta', 'मेहता'],
        ['Joshi', 'जोशी'],
        ['Patil', 'पाटिल'],
      ] as const),
      ...([
        ['Deshmukh', 'देशमुख'],
        ['Kulkarni', 'कुलकर्णी'],
        ['Chauhan', 'चौहान'],
        ['Tiwari', 'तिवारी'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
  },
  {
    first: [
      ...([
        ['Murugan', 'முருகன்'],
        ['Karthik', 'கார்த்திக்'],
        ['Selvi', 'செல்வி'],
        ['Malar', 'மலர்'],
      ] as const),
      ...([
        ['Senthil', 'செந்தில்'],
        ['Kannan', 'கண்ணன்'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
    last: [
      ...([
        ['Balan', 'பாலன்'],
        ['Rajan', 'ராஜன்'],
        ['Pillai', 'பிள்ளை'],
        ['Nathan', 'நாதன்'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
  },
  {
    first: [
      ...([
        ['Ivan', 'Иван'],
        ['Sergei', 'Сергей'],
        ['Olga', 'Ольга'],
        ['Natalia', 'Наталья'],
      ] as const),
      ...([
        ['Dmitri', 'Дмитрий'],
        ['Anna', 'Анна'],
        ['Elena', 'Елена'],
        ['Pavel', 'Павел'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
    last: [
      ...([
        ['Petrov', 'Петров'],
        ['Ivanov', 'Иванов'],
        ['Smirnov', 'Смирнов'],
        ['Volkov', 'Волков'],
      ] as const),
      ...([
        ['Sokolov', 'Соколов'],
        ['Popov', 'Попов'],
        ['Kuznetsov', 'Кузнецов'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
  },
  {
    first: [
      ...([
        ['Muhammad', 'محمد'],
        ['Yusuf', 'يوسف'],
        ['Fatima', 'فاطمة'],
        ['Khalid', 'خالد'],
      ] as const),
      ...([
        ['Hassan', 'حسن'],
        ['Omar', 'عمر'],
        ['Layla', 'ليلى'],
        ['Karim', 'كريم'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
    last: [
      ...([
        ['Mansour', 'منصور'],
        ['Haddad', 'حداد'],
        ['Nasser', 'ناصر'],
        ['Saleh', 'صالح'],
      ] as const),
      ...([
        ['Farouk', 'فاروق'],
        ['Khalil', 'خليل'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
  },
  {
    first: [
      ...([
        ['Giorgos', 'Γιώργος'],
        ['Maria', 'Μαρία'],
        ['Nikos', 'Νίκος'],
        ['Eleni', 'Ελένη'],
      ] as const),
      ...([
        ['Kostas', 'Κώστας'],
        ['Sofia', 'Σοφία'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
    last: [
      ...([
        ['Papadopoulos', 'Παπαδόπουλος'],
        ['Nikolaidis', 'Νικολαΐδης'],
        ['Pappas', 'Παππάς'],
      ] as const),
      ...([
        ['Georgiou', 'Γεωργίου'],
        ['Makris', 'Μακρής'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
  },
  {
    first: [
      ...([
        ['Xiaoming', '小明'],
        ['Weiguo', '卫国'],
        ['Meiling', '美玲'],
        ['Jianhua', '建华'],
      ] as const),
      ...([
        ['Lihua', '丽华'],
        ['Zhiqiang', '志强'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
    last: [
      ...([
        ['Wang', '王'],
        ['Zhang', '张'],
        ['Chen', '陈'],
        ['Liu', '刘'],
        ['Huang', '黄'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
  },
  {
    first: [
      ...([
        ['François', 'Francois'],
        ['José', 'Jose'],
        ['Zoë', 'Zoe'],
        ['Jürgen', 'Jurgen'],
      ] as const),
      ...([
        ['Katherine', 'Catherine'],
        ['Stephen', 'Steven'],
        ['Philip', 'Phillip'],
        ['Sara', 'Sarah'],
      ] as const),
      ...([
        ['Anders', 'Anders'],
        ['Ingrid', 'Ingrid'],
        ['Pedro', 'Pedro'],
        ['Chiara', 'Chiara'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
    last: [
      ...([
        ['Müller', 'Muller'],
        ['García', 'Garcia'],
        ['Łukaszewski', 'Lukaszewski'],
        ['O’Brien', 'Obrien'],
      ] as const),
      ...([
        ['Smith', 'Smith'],
        ['Rossi', 'Rossi'],
        ['Dubois', 'Dubois'],
        ['Jensen', 'Jensen'],
      ] as const),
      ...([
        ['Fernández', 'Fernandez'],
        ['Novák', 'Novak'],
        ['Schneider', 'Schneider'],
        ['Brown', 'Brown'],
      ] as const),
    ].map(([latin, own]): [string, string] => [latin, own]),
  },
];

const STREETS = ['Lake Road', 'MG Road', 'Hill Street', 'Station Road', 'Park Avenue', 'Temple Lane'];
const TOWNS = ['Udaipur', 'Pune', 'London', 'Berlin', 'Chennai', 'Dubai', 'Athens', 'Toronto'];
const COMPANIES = ['Konkan Traders', 'Lake Textiles', 'Aravalli Steel', 'Blue Tea Exports'];

interface Named {
  first: [string, string];
  last: [string, string];
}

/** Makes guests whose truth is known: who is a duplicate of whom, who shares an agent, and who is of one family. */
export function generatedGuests({
  guests,
  duplicates,
}: {
  guests: number;
  duplicates: number;
}): GeneratedGuest[] {
  const next = numbersFrom(20_261_127);
  const below = (limit: number) => Math.floor(next() * limit);
  const chance = (share: number) => next() < share;
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const people: (GeneratedGuest & { named: Named })[] = [];
  const named = (last?: [string, string]): Named => {
    const people = oneOf(PEOPLES.filter(({ last: names }) => !last || names.includes(last)));
    return { first: oneOf(people.first), last: last ?? oneOf(people.last) };
  };
  const phone = () =>
    `+91 9${String(below(1_000_000_000)).padStart(9, '0')}`.replace(/^(\+91 \d{5})(\d{5})$/, '$1 $2');
  const email = ({ first, last }: Named) =>
    `${first[0]}.${last[0]}${below(100_000)}@mail.example`
      .normalize('NFKD')
      .replace(/[^a-zA-Z0-9.@]/g, '')
      .toLowerCase();
  const day = (from: number, days: number) => String(from + below(days)).padStart(2, '0');
  const birthday = () => `${1940 + below(65)}-${day(1, 12)}-${day(1, 28)}`;
  const address = () => `${1 + below(400)} ${oneOf(STREETS)}\n${oneOf(TOWNS)} ${100_000 + below(900_000)}`;
  const fullName = ({ first, last }: Named) => `${first[0]} ${last[0]}`;
  const add = (who: Named, known: Partial<GuestFacts> = {}) =>
    people.push({
      id: randomUUID(),
      person: people.length,
      named: who,
      // Some are written in a script of their own from the start.
      name: chance(0.15) ? ownScript(who) : fullName(who),
      otherNames: [],
      emails: chance(0.7) ? [email(who)] : [],
      phones: chance(0.8) ? [phone()] : [],
      birthday: chance(0.4) ? birthday() : null,
      address: chance(0.5) ? address() : null,
      company: chance(0.1) ? oneOf(COMPANIES) : null,
      ...known,
    });
  const agents = Math.ceil(guests / 500);
  for (let agent = 0; agent < agents; agent += 1) {
    const contact = { emails: [`desk${agent}@agent.example`], phones: [phone()] };
    for (let guest = 0; guest < 40; guest += 1) add(named(), contact);
  }
  for (let family = 0; family < guests / 35; family += 1) {
    const { last } = named();
    const shared = {
      phones: [phone()],
      address: address(),
      ...(chance(0.4) ? { emails: [`home${family}@mail.example`] } : {}),
    };
    const firsts = new Set<string>();
    for (let member = 0; member < 2 + below(4); member += 1) {
      const who = named(last);
      if (!firsts.has(who.first[0])) add(who, shared);
      firsts.add(who.first[0]);
    }
  }
  while (people.length < guests - duplicates) add(named());
  const originals = people.filter(({ emails, phones }) => emails.length + phones.length > 0);
  const again: GeneratedGuest[] = [];
  const taken = new Set<number>();
  while (again.length < duplicates) {
    const original = oneOf(originals);
    if (taken.has(original.person)) continue;
    taken.add(original.person);
    again.push(duplicateOf(original));
  }
  return [...people, ...again].map(
    ({ id, person, name, otherNames, emails, phones, birthday: born, address: home, company }) => ({
      ...{ id, person, name, otherNames, emails, phones, birthday: born, address: home, company },
    }),
  );

  function ownScript({ first, last }: Named): string {
    // Chinese names stand together, the family’s first.
    return /\p{Script=Han}/u.test(last[1]) ? `${last[1]}${first[1]}` : `${first[1]} ${last[1]}`;
  }

  function mistyped(text: string): string {
    const place = 1 + below(Math.max(1, text.length - 2));
    const kind = below(4);
    if (kind === 0) return text.slice(0, place) + text.charAt(place) + text.slice(place);
    if (kind === 1) return text.slice(0, place) + text.slice(place + 1);
    if (kind === 2)
      return text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2);
    return text.replace(/[aeiou](?=[^aeiou]*$)/, oneOf(['a', 'e', 'i', 'o', 'u']));
  }

  function otherName(who: Named): string {
    const { first, last } = who;
    const kinds: (() => string)[] = [
      () => fullName(who),
      () => ownScript(who),
      () => ownScript(who),
      () => `${last[0]} ${first[0]}`,
      () => `${mistyped(first[0])} ${last[0]}`,
      () => `${first[0]} ${mistyped(last[0])}`,
      () => `${first[0].charAt(0)}. ${last[0]}`,
      () => `Mr ${first[0]} ${oneOf(['A.', 'K.', 'Dev', 'Lal'])} ${last[0]}`,
      () => fullName(who).toUpperCase(),
    ];
    return oneOf(kinds)();
  }

  function otherFormat(number: string): string {
    const digits = number.replace(/\D/g, '');
    return oneOf([
      `0${digits.slice(2)}`,
      `+${digits}`,
      `00${digits}`,
      digits.slice(2).replace(/^(\d{5})/, '$1-'),
    ]);
  }

  function duplicateOf(original: (typeof people)[number]): GeneratedGuest {
    const { emails, phones, person, named: who } = original;
    const base = { id: randomUUID(), person, name: otherName(who), otherNames: [], company: null };
    const nothing = { emails: [email(who)], phones: [phone()], birthday: null, address: null };
    const samePhone = phones.map(otherFormat);
    const sameEmail = emails.map((text) => text.toUpperCase());
    const way = next();
    if (way < 0.1) return { ...base, ...nothing };
    if (way < 0.2) return { ...base, ...nothing, birthday: original.birthday, address: original.address };
    if (way < 0.5)
      return {
        ...base,
        ...nothing,
        phones: samePhone.length > 0 ? samePhone : nothing.phones,
        emails: samePhone.length > 0 ? [] : sameEmail,
      };
    if (way < 0.75)
      return {
        ...base,
        ...nothing,
        emails: sameEmail.length > 0 ? sameEmail : [],
        phones: sameEmail.length > 0 ? nothing.phones : samePhone,
      };
    return { ...base, ...nothing, emails: sameEmail, phones: samePhone, birthday: original.birthday };
  }
}
