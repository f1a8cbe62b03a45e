import { addDays } from '../../src/kernel/local-time.js';
import { BookingLinkService } from '../../src/booking/booking-link.service.js';
import { ReleaseLapsedHolds } from '../../src/booking/tasks/release-lapsed-holds.task.js';
import { CloseDueEntries } from '../../src/booking/waiting-list/offers/close-due-entries.task.js';
import { OfferOpenings } from '../../src/booking/waiting-list/offers/offer-openings.js';
import { type Executor, sql } from '../../src/platform/database/sql.js';
import { startApp } from '../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../support/fixtures/booking-form.js';
import { FixedClock } from '../support/clock/fixed-clock.js';
import { toInstant } from '../support/clock/to-instant.js';
import type { OfficeBooking } from '../support/fixtures/start-office.js';
import { createShopBuilder } from '../support/fixtures/shop-builder.js';
import { Visitor } from '../support/clients/visitor.js';
import { type Answer, toAnswer } from './answer.js';
import type { WaitingCriteria } from './waiting-rules.js';
import { durations, offered, shifts, type ShopRules, type Slot } from './model-shop.js';
import { createUser } from '../support/fixtures/create-user.js';

const FIRST_DAY = '2026-03-02';
const TIME_ZONE = 'Australia/Sydney';
const admin = { email: 'ada@spa.test', password: 'twelve characters' };
const EMAIL = 'georgia@example.test';
const WITHOUT_RATE_LIMITS = { BOOKING_RATE_PER_MINUTE: '1000000', SIGN_IN_RATE_PER_MINUTE: '1000000' };

export const toDate = (day: number) => addDays(FIRST_DAY, day);
export const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The product behind its HTTP API. Each sequence gets therapists of its own, so that sequences do not meet. */
export async function startSystem() {
  const clock = new FixedClock();
  const server = await startApp({ clock, env: WITHOUT_RATE_LIMITS });
  const shop = createShopBuilder(server);
  await createUser(server, { ...admin, role: 'admin_staff' });
  await shop.timeSlots(...offered.map(toTime));
  const services: string[] = [];
  for (const durationMinutes of durations)
    services.push(await shop.service(`Massage of ${services.length}`, { durationMinutes }));
  const anyAvailable = await shop.anyAvailable();
  let phones = 0;

  return {
    server,
    async open(rules: ShopRules): Promise<SystemUnderTest> {
      const { isFullDuration, bufferMinutes: cleanup_buffer_minutes, cutOffHours } = rules;
      const slot_occupancy = isFullDuration ? 'full_duration' : 'start_only';
      await shop.saveSetting('booking_rules', {
        slot_occupancy,
        cleanup_buffer_minutes,
        confirm_by_mail: rules.confirmsByMail,
      });
      await openRooms(shop.em, rules.hasOneRoom);
      const policy = { hoursBeforeBooking: cutOffHours, refundPercentage: 100, policyText: 'As agreed' };
      await shop.saveSetting('cancellation_policy', policy);
      const therapists = [];
      for (const availableSlots of rules.caps) therapists.push(await shop.therapist('Mei', { availableSlots }));
      for (const [who, hours] of Object.entries(shifts)) {
        const [therapist, day] = who.split(' ').map(Number) as [number, number];
        for (const [from, to] of hours) {
          await shop.shift(therapists[therapist]!, toDate(day), `${toTime(from)} - ${toTime(to)}`);
        }
      }
      const nextPhone = () => `04${String(10_000_000 + phones++)}`;
      const opened = new SystemUnderTest(server, clock, [...therapists, anyAvailable], services, nextPhone);
      await opened.setClock({ day: 0, time: 585 });
      await opened.signIn();
      return opened;
    },
  };
}

/** Other sequences keep what they had; nobody of them is offered anything that would need this one's room. */
async function openRooms(db: Executor, hasOneRoom: boolean): Promise<void> {
  await sql(db, `update waiting_list set status = 'withdrawn' where status in ('waiting', 'offered')`);
  await sql(db, 'update rooms set is_active = false');
  if (!hasOneRoom) return;
  await sql(
    db,
    `insert into rooms (id, name, position, created_at)
     select gen_random_uuid(), 'Room ' || count(*), count(*), now() from rooms`,
  );
}

interface ReadWait {
  status: string;
  offer: { date: string; time: string } | null;
  session_id: string | null;
}

type Server = Awaited<ReturnType<typeof startApp>>;

/** One sequence's shop, as people reach it. */
export class SystemUnderTest {
  readonly ids: string[] = [];
  readonly sessions: (string | null)[] = [];
  readonly blocks: string[] = [];
  readonly leave: { id: string; version: number }[] = [];
  readonly waitingTokens: string[] = [];
  private readonly visitor: Visitor;
  private readonly office: Visitor;

  constructor(
    private readonly server: Server,
    private readonly clock: FixedClock,
    private readonly therapists: string[],
    private readonly services: string[],
    private readonly nextPhone: () => string,
  ) {
    const headers = { origin: 'http://localhost:3000' };
    this.visitor = new Visitor(server.url, headers);
    this.office = new Visitor(server.url, headers);
  }

  async signIn(): Promise<void> {
    await this.office.post('/auth/sign-in', admin);
  }

  async setClock({ day, time }: { day: number; time: number }): Promise<void> {
    this.clock.set(toInstant(`${toDate(day)}T${toTime(time)}`, TIME_ZONE));
    await this.office.post('/auth/refresh');
  }

  /** @param service index of the service */
  async request(
    slot: Slot,
    service: number,
    key: string,
    phone = this.nextPhone(),
  ): Promise<Answer & { id?: string; phone: string }> {
    const form = bookingForm(
      { ...this.slot(slot), service_id: this.services[service]! },
      { client_phone: phone, client_email: EMAIL },
    );
    const answer = await this.visitor.post<BookingAnswer>('/bookings', form, { 'idempotency-key': key });
    const id = answer.body.booking?.id;
    if (id && !this.ids.includes(id)) {
      this.ids.push(id);
      this.sessions.push(answer.body.session_id);
    }
    return { ...toAnswer(answer), ...(id && { id }), phone };
  }

  async bookForClient(slot: Slot, service: number, status: string): Promise<Answer> {
    const client = { client_name: 'Georgia Marsh', client_phone: this.nextPhone() };
    const form = { ...this.slot(slot), service_id: this.services[service], status, ...client };
    const answer = await this.office.post<OfficeBooking>('/office-bookings', form);
    if (answer.status === 201) {
      this.ids.push(answer.body.id);
      this.sessions.push(null);
    }
    return toAnswer(answer);
  }

  /** What the client does with the link of the booking. */
  async actAsClient(nth: number, what: 'move' | 'cancellation', body: object, version: number): Promise<Answer> {
    return toAnswer(
      await this.visitor.post(`/own-booking-${what}`, { sessionId: this.sessions[nth], version, ...body }),
    );
  }

  async verify(nth: number): Promise<Answer> {
    const url = this.server
      .get(BookingLinkService, { strict: false })
      .verificationUrl(this.ids[nth]!, this.clock.now());
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token');
    return toAnswer(await this.visitor.post('/verify-booking-email', { token }));
  }

  async joinWaitingList({ therapist, day, from, to, service }: WaitingCriteria): Promise<Answer> {
    const phone = this.nextPhone();
    const answer = await this.visitor.post<{ token: string }>('/waiting-list', {
      ...{ service_id: this.services[service], therapist_id: this.therapists[therapist] },
      windows: [{ date: toDate(day), from: toTime(from), to: toTime(to) }],
      ...{ first_name: 'Ann', last_name: 'Marsh', client_phone: phone, client_email: `a${phone}@example.test` },
    });
    if (answer.status === 201) this.waitingTokens.push(answer.body.token);
    return toAnswer(answer);
  }

  async answerOffer(nth: number, what: 'acceptance' | 'refusal' | 'withdrawal'): Promise<Answer> {
    return toAnswer(await this.visitor.post(`/own-waiting-entry/${what}`, { token: this.waitingTokens[nth] }));
  }

  /** What accepting has booked is a booking like any other from then on. */
  async noteBookingOf(nth: number): Promise<void> {
    const { session_id: sessionId } = await this.readWait(this.waitingTokens[nth]!);
    const { body } = await this.visitor.post<BookingAnswer>('/complete-booking', { sessionId });
    this.ids.push(body.booking.id);
    this.sessions.push(sessionId);
  }

  readWaits() {
    return Promise.all(
      this.waitingTokens.map(async (token) => {
        const { status, offer } = await this.readWait(token);
        return { status, at: offer && `${offer.date} ${offer.time}` };
      }),
    );
  }

  offerOpenings(): Promise<void> {
    return this.server.get(OfferOpenings, { strict: false }).run();
  }

  closeDueWaits(): Promise<void> {
    return this.server.get(CloseDueEntries, { strict: false }).run();
  }

  private async readWait(token: string): Promise<ReadWait> {
    return (await this.visitor.post<ReadWait>('/own-waiting-entry', { token })).body;
  }

  async lapseHolds(): Promise<void> {
    await this.server.get(ReleaseLapsedHolds, { strict: false }).run();
  }

  /** What the shop does with a booking: `POST bookings/:id/<what>`. */
  async actAsShop(nth: number, what: string, body: object): Promise<Answer> {
    return toAnswer(await this.office.post(`/bookings/${this.ids[nth]}/${what}`, body));
  }

  async put(nth: number, path: '' | '/appointment' | '/day-state', body: object): Promise<Answer> {
    return toAnswer(await this.office.send('PUT', `/bookings/${this.ids[nth]}${path}`, body));
  }

  /** All that the editor sends, as it was read just before. */
  async editorForm(nth: number, slot: Slot, service: number) {
    const { client_name, client_phone, client_email, notes } = await this.booking(nth);
    return { ...this.slot(slot), service_id: this.services[service], client_name, client_phone, client_email, notes };
  }

  async block(therapist: number, body: object): Promise<Answer> {
    const answer = await this.office.post<{ id: string }>(`/therapists/${this.therapists[therapist]}/blocks`, body);
    if (answer.status === 201) this.blocks.push(answer.body.id);
    return toAnswer(answer);
  }

  async unblock(nth: number): Promise<Answer> {
    const [id] = this.blocks.splice(nth, 1);
    return toAnswer(await this.office.send('DELETE', `/blocks/${id}?version=1`));
  }

  /** Bookings within it stay. */
  async enterLeave(therapist: number, days: object): Promise<Answer> {
    const body = { therapist_id: this.therapists[therapist], kind: 'annual', keep: true, ...days };
    const answer = await this.office.post<{ id: string; version: number }>('/leave', body);
    if (answer.status === 201) this.leave.push(answer.body);
    return toAnswer(answer);
  }

  async withdrawLeave(nth: number): Promise<Answer> {
    const [{ id, version } = { id: '', version: 0 }] = this.leave.splice(nth, 1);
    return toAnswer(await this.office.post(`/leave/${id}/withdrawal`, { version }));
  }

  async completeToday(): Promise<Answer> {
    return toAnswer(await this.office.post('/bookings/completions'));
  }

  async booking(nth: number): Promise<OfficeBooking> {
    return (await this.office.get<OfficeBooking>(`/bookings/${this.ids[nth]}`)).body;
  }

  /** A booking in the model's numbers. */
  async readAsModel(nth: number) {
    const { status, version, day_state, therapist_id, service_id, booking_date, booking_time, pending_reason } =
      await this.booking(nth);
    return {
      status,
      version,
      dayState: day_state ?? 'expected',
      reason: pending_reason,
      therapist: this.therapists.indexOf(therapist_id),
      service: this.services.indexOf(service_id as string),
      date: booking_date,
      time: booking_time,
    };
  }

  /** The public grid of a day: what is left, and why a start cannot be chosen. */
  async readGrid({ therapist, day }: Omit<Slot, 'time'>, duration: number) {
    const asked = `therapist_id=${this.therapists[therapist]}&date=${toDate(day)}&duration=${duration}`;
    const { body } = await this.visitor.get<{
      slots_remaining: number;
      slots: { start_time: string; reason: string | null }[];
    }>(`/availability/slots?${asked}`);
    return {
      remaining: body.slots_remaining,
      closed: body.slots.map(({ start_time, reason }) => [start_time, reason]),
    };
  }

  slot({ therapist, day, time }: Slot) {
    return { therapist_id: this.therapists[therapist]!, booking_date: toDate(day), booking_time: toTime(time) };
  }
}
