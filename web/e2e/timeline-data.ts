import type { Page } from '@playwright/test';

const TYPES = ['Single', 'Double', 'Deluxe', 'Suite'];
const NAMES = [
  'Asha Rao',
  'Vikram Singh Rathore',
  'José Núñez',
  'Kavya Menon',
  'Li Wei',
  'Anne-Marie Lefèvre',
];
const LENGTHS = [2, 1, 3, 2, 4, 1, 2, 2];
const DAY = 86_400_000;

const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** The length of the stay that begins in the room on the day. */
const lengthOf = (room: number, day: number) => LENGTHS[(room * 5 + day) % LENGTHS.length] ?? 2;

interface Size {
  rooms: number;
  nights: number;
}

function stayOf(room: number, place: number, from: number, nights: number, night: number) {
  const today = Math.floor(Date.now() / DAY);
  const isOver = from + nights <= today;
  const isHere = from <= today && !isOver;
  const isHeld = (room + place) % 17 === 3 && from > today;
  return {
    __typename: 'TimelineStay',
    id: `${room}-${place}`,
    reference: `SC-${room}X${place}`,
    guests: 2,
    bookingStatus: isHeld ? 'HELD' : (room + place) % 19 === 5 && from > today ? 'TENTATIVE' : 'CONFIRMED',
    status: isOver ? 'DEPARTED' : isHere ? 'IN_HOUSE' : 'EXPECTED',
    guestName: NAMES[(room + place) % NAMES.length],
    night,
    nights,
    checkin: dateOf(from),
    checkout: dateOf(from + nights),
    soldAs: 'Single',
    isHeldChange: false,
    balancePaise: (room + place) % 7 === 0 ? 981_288 : 0,
  };
}

const block = (from: number, nights: number, night: number) => ({
  __typename: 'TimelineBlock',
  id: 'block',
  reason: 'OUT_OF_ORDER',
  note: 'Air conditioner',
  night,
  nights,
  firstNight: dateOf(from),
  endsOn: dateOf(from + nights),
});

/**
 * Data of a full hotel, without a server: rooms of four types, stays of one to four nights, few gaps, and a block in
 * every eighth room.
 */
function timelineOf({ rooms, nights }: Size) {
  const today = Math.floor(Date.now() / DAY);
  const first = today - 3;
  const made = Array.from({ length: rooms }, (_, room) => {
    const stays: ReturnType<typeof stayOf>[] = [];
    const blocks: ReturnType<typeof block>[] = [];
    for (let day = 0, place = 0; day < nights; place += 1) {
      const length = Math.min(lengthOf(room, day), nights - day);
      if (room % 8 === 4 && place === 5) blocks.push(block(first + day, length, day));
      else if ((room + place) % 11 !== 0) stays.push(stayOf(room, place, first + day, length, day));
      day += length;
    }
    const number = String(101 + room + 90 * Math.floor(room / 10));
    const roomType = TYPES[Math.floor((room * TYPES.length) / rooms)];
    return { __typename: 'TimelineRoom', id: room, number, roomType, onSale: room !== 7, stays, blocks };
  });
  return {
    __typename: 'Timeline',
    from: dateOf(first),
    nights,
    businessDay: dateOf(today),
    rooms: made,
    types: TYPES.map((code, place) => ({
      __typename: 'TimelineRoomType',
      code,
      title: code,
      roomsFree: Array.from({ length: nights }, (_, day) => (day + place) % 4),
    })),
  };
}

/** Responds to the page's request for the timeline with these rooms; other requests go to the server. */
export async function serveTimeline(page: Page, size: Size): Promise<void> {
  const body = JSON.stringify({ data: { timeline: timelineOf(size) } });
  await page.route('**/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== 'Timeline') return route.fallback();
    await route.fulfill({ contentType: 'application/json', body });
  });
}
