import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Executor } from '../../../platform/database/sql.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { bookingAggregate } from '../../domain/booking.aggregate.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import type { VisitAnnouncement } from '../../domain/visits/visit-announcement.js';
import type { NotificationRule } from '../notification-rules.js';
import { isHeld } from './is-held.js';
import { KnownStateQuery } from './known-state.query.js';
import { isOpenInMails, isShownAlike, type MailedStatus, toMailedStatus } from './mailed-status.js';
import { ShownVersionQuery } from './shown-version.query.js';

/** A booking about which a mail has something to tell. */
export interface MailedBooking {
  id: string;
  /** The version that the mail shows. */
  version: number;
  /** The version after the event that the mail is about. */
  then: number;
  /**
   * The status that its recipient knows, null for nothing, where the event is only a part of what is to be told;
   * undefined where the event's own mail tells all.
   */
  known: MailedStatus | null | undefined;
}

/** Finds what a mail about an event has to tell at the moment at which it goes. */
@Injectable()
export class MailedBookingsQuery {
  constructor(
    private readonly store: AggregateRepository,
    private readonly shownVersions: ShownVersionQuery,
    private readonly knownStates: KnownStateQuery,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Returns the bookings that the mail tells of, that of the event first. A booking is left out when a later mail tells
   * of it, when it has ended since without a mail, or when it is as the last mail said.
   */
  async find(rule: NotificationRule, event: RecordedEvent, db: Executor): Promise<MailedBooking[]> {
    const { recipient } = rule;
    const held = isHeld(event, this.clock.instant());
    const { announces = [] } = event.data as VisitAnnouncement;
    const then = new Map([
      [event.stream, event.version],
      ...announces.map(({ id, version }) => [id, version] as const),
    ]);
    const shown = await this.shownVersions.find(db, then, { recipient, isHeld: held });
    const bookings: (MailedBooking | null)[] = [];
    for (const [id, version] of shown) {
      const booking = { id, version: version ?? 0, then: then.get(id)! };
      if (version !== undefined) bookings.push(await this.findOne(rule, booking, held, db));
    }
    return bookings.filter((each) => each !== null);
  }

  private async findOne(
    { recipient, isAskedFor }: NotificationRule,
    { id, version, then }: Omit<MailedBooking, 'known'>,
    held: boolean,
    db: Executor,
  ): Promise<MailedBooking | null> {
    const known =
      held && !isAskedFor ? await this.knownStates.beforeChange(db, recipient, { id, version: then }) : undefined;
    if (version === then && !known?.isBehind) return { id, version, then, known: undefined };
    const [before, after] = [await this.load(db, id, then), await this.load(db, id, version)];
    const [was, is] = [toMailedStatus(before), toMailedStatus(after)];
    if (isOpenInMails(was) && !isOpenInMails(is)) return null;
    if (!known || known.booking.status === 'none')
      return { id, version, then, known: known?.isBehind || was !== is ? null : undefined };
    if (isShownAlike(known.booking, after)) return null;
    return { id, version, then, known: toMailedStatus(known.booking) };
  }

  private async load(db: Executor, id: string, version: number): Promise<ExistingBooking> {
    const { state } = await this.store.load(db, bookingAggregate, id, version);
    if (state.status === 'none') throw new Error(`The booking ${id} has no version ${version}`);
    return state;
  }
}
