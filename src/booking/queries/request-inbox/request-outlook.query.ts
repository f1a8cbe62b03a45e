import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { type FreeCandidate, proposeTherapists, SlotReviewer } from '../../../scheduling/index.js';
import type { OfficeBookingDto } from '../office-booking.dto.js';
import { explainAssignment } from '../timeline/explain-assignment.js';
import type { ProposedTherapistDto, RequestOutlookDto, RivalDto } from './request-inbox.dto.js';

/** Reads whether requests could be confirmed as they are, who else wants their time, and who could take them. */
@Injectable()
export class RequestOutlookQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: SlotReviewer,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the outlooks in the order of the requests; all at once, because there are dozens on a page. */
  async forRequests(requests: readonly OfficeBookingDto[]): Promise<RequestOutlookDto[]> {
    if (requests.length === 0) return [];
    const found = await this.review(requests);
    const [rivals, waiting, incomplete, proposals] = await Promise.all([
      this.findRivals(requests, found),
      this.countWaiting(requests),
      this.findIncompleteVisits(requests),
      this.propose(requests.filter(({ id }) => found.get(id)!.verdict !== 'available')),
    ]);
    return requests.map(({ id, visit }) => {
      const { verdict } = found.get(id)!;
      const waits = verdict === 'available' && visit !== null && incomplete.has(id);
      return {
        is_free: verdict === 'available' && !waits,
        reason: waits ? 'unassigned' : verdict,
        rivals: rivals.get(id) ?? [],
        waiting: waiting.get(id) ?? 0,
        proposal: proposals.get(id) ?? null,
      };
    });
  }

  /** Reviews each request, by its id: whether its therapist is free, and which bookings are at that time. */
  private async review(requests: readonly OfficeBookingDto[]): Promise<Map<string, Found>> {
    const assigned = requests.filter(({ is_unassigned }) => !is_unassigned);
    const reviews = await this.slots.reviewAsked(assigned.map(toAsked));
    const found = assigned.map(({ id }, nth): [string, Found] => {
      const { verdict, heldBookings, competingRequests } = reviews[nth]!;
      return [id, { verdict, others: [...heldBookings, ...competingRequests] }];
    });
    const asking = await this.findUnassigned(requests.filter(({ is_unassigned }) => is_unassigned));
    return new Map([...found, ...asking]);
  }

  /**
   * Finds other requests for the same time without a therapist: a therapist who is free then can take only one of them.
   */
  private async findUnassigned(requests: readonly OfficeBookingDto[]): Promise<[string, Found][]> {
    const rows = await sql<{ id: string; other: string }>(this.em.fork(), unassignedSql, [
      requests.map(({ id }) => id),
      requests.map(({ therapist_id }) => therapist_id),
      requests.map(({ booking_date, booking_time }) => `${booking_date} ${booking_time}`),
      requests.map(({ booking_duration }) => booking_duration),
    ]);
    const byRequest = Map.groupBy(rows, ({ id }) => id);
    return requests.map(({ id }) => [
      id,
      { verdict: 'unassigned', others: (byRequest.get(id) ?? []).map(({ other }) => other) },
    ]);
  }

  /** Finds rivals by date and time. Of a couple, each waits for a therapist of their own, so the two are no rivals. */
  private async findRivals(requests: readonly OfficeBookingDto[], found: Map<string, Found>) {
    const pairs = requests.flatMap((request) => found.get(request.id)!.others.map((other) => ({ request, other })));
    const rows = await sql<RivalDto & { request_id: string }>(this.em.fork(), rivalsSql, [
      pairs.map(({ request }) => request.id),
      pairs.map(({ request }) => request.visit?.id ?? null),
      pairs.map(({ other }) => other),
    ]);
    const rivals = new Map<string, RivalDto[]>();
    for (const { request_id, ...rival } of rows) rivals.set(request_id, [...(rivals.get(request_id) ?? []), rival]);
    return rivals;
  }

  private async countWaiting(requests: readonly OfficeBookingDto[]): Promise<Map<string, number>> {
    const rows = await sql<{ id: string; count: number }>(this.em.fork(), waitingSql, [
      requests.map(({ id }) => id),
      requests.map(({ service_id }) => service_id),
      requests.map(({ is_unassigned, therapist_id }) => (is_unassigned ? null : therapist_id)),
      requests.map(({ booking_date }) => booking_date),
      requests.map(({ booking_time }) => booking_time),
    ]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /**
   * Returns the ids of requests whose visit has another treatment without a therapist: the visit is confirmed as a
   * whole.
   */
  private async findIncompleteVisits(requests: readonly OfficeBookingDto[]): Promise<Set<string>> {
    const ids = requests.flatMap(({ id, visit }) => (visit ? [id] : []));
    if (ids.length === 0) return new Set();
    const rows = await sql<{ id: string }>(this.em.fork(), incompleteVisitsSql, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  private async propose(requests: readonly OfficeBookingDto[]): Promise<Map<string, ProposedTherapistDto>> {
    const found = await proposeTherapists(this.em.fork(), requests.map(toAsked), this.clock.instant());
    return new Map(
      found.flatMap((candidates, nth) =>
        candidates.length === 0 ? [] : [[requests[nth]!.id, this.toProposal(candidates)] as const],
      ),
    );
  }

  private toProposal(candidates: readonly FreeCandidate[]): ProposedTherapistDto {
    const { therapistId, slot } = candidates[0]!;
    const names = new Map(candidates.map((each) => [each.therapistId, each.slot.therapistName]));
    const why = explainAssignment({ candidates: [...candidates] }, names, this.formatInstant, { isProposal: true });
    return { therapist_id: therapistId, therapist_name: slot.therapistName, why };
  }

  private readonly formatInstant = (instant: string) =>
    this.clock.formatTimestamp(new Date(instant)).replace('T', ', ').slice(0, 17);
}

interface Found {
  verdict: Verdict;
  /** Ids of bookings and requests of its therapist at that time, or of requests that have none either. */
  others: string[];
}

const toAsked = (request: OfficeBookingDto) => ({
  bookingId: request.id,
  therapistId: request.therapist_id,
  date: request.booking_date,
  time: request.booking_time,
  serviceId: request.service_id,
  durationMinutes: request.booking_duration,
});

const unassignedSql = /* sql */ `
  select asked.id, b.id as other
  from unnest($1::uuid[], $2::uuid[], $3::timestamp[], $4::int[]) as asked (id, therapist_id, starts_at, minutes)
  join bookings b on b.therapist_id = asked.therapist_id and b.status = 'pending' and b.booking_date = starts_at::date and b.id <> asked.id
    and b.booking_date + b.booking_time < starts_at + make_interval(mins => minutes)
    and b.booking_date + b.booking_time + make_interval(mins => b.booking_duration) > starts_at`;

const rivalsSql = /* sql */ `
  select asked.id as request_id, b.id, b.client_name, to_char(b.booking_time, 'HH24:MI') as booking_time,
    b.status = 'confirmed' as is_confirmed
  from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as asked (id, visit_id, other)
  join bookings b on b.id = asked.other
  where (b.status = 'pending' and b.visit_id = asked.visit_id) is not true
  order by b.booking_date, b.booking_time, b.id`;

const incompleteVisitsSql = /* sql */ `
  select asked.id from bookings asked
  where asked.id = any ($1::uuid[]) and exists (
    select from bookings b join therapists t on t.id = b.therapist_id
    where b.visit_id = asked.visit_id and b.id <> asked.id and b.status = 'pending' and t.is_unassigned)`;

const waitingSql = /* sql */ `
  select asked.id, count(*)::int as count
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[]) as asked (id, service_id, therapist_id, date, time)
  join waiting_list w on w.status = 'waiting' and w.service_id = asked.service_id
    and (asked.therapist_id is null or w.therapist_id is null or w.therapist_id = asked.therapist_id)
  where exists (select from jsonb_array_elements(windows) as each
    where each ->> 'date' = asked.date and each ->> 'from' <= asked.time and each ->> 'to' >= asked.time)
  group by asked.id`;
