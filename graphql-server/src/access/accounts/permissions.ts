/** What an account may do at the desk. Each operation names one permission; a role is a list of permissions. */
export const PERMISSIONS = {
  'activity.read': 'read who changed and exported what',
  'bookings.cancel': 'cancel stays of guests, and set or waive what it costs',
  'bookings.change': 'change dates, rooms and details of bookings of guests',
  'bookings.create': 'book rooms for guests, and confirm, extend or release tentative bookings',
  'bookings.export': 'export bookings',
  'bookings.note': 'write notes on bookings, and send their mails again',
  'bookings.read': 'read bookings, their guests and payments, and arrivals and departures',
  'companies.credit': 'set credit limits of companies, and check guests out above them',
  'companies.read': 'read companies that pay for guests, and what they owe',
  'companies.write':
    'add, change and archive companies, put bills on their account, and record and apply their payments',
  'content.publish': 'show new texts of pages, navigation and testimonials to guests',
  'content.read':
    'read all offers, partner hotels, category items and texts, including those that guests do not see',
  'content.write':
    'add, edit and delete offers, partner hotels and category items, and write drafts of texts',
  'documents.correct': 'issue invoices again with other billing details',
  'feedback.read': 'read feedback of guests',
  'figures.export':
    'export the figures of the hotel, and its charges and payments one by one, close days of the day book and name its ledgers',
  'figures.read': 'read the figures of the hotel',
  'guests.override':
    'check guests in, book for them and give them bookings although the hotel does not rent to them, and rent to them again',
  'guests.read': 'read records of guests, with their stays, notes and wishes',
  'guests.write': 'make, change, join and separate records of guests, and give bookings to them',
  'house.read': 'read which rooms have guests, with the guests’ names',
  'house.assign': 'give rooms to people who make them',
  'house.minibar':
    'put what a guest in the house took from the minibar on the bill, up to a number of pieces a day',
  'house.write': 'set the states of rooms, and note lost property and what must be repaired',
  'messages.export': 'export messages of guests',
  'rooms.block': 'take rooms out of sale, and put them back',
  'messages.read': 'read messages of guests, and at the desk their feedback',
  'messages.write': 'answer messages of guests and set their status',
  'payments.read': 'read the cash-up of every day, and fees and settlements of the gateway',
  'payments.read-day': 'read the cash-up of the business day',
  'payments.take':
    'put charges on bills and take them off, take money at the desk, take it back and count the cash of a day, and compare it with the gateway',
  'personal-data.write':
    'find guests by address, name or phone number, export what the hotel stores about them, and erase them',
  'register.read': 'read the register of guests, with their documents',
  'register.write': 'keep the register of guests, and record that Form III was filed',
  'programs.read': 'read the keys of programs, and what is sent to them',
  'programs.write': 'make and revoke keys of programs, and choose where events are sent',
  'rooms.read': 'read all room types and rooms, including those that are not on sale',
  'rooms.write': 'add, change and delete room types and rooms, and set their rates',
  'rates.read': 'read seasons, restrictions and rates of single dates',
  'rates.write':
    'change seasons, restrictions and rates of single dates, and portals and the money from them',
  'settings.read': 'read the settings of the hotel',
  'settings.write': 'change the settings of the hotel',
  'staff.read': 'read who belongs to the staff, and the roles',
  'staff.write': 'invite, suspend and remove members of the staff, and change roles',
  'stays.check-in': 'check guests in and out, undo it, and close the day',
  'stays.move': 'give guests other rooms, exchange rooms, and upgrade as a courtesy',
  'subscribers.export': 'export the subscribers of the newsletter',
  'subscribers.read': 'read the subscribers of the newsletter',
} as const satisfies Record<string, string>;

export type Permission = keyof typeof PERMISSIONS;

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as readonly Permission[];

/** Whether this version has a permission of that name. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);
