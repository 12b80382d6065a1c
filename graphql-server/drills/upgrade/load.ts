import { setTimeout as pause } from 'node:timers/promises';
import { Guests } from '../faults/setup/guests';
import { Journal } from '../faults/setup/journal';
import { inDays } from '../../tests/testkit/bookings';
import { freshCaller } from '../../tests/testkit/raw-http';
import { postForm } from './guest-requests';
import type { Surroundings } from './surroundings';

/** The responses to guests and visitors in one stage. */
export interface LoadFigures {
  reads: number;
  confirmed: number;
  refused: number;
  /** Unclear responses and broken connections. An upgrade may cause none. */
  faults: string[];
}

// The number of guests at one time, however slow the machine is. Each starts again when the booking is done.
const GUESTS = 4;
const READERS = 2;
const GUESTS_PAUSE_MILLISECONDS = 250;
const READERS_PAUSE_MILLISECONDS = 100;

/** The ways of booking, in turn. */
const WAYS = [
  { name: 'pays and comes back', payments: ['capture'], comesBack: true },
  { name: 'pays and closes the page', payments: ['capture'], comesBack: false },
  { name: 'pays at the second try', payments: ['fail', 'capture'], comesBack: true },
  { name: 'the bank sets the money aside only', payments: ['authorise'], comesBack: true },
  { name: 'pays twice', payments: ['capture', 'capture'], comesBack: true },
  { name: 'never pays', payments: [], comesBack: false },
] as const;
const MESSAGES_EVERY = 10;

const graphql = (query: string): RequestInit => ({ method: 'POST', body: JSON.stringify({ query }) });

/** Pages, documented paths and documents, in turn. */
const READS: readonly { path: string; request?: RequestInit }[] = [
  { path: '/' },
  { path: '/api/offers' },
  { path: '/graphql', request: graphql('{ roomTypes { name nightlyRate { amount } } offers { title } }') },
  { path: '/booking' },
  { path: '/api/hotels?page=1' },
  {
    path: '/graphql',
    request: graphql(`{ quote(checkin: "${inDays(9)}", checkout: "${inDays(12)}", roomType: Deluxe) {
      ... on Quote { total { amount } } } }`),
  },
  { path: '/api/data?category=Menus' },
  {
    path: '/graphql',
    request: graphql(`{ availability(checkin: "${inDays(9)}", checkout: "${inDays(12)}") { __typename } }`),
  },
];

/** Guests who book, pay and write, and visitors who read, at all running servers. */
export class Load {
  /** The responses to guests since the start. */
  readonly journal = new Journal(false);
  private turn = 0;
  private reads = 0;
  private readonly faults: string[] = [];
  private isOver = false;
  private ended: Promise<unknown> = Promise.resolve();
  private longestSinceAsked = 0;
  private told: LoadFigures = { reads: 0, confirmed: 0, refused: 0, faults: [] };

  constructor(private readonly surroundings: Surroundings) {}

  start(): void {
    this.isOver = false;
    const guests = Array.from({ length: GUESTS }, () => this.bookInTurn());
    const readers = Array.from({ length: READERS }, () => this.readInTurn());
    this.ended = Promise.all([...guests, ...readers]);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.ended;
  }

  /** The longest time of a read since the previous call. */
  longestRead(): number {
    const longest = this.longestSinceAsked;
    this.longestSinceAsked = 0;
    return longest;
  }

  /** The figures since the previous call. */
  figures(): LoadFigures {
    const { told: before, journal } = this;
    const broken = Array<string>(journal.withoutResponse).fill('a guest got no response');
    this.told = {
      reads: this.reads,
      confirmed: journal.promises.filter(({ kind }) => kind === 'confirmation').length,
      refused: journal.refused,
      faults: [...journal.unclear, ...broken, ...this.faults, ...this.surroundings.webhooks.unclear],
    };
    const { reads, confirmed, refused, faults } = this.told;
    return {
      reads: reads - before.reads,
      confirmed: confirmed - before.confirmed,
      refused: refused - before.refused,
      faults: without(faults, before.faults),
    };
  }

  private async bookInTurn(): Promise<void> {
    const { mail, servers, freshEmail } = this.surroundings;
    // The guests ask one server after the other: a guest books at one and pays at the other.
    const guests = new Guests(this.surroundings, mail, () => servers.urls(), this.journal);
    for (let number = 0; !this.isOver; number += 1) {
      await guests.book(WAYS[number % WAYS.length]);
      if (number % MESSAGES_EVERY === 0) {
        const message = { email: freshEmail(), textarea: 'Is there a boat?' };
        await postForm(`${servers.urls()[0]}/api/contact`, message).catch((error) =>
          this.faults.push(String(error)),
        );
      }
      await pause(GUESTS_PAUSE_MILLISECONDS);
    }
  }

  private async readInTurn(): Promise<void> {
    while (!this.isOver) {
      await this.readOne((this.turn += 1));
      await pause(READERS_PAUSE_MILLISECONDS);
    }
  }

  private async readOne(number: number): Promise<void> {
    const urls = this.surroundings.servers.urls();
    const { path, request } = READS[number % READS.length] ?? { path: '/' };
    const begun = performance.now();
    const fault = await faultOf(`${urls[Math.floor(number / READS.length) % urls.length]}${path}`, request);
    const milliseconds = performance.now() - begun;
    this.reads += 1;
    this.longestSinceAsked = Math.max(this.longestSinceAsked, milliseconds);
    if (fault) this.faults.push(`${path}: ${fault}`);
  }
}

async function faultOf(url: string, request?: RequestInit): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshCaller() };
    const response = await fetch(url, { ...request, headers });
    const text = await response.text();
    return response.ok && !text.includes('"errors":') ? null : `${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    return String(error);
  }
}

/** The texts that are not among the earlier ones. A repeated text counts again. */
function without(texts: readonly string[], earlier: readonly string[]): string[] {
  const left = [...earlier];
  return texts.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
