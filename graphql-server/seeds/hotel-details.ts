import { SAFFRON_COURT } from './property';

/** Opening hours that several pages name. They are defined once, so that the pages agree. */
export const HOURS = {
  stay: `Check-in ${SAFFRON_COURT.checkinTime}, check-out ${SAFFRON_COURT.checkoutTime}`,
  breakfast: '7:00 am – 10:30 am',
  lunch: '12:30 pm – 3:00 pm',
  dinner: '7:00 pm – 10:30 pm',
  bar: '5:00 pm – 11:30 pm',
  readingRoom: '6:00 am – 9:00 pm',
  afternoonTea: '3:30 pm – 6:00 pm',
  poolside: '12:00 noon – 6:30 pm',
  roomServiceDay: '7:00 am – 10:30 pm',
  roomServiceNight: '10:30 pm – 7:00 am',
  pools: '7:00 am – 9:00 pm',
  spa: '9:00 am – 9:00 pm',
  gym: '5:00 am – 11:00 pm',
  concierge: '7:00 am – 10:00 pm',
} as const;

/** Places in the hotel. */
export const PLACES = {
  jharokha: 'Jharokha, ground floor, lake side',
  bar: 'The Emerald Bar, ground floor, beside the lobby',
  readingRoom: 'The Reading Room, first floor, lake side',
  poolTerrace: 'Pool terrace, ground floor, lake side',
  pavilionTerrace: 'Pavilion Terrace, at the water’s edge',
  spa: 'Neem Spa, ground floor, garden wing',
  indoorPool: 'Neem Spa, ground floor, at the end of the garden wing',
  gym: 'Second floor, lake side',
  durbarRoom: 'The Durbar Room, first floor, lake side',
  conciergeDesk: 'Lobby, ground floor',
  jetty: 'Jetty below the Pavilion Terrace',
  yourRoom: 'Your room',
} as const;
