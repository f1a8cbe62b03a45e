import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import {
  AddOnCatalog,
  BOOKING_WINDOW_DAYS,
  type OfferedService,
  ServiceCatalog,
  TherapistService,
} from '../../../catalog/index.js';
import {
  addDays,
  formatMinutes,
  type LocalDate,
  type LocalTime,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../../kernel/local-time.js';
import { toAmount, toCents } from '../../../kernel/money.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isPast, SlotsAtQuery } from '../../../scheduling/index.js';
import { countCents, countMinutes } from '../../domain/add-ons.js';
import { findOpenOfVisit } from '../open-bookings.js';
import type { RoomPlaces } from './choose-visit-room.js';
import {
  type FreeParts,
  type FreePartsParams,
  FreePartsQuery,
  type VisitTreatment,
  type VisitTreatmentInput,
} from './free-parts.query.js';
import { type FreePart, searchVisit } from './search-visit.js';
import type { VisitStartDto, VisitStartPartDto, VisitStartsDto } from './visit-starts.dto.js';

interface VisitRequest extends Pick<FreePartsParams, 'counted'> {
  parts: readonly VisitTreatmentInput[];
  /** The visit that is to be moved, whose bookings do not count. */
  exceptVisitId?: string;
}

interface VisitStartsRequest extends VisitRequest {
  date: LocalDate;
}

/** Parameters that are the same for all days that are searched. */
interface Search extends FreePartsParams {
  places: RoomPlaces;
}

/** Number of days that are read together: most visits have a start on one of the first. */
const DAYS_AT_ONCE = 7;

/**
 * Number of days on which each treatment could be given, but never all of them, after which the search ends: there is
 * hardly a start, and each day takes a while.
 */
const MAX_DAYS_TRIED = 21;

/** Finds the starts of a day at which a whole visit would be confirmed, and the next day that has any. */
@Injectable()
export class VisitStartsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: SlotsAtQuery,
    private readonly freeParts: FreePartsQuery,
    private readonly services: ServiceCatalog,
    private readonly addOns: AddOnCatalog,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  async find({ date, ...visit }: VisitStartsRequest): Promise<VisitStartsDto> {
    const search = await this.prepare(visit);
    const free = await this.freeParts.read([date], search);
    return { date, starts: free.dates.length > 0 ? await this.findStarts(date, search, free) : [] };
  }

  /**
   * Finds the first day after a date that has a start, as far ahead as visitors book. Returns the last day of the
   * booking window, without starts, where none is found.
   */
  async findNext({ date, ...visit }: VisitStartsRequest): Promise<VisitStartsDto> {
    const today = this.clock.today();
    const last = addDays(today, BOOKING_WINDOW_DAYS);
    const first = date < today ? today : addDays(date, 1);
    const search = await this.prepare(visit);
    let tried = 0;
    for (let from = first; from <= last && tried < MAX_DAYS_TRIED; from = addDays(from, DAYS_AT_ONCE)) {
      const dates = Array.from({ length: DAYS_AT_ONCE }, (_, nth) => addDays(from, nth));
      const free = await this.freeParts.read(dates, { ...search, counted: 'open' });
      for (const date of free.dates.slice(0, MAX_DAYS_TRIED - tried)) {
        tried += 1;
        // Other requests are answered between two days.
        await setImmediate();
        const starts = await this.findStarts(date, search, free);
        if (starts.length > 0) return { date, starts };
      }
    }
    return { date: last, starts: [] };
  }

  private async prepare({ parts, counted, exceptVisitId }: VisitRequest): Promise<Search> {
    const anybody = (await this.therapists.getUnassigned()).id;
    return {
      parts: (await this.withAddOns(parts)).map((part) =>
        part.therapistId === anybody ? { ...part, therapistId: null } : part,
      ),
      counted,
      exceptBookingIds: exceptVisitId ? await findOpenOfVisit(this.em.fork(), exceptVisitId) : [],
      starts: await this.slots.offeredTimes(),
      places: await this.slots.roomPlaces(),
    };
  }

  private async withAddOns(parts: readonly VisitTreatmentInput[]): Promise<VisitTreatment[]> {
    const offered = await this.addOns.findOffered(
      this.em.fork(),
      parts.flatMap(({ addOnIds }) => addOnIds),
    );
    return parts.map(({ addOnIds, ...part }) => {
      const chosen = offered.filter(
        ({ id, serviceIds }) => addOnIds.includes(id) && serviceIds.includes(part.serviceId),
      );
      return { ...part, addedMinutes: countMinutes(chosen), addedCents: countCents(chosen) };
    });
  }

  private async findStarts(
    date: LocalDate,
    { parts, starts, places }: Search,
    { byStart }: FreeParts,
  ): Promise<VisitStartDto[]> {
    const now = this.clock.now();
    const clock = this.clock.day(date);
    const prices = new Map<string, OfferedService | undefined>();
    const offered: VisitStartDto[] = [];
    for (const time of starts.filter((start) => !isPast(date, start, now))) {
      const find = (nth: number, at: LocalTime) => (clock.skips(at) ? [] : (byStart[nth]!.get(`${date} ${at}`) ?? []));
      const chosen = searchVisit(time, parts, find, places);
      if (chosen) offered.push(await this.toStart(time, parts, chosen, prices));
    }
    return offered;
  }

  private async toStart(
    time: LocalTime,
    parts: readonly VisitTreatment[],
    chosen: readonly FreePart[],
    prices: Map<string, OfferedService | undefined>,
  ): Promise<VisitStartDto> {
    const shown: VisitStartPartDto[] = [];
    for (const [nth, { therapistId, therapistName, time: at, durationMinutes }] of chosen.entries()) {
      const { serviceId, guest, addedCents } = parts[nth]!;
      const key = `${serviceId} ${therapistId}`;
      if (!prices.has(key)) prices.set(key, await this.services.findById(this.em.fork(), serviceId, therapistId));
      const price = toAmount((prices.get(key)?.priceCents ?? 0) + addedCents);
      const who = { therapist_id: therapistId, therapist_name: therapistName };
      shown.push({ service_id: serviceId, ...who, guest, time: at, duration: durationMinutes, price });
    }
    const ends = Math.max(...shown.map((part) => toMinutes(part.time) + part.duration));
    const cents = shown.reduce((sum, { price }) => sum + toCents(price), 0);
    return { time, ends: formatMinutes(ends % MINUTES_OF_DAY), total_price: toAmount(cents), parts: shown };
  }
}
