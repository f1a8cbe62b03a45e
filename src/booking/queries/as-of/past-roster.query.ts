import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '../../../kernel/local-time.js';
import { PastScheduleQuery, type PastSchedule, type PastSpan } from '../../../scheduling/index.js';
import type { PastSpanDto } from './as-of.dto.js';
import { MomentResolver } from './moment-resolver.js';
import type {
  PastRosterDayDto,
  PastRosterDto,
  PastRosterQueryDto,
  PastRosterTherapistDto,
  PastWorkDto,
} from './past-roster.dto.js';

const DAYS_OF_WEEK = 7;

type PastWorkday = PastSchedule & { date: string };

/** Reads a week of the roster as it was at any moment, folded from the log up to it. */
@Injectable()
export class PastRosterQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly moments: MomentResolver,
    private readonly schedule: PastScheduleQuery,
  ) {}

  async read({ from, ...at }: PastRosterQueryDto): Promise<PastRosterDto> {
    const em = this.em.fork();
    const moment = await this.moments.find(em, at);
    const week: PastWorkday[] = [];
    for (let nth = 0; nth < DAYS_OF_WEEK; nth++) {
      const date = addDays(from, nth);
      week.push({ date, ...(await this.schedule.read(em, date, moment.seq)) });
    }
    const therapists = week[0]!.therapists.map(({ id, name, isActive }) => ({
      id,
      name,
      is_active: isActive,
      days: week.map((day) => toWork(day, id)),
    }));
    return { ...moment, days: week.map(toDay), therapists: therapists.filter(isShown) };
  }
}

const toDay = ({ date, closure, isOpen, opensAt, closesAt }: PastWorkday): PastRosterDayDto => ({
  date,
  closure,
  is_open: isOpen,
  opens_at: opensAt,
  closes_at: closesAt,
});

function toWork({ date, shifts, blocks, leave }: PastWorkday, therapistId: string): PastWorkDto {
  const own = (spans: readonly PastSpan[]): PastSpanDto[] =>
    spans.filter((span) => span.therapistId === therapistId).map(({ from, to }) => ({ from, to }));
  return { date, shifts: own(shifts), blocks: own(blocks), leave: own(leave) };
}

const isShown = ({ is_active, days }: PastRosterTherapistDto): boolean =>
  is_active || days.some(({ shifts, blocks, leave }) => shifts.length + blocks.length + leave.length > 0);
