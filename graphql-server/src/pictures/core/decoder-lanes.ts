import type { DecodingRequest } from './decoder-program';
import { DecoderOverran, DecoderProcess, type DecoderLimits } from './decoder-process';

/** Who waits for a picture: the staff, the site's own files, or guests with their accounts' pictures. */
export type DecoderLane = 'desk' | 'site' | 'guests';

interface LaneRules extends DecoderLimits {
  /** The number of pictures that may wait. Further pictures are refused. */
  waiting: number;
}

const STAFF_LIMITS: DecoderLimits = { megabytes: 460, milliseconds: 60_000 };

/**
 * The limits of each lane. Nobody waits behind guests longer than one of their pictures may take, and the staff come
 * first. The processes decode one after the other, so that they need the memory of only one process.
 */
const DECODER_LANES: Readonly<Record<DecoderLane, LaneRules>> = {
  desk: { ...STAFF_LIMITS, waiting: 6 },
  site: { ...STAFF_LIMITS, waiting: 30 },
  guests: { megabytes: 320, milliseconds: 10_000, waiting: 4 },
};

const IN_ORDER: readonly DecoderLane[] = ['desk', 'site', 'guests'];

/** Too many pictures wait. Nothing was decoded. */
export class DecoderBusy extends Error {}

/** Lets one picture be decoded at a time: of the lanes that wait, the first one of the list goes next. */
export class DecoderLanes {
  private isRunning = false;
  private readonly waiting: Record<DecoderLane, (() => void)[]> = { desk: [], site: [], guests: [] };
  private readonly ofStaff = new DecoderProcess(STAFF_LIMITS);
  private readonly ofGuests = new DecoderProcess(DECODER_LANES.guests);

  /** Throws {@link DecoderBusy}, {@link DecoderOverran} or `DecoderNotStarted`. */
  async run(lane: DecoderLane, request: DecodingRequest): Promise<unknown> {
    await this.turn(lane);
    try {
      const [own, other] = lane === 'guests' ? [this.ofGuests, this.ofStaff] : [this.ofStaff, this.ofGuests];
      // A process that waits for its next picture holds memory that this picture may need.
      other.end();
      return await own.run(request);
    } finally {
      this.passOn();
    }
  }

  private turn(lane: DecoderLane): Promise<void> {
    if (!this.isRunning) {
      this.isRunning = true;
      return Promise.resolve();
    }
    const queue = this.waiting[lane];
    if (queue.length >= DECODER_LANES[lane].waiting) throw new DecoderBusy();
    return new Promise((begin) => queue.push(begin));
  }

  private passOn(): void {
    const lane = IN_ORDER.find((one) => this.waiting[one].length > 0);
    const next = lane && this.waiting[lane].shift();
    if (next) next();
    else this.isRunning = false;
  }
}

/** The fault of a picture whose decoding ran over a limit. Throws everything else. */
export function faultOfOverrun(error: unknown): { fault: 'too much memory' | 'too long' } {
  if (!(error instanceof DecoderOverran)) throw error;
  return { fault: error.limit === 'time' ? 'too long' : 'too much memory' };
}
