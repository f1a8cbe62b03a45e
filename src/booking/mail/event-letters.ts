import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Therapists } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { EventStore, type Loaded } from '../../platform/event-store/event-store.js';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { isPast } from '../../scheduling/index.js';
import { BookingLinks } from '../booking-links.js';
import { ChangeWindow } from '../change-window.js';
import { bookingAggregate } from '../domain/booking.js';
import type { Booking } from '../domain/booking.evolve.js';
import { bookingForMail } from './booking-for-mail.js';
import { BookingPost } from './booking-post.js';
import type { Letter, MailBooking, MailLinks } from './mail-types.js';

/** Writes the letter that an event calls for, about the booking as it was when the event happened. */
@Injectable()
export class EventLetters {
  constructor(
    private readonly orm: MikroORM,
    private readonly store: EventStore,
    private readonly personalData: PersonalData,
    private readonly therapists: Therapists,
    private readonly links: BookingLinks,
    private readonly changeWindow: ChangeWindow,
    private readonly post: BookingPost,
    private readonly clock: ShopClock,
  ) {}

  async toClient(event: LoggedEvent, em: EntityManager, letter: Letter): Promise<void> {
    const booking = await this.bookingAt(event, em);
    if (!booking) return;
    const links = {
      ...(await this.linksOf(booking)),
      ...(booking.status === 'pending' && { verify: this.links.verify(booking.id, event.occurredAt) }),
    };
    const sending = { booking, links, changed: event.occurredAt, mailId: `${event.eventId}.client` };
    if (await this.post.toClient(letter, sending)) await this.note(event, em, 'client', booking.id);
  }

  async toShop(event: LoggedEvent, em: EntityManager, letter: Letter): Promise<void> {
    const booking = await this.bookingAt(event, em);
    if (!booking) return;
    const links = { office: this.links.office() };
    const sending = { booking, links, changed: event.occurredAt, mailId: `${event.eventId}.shop` };
    if (await this.post.toShop(letter, sending)) await this.note(event, em, 'shop', booking.id);
  }

  /** About a request that still waits, as it is now; one that was answered meanwhile needs no reminder. */
  async remindShop(event: LoggedEvent, em: EntityManager, { bookingId, letter }: { bookingId: string; letter: Letter }) {
    await this.personalData.hold(em, bookingId);
    const booking = await this.forMail(await this.store.load(em, bookingAggregate, bookingId), em);
    if (booking?.status !== 'pending' || isPast(booking.date, booking.time, this.clock.now())) return;
    const sending = { booking, links: { office: this.links.office() }, changed: event.occurredAt, mailId: `${event.eventId}.shop` };
    if (await this.post.toShop(letter, sending)) await this.note(event, em, 'shop', booking.id);
  }

  /** The booking as it is now, for the client's calendar. @throws NotFound when there is none, or its person was erased */
  async calendarOf(bookingId: string): Promise<string> {
    const em = this.orm.em.fork();
    const loaded = await this.store.load(em, bookingAggregate, bookingId);
    const booking = await this.forMail(loaded, em);
    if (!booking) throw new NotFound('There is no such booking');
    const changed = loaded.updatedAt ?? this.clock.instant();
    return this.post.calendar(booking, { changed, links: await this.linksOf(booking) });
  }

  /** The mail server has taken it: the booking's history says so. */
  private async note({ eventId }: LoggedEvent, em: EntityManager, recipient: 'client' | 'shop', bookingId: string) {
    await sql(em, noteMail, [eventId, recipient, bookingId, this.clock.instant()]);
  }

  private async linksOf(booking: MailBooking): Promise<MailLinks> {
    const view = this.links.view(booking.id);
    return { home: this.links.home(), view, ...((await this.changeWindow.isOpen(booking)) && { change: view }) };
  }

  // News about an appointment that has begun helps nobody: this keeps imported and long delayed ones quiet.
  private async bookingAt(event: LoggedEvent, em: EntityManager): Promise<MailBooking | null> {
    if (isBroughtIn(event)) return null;
    const { stream, version } = event;
    // A mail under way is over before an erasure is: none leaves after it.
    await this.personalData.hold(em, stream);
    const booking = await this.forMail(await this.store.load(em, bookingAggregate, stream, version), em);
    return booking && !isPast(booking.date, booking.time, this.clock.now()) ? booking : null;
  }

  private async forMail(loaded: Loaded<Booking>, em: EntityManager): Promise<MailBooking | null> {
    const { state } = loaded;
    if (state.situation === 'none') return null;
    return bookingForMail(loaded, await this.therapists.byId(em, state.appointment.therapistId));
  }
}

/** A booking that the system brings in, such as the demo's, was agreed elsewhere: its people know of it. */
function isBroughtIn({ actor, type }: LoggedEvent): boolean {
  return actor.kind === 'system' && (type === 'BookingRequested' || type === 'BookingConfirmed');
}

const noteMail = /* sql */ `
  insert into booking_mails (event_id, recipient, booking_id, sent_at) values ($1, $2, $3, $4) on conflict do nothing`;
