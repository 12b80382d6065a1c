import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { lockByName } from '../../platform/database/database';
import { sentence } from '../../platform/refusals/sentence';
import { staffActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { Obstacle } from '../check-ins/check-in.policy';
import type { NightAudit } from './night-audit.entity';
import type { DayFigures, DaysNotClosed, NightAuditRepository, OpenStay } from './night-audit.repository';
import { deskMoment, refused, type StayStepRefusal } from '../check-ins/stay-steps.service';

/** A day of the hotel, open or closed. */
export interface AuditedDay {
  day: PlainDate;
  /** Guests who did not come, and tentative bookings that are not settled. */
  arrivals: OpenStay[];
  /** Guests who did not leave. */
  departures: OpenStay[];
  figures: DayFigures;
  /** Null while the day is open. */
  closed: NightAudit | null;
  /** The latest closed day; null when no day was closed yet. */
  lastClosed: PlainDate | null;
  /** Days before the business day that are not closed. */
  notClosed: DaysNotClosed;
}

type CloseOutcome = { kind: 'DayClosed'; day: AuditedDay } | StayStepRefusal;

type CloseReason = NonNullable<Obstacle> | 'closed before';

/** Finds the open stays at the end of a day of the hotel, and closes the day. */
export class NightAuditService {
  constructor(
    private readonly audits: NightAuditRepository,
    private readonly audit: AuditService,
  ) {}

  /** The day with its open stays; null means the first day that is not closed. */
  async dayOf(day: PlainDate | null, clock: RequestClock): Promise<AuditedDay> {
    const businessDay = await clock.businessDay();
    const notClosed = await this.audits.notClosed(businessDay);
    const wanted = day ?? notClosed.first ?? businessDay;
    const [open, figures, closed, last] = await Promise.all([
      this.audits.openStays(wanted),
      this.audits.figuresOf(wanted),
      this.audits.find(wanted),
      this.audits.findLast(),
    ]);
    return {
      day: wanted,
      arrivals: open.filter(({ status }) => status === 'EXPECTED'),
      departures: open.filter(({ status }) => status === 'IN_HOUSE'),
      figures,
      closed,
      lastClosed: last?.day ?? null,
      notClosed,
    };
  }

  /** Records that everything of the day is settled. A closed day does not change. */
  async close(who: Staff, day: PlainDate, clock: RequestClock): Promise<CloseOutcome> {
    const { now, businessDay } = await deskMoment(clock);
    if (day > businessDay) return refused(sentence('DAY_NOT_BEGUN', { date: day }), 'day');
    const audited = { who, action: 'closeBusinessDay', details: { day } } as const;
    const reason = await this.audit.performUnlessRefused<CloseReason>(audited, async (manager) => {
      await lockByName(manager, `night audit ${day}`);
      if (await this.audits.find(day, manager)) return { refused: 'closed before' };
      const open = await this.audits.openStays(day, manager);
      if (open.length > 0) return { refused: sentence('DAY_STILL_OPEN', { rows: open.length }) };
      const figures = await this.audits.figuresOf(day, manager);
      const { kind: actorKind, id: actorId } = staffActor(who.uid);
      await this.audits.add(manager, { day, ...figures, actorKind, actorId, closedAt: now });
      return { after: figures };
    });
    if (reason !== null && reason !== 'closed before') return refused(reason, 'day');
    return { kind: 'DayClosed', day: await this.dayOf(day, clock) };
  }
}
