import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type OfferedService, ServiceCatalog, TherapistService } from '../../../catalog/index.js';
import {
  formatMinutes,
  type LocalDate,
  type LocalTime,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../../kernel/local-time.js';
import { toAmount } from '../../../kernel/money.js';
import { type Slot, SlotsAtQuery, type StartsQuery } from '../../../scheduling/index.js';
import { VisitQuery } from '../visit.query.js';
import { type FreePart, searchVisit } from './search-visit.js';
import type { VisitStartDto, VisitStartPartDto, VisitStartsDto } from './visit-starts.dto.js';

/** A treatment that is wanted. */
export interface VisitTreatmentInput {
  serviceId: string;
  /** Any Available, or null, for whoever is free. */
  therapistId: string | null;
  guest: number;
}

interface VisitStartsRequest {
  date: LocalDate;
  parts: readonly VisitTreatmentInput[];
  counted: 'open' | 'confirmed';
  /** The visit that is to be moved. */
  exceptVisitId?: string;
}

/** Finds the starts of a day at which a whole visit would be confirmed. */
@Injectable()
export class VisitStartsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: SlotsAtQuery,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly visits: VisitQuery,
  ) {}

  async find({ date, parts, counted, exceptVisitId }: VisitStartsRequest): Promise<VisitStartsDto> {
    const exceptBookingIds = exceptVisitId ? await this.visits.findOpen(this.em.fork(), exceptVisitId) : [];
    const anybody = (await this.therapists.getUnassigned()).id;
    const starts = await this.slots.offeredTimes(date);
    const clocks = new Map<number, LocalTime[]>();
    const free: Map<LocalTime, FreePart[]>[] = [];
    for (const { serviceId, therapistId, guest } of parts) {
      const who = therapistId === anybody ? null : therapistId;
      const query = { date, serviceId, therapistId: who, counted, exceptBookingIds };
      const found = await this.findFree(query, clocks.get(guest) ?? starts);
      free.push(Map.groupBy(found, ({ time }) => time));
      const ends = found.map(({ time, durationMinutes }) => toMinutes(time) + durationMinutes);
      clocks.set(guest, [...new Set(ends)].filter((end) => end < MINUTES_OF_DAY).map(formatMinutes));
    }
    const places = await this.slots.roomPlaces();
    const prices = new Map<string, OfferedService | undefined>();
    const offered: VisitStartDto[] = [];
    for (const time of starts) {
      const chosen = searchVisit(time, parts, (nth, at) => free[nth]!.get(at) ?? [], places);
      if (chosen) offered.push(await this.toStart(time, parts, chosen, prices));
    }
    return { date, starts: offered };
  }

  /** Who is free without the cleanup time, and whether they are free with it too. */
  private async findFree(query: Omit<StartsQuery, 'isFollowed'>, times: readonly LocalTime[]): Promise<FreePart[]> {
    const [followed, alone] = await Promise.all([
      this.slots.free({ ...query, isFollowed: true }, times),
      this.slots.free({ ...query, isFollowed: false }, times),
    ]);
    const withCleanup = new Map(alone.map((slot) => [toKey(slot), slot]));
    return followed.map((slot) => {
      const { therapistId, therapistName, time, durationMinutes, slotsRemaining } = slot;
      const found = withCleanup.get(toKey(slot));
      const cleanupMinutes = found ? getCleanup(found) : 0;
      const takesStartOnly = slot.startsAt === slot.endsAt;
      const rooms = slot.freeRooms && { followed: slot.freeRooms, whole: found?.freeRooms ?? [] };
      const span = { time, durationMinutes, cleanupMinutes, takesStartOnly, isFreeAfterwards: found !== undefined };
      return { therapistId, therapistName, slotsRemaining, rooms, ...span };
    });
  }

  private async toStart(
    time: LocalTime,
    parts: readonly VisitTreatmentInput[],
    chosen: readonly FreePart[],
    prices: Map<string, OfferedService | undefined>,
  ): Promise<VisitStartDto> {
    const shown: VisitStartPartDto[] = [];
    for (const [nth, { therapistId, therapistName, time: at, durationMinutes }] of chosen.entries()) {
      const { serviceId, guest } = parts[nth]!;
      const key = `${serviceId} ${therapistId}`;
      if (!prices.has(key)) prices.set(key, await this.services.findById(this.em.fork(), serviceId, therapistId));
      const price = toAmount(prices.get(key)?.priceCents ?? 0);
      const who = { therapist_id: therapistId, therapist_name: therapistName };
      shown.push({ service_id: serviceId, ...who, guest, time: at, duration: durationMinutes, price });
    }
    const ends = Math.max(...shown.map((part) => toMinutes(part.time) + part.duration));
    const cents = shown.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
    return { time, ends: formatMinutes(ends % MINUTES_OF_DAY), total_price: cents / 100, parts: shown };
  }
}

const toKey = ({ therapistId, time }: Slot) => `${therapistId} ${time}`;

/** Minutes that a slot takes beyond the treatment; 0 where bookings occupy their start only. */
function getCleanup({ startsAt, endsAt, durationMinutes }: Slot): number {
  const minutes = (Date.parse(`${endsAt}Z`.replace(' ', 'T')) - Date.parse(`${startsAt}Z`.replace(' ', 'T'))) / 60_000;
  return Math.max(0, minutes - durationMinutes);
}
