import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type BookingFilter,
  BookingListQuery,
  BookingQuery,
  ClientsToCallQuery,
  type CountedBookingsDto,
} from '../../booking/index.js';
import { addDays, type LocalDate, type LocalDateTime } from '../../kernel/local-time.js';
import { DueDisputesQuery, UnpaidBookingsQuery } from '../../payments/index.js';
import { LeaveQuery } from '../../scheduling/index.js';
import { sql } from '../../platform/database/sql.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import type { OpenWorkDto } from './today.dto.js';

/** Most bookings of a list that are named. */
const MAX_SHOWN = 5;

/** Reads the open work that the shop's people have to do. */
@Injectable()
export class OpenWorkQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly list: BookingListQuery,
    private readonly bookings: BookingQuery,
    private readonly unpaid: UnpaidBookingsQuery,
    private readonly disputes: DueDisputesQuery,
    private readonly toCall: ClientsToCallQuery,
    private readonly leave: LeaveQuery,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  async read(now: LocalDateTime): Promise<OpenWorkDto> {
    const [[counts], uncovered, unfinished, unpaid, disputes, calls, leaveRequests] = await Promise.all([
      sql<Counts>(this.em.fork(), countsSql, [
        now.date,
        now.time,
        this.subscribers.inQueue('audit').map(({ name }) => name),
      ]),
      this.readFirst({ status: 'active', uncoveredAfter: now }),
      this.readFirst({ status: 'confirmed', to: addDays(now.date, -1), order: 'latest' }),
      this.readUnpaid(now.date),
      this.disputes.first(MAX_SHOWN),
      this.toCall.read(1),
      this.leave.countRequests(),
    ]);
    return { ...counts!, uncovered, unfinished, unpaid, disputes, to_call: calls.total, leave_requests: leaveRequests };
  }

  private async readUnpaid(today: LocalDate): Promise<CountedBookingsDto> {
    const { ids, total } = await this.unpaid.latest(today, MAX_SHOWN);
    return { items: total === 0 ? [] : await this.bookings.allForOffice(ids), total };
  }

  private async readFirst(filter: BookingFilter): Promise<CountedBookingsDto> {
    const total = await this.list.count(filter);
    return { items: total === 0 ? [] : (await this.list.page(filter, null, MAX_SHOWN)).items, total };
  }
}

type Counts = Pick<OpenWorkDto, 'requests' | 'missed_requests' | 'waiting_list' | 'failed_messages'>;

const countsSql = /* sql */ `
  select
    count(*) filter (where booking_date + booking_time > $1::date + $2::time)::int as requests,
    count(*) filter (where booking_date + booking_time <= $1::date + $2::time)::int as missed_requests,
    (select count(*)::int from waiting_list where status in ('waiting', 'offered')) as waiting_list,
    ((select count(*) from deliveries where refusal is not null and dismissed_at is null)
      + (select count(*) from deliveries where state <> 'done' and state = 'failing' and subscriber <> all ($3::text[]))
    )::int as failed_messages
  from bookings where status = 'pending'`;
