import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { timeLimit } from '../../support/time-limits.mjs';
import type { Visitor } from '../../support/clients/visitor.js';
import type { ClientRecord } from '../checker/evidence.js';
import type { Intent } from './plan-clients.js';
import { credentials } from './sign-in-administrator.js';

const RETRY_INTERVAL_MS = 250;
const CLIENT_TIMEOUT_MS = timeLimit(90_000);
const REQUEST_TIMEOUT_MS = timeLimit(15_000);
const PRICE_CENTS = 8_950;

interface Answer {
  booking: { id: string; status: string; version: number };
  session_id: string;
}

interface Options {
  url: string;
  perSecond: number;
  senders?: number;
  copies?: number;
  /** The browser of the desk, where every third client pays there. */
  desk?: Visitor | undefined;
  /** Called with the number of bookings that succeeded so far. */
  onAnswer?: (count: number) => void;
}

/** Simulates clients at their browsers: without an answer, a client sends the same request again, with the same key. */
export class SimulatedClients {
  readonly records: ClientRecord[] = [];
  /** Answers of 500 and above, and broken connections. */
  serverErrors = 0;
  /** The statuses among them other than 503, by which a server says that it knows of its trouble. */
  readonly unexpectedStatuses: number[] = [];
  /** Whether new bookings wait until the backlog is processed. */
  arePaused = false;
  private acknowledgedCount = 0;

  constructor(private readonly options: Options) {}

  /** Sends the planned requests, evenly spread as far as the server keeps up. */
  async send(intents: readonly Intent[]): Promise<void> {
    const began = performance.now();
    const waiting = [...intents.entries()];
    const sender = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, intent] = next;
        await sleep(Math.max(0, began + (index * 1_000) / this.options.perSecond - performance.now()));
        while (this.arePaused) await sleep(100);
        await this.runIntent(intent);
      }
    };
    await Promise.all(Array.from({ length: this.options.senders ?? 12 }, sender));
  }

  private async runIntent({ key, email, slot, change }: Intent): Promise<void> {
    const record: ClientRecord = { email, slot, refusals: [] };
    this.records.push(record);
    const form = {
      ...slot,
      first_name: 'Georgia',
      last_name: 'Marsh',
      client_phone: '0491 570 156',
      client_email: email,
    };
    const copies = Array.from({ length: this.options.copies ?? 1 }, () =>
      this.sendUntilAnswered(record, '/api/bookings', key, form),
    );
    const [answer, ...others] = await Promise.all(copies);
    if (!answer) return;
    for (const other of others)
      if (other?.booking.id !== answer.booking.id) record.refusals.push('another booking for the same key');
    const { id, status, version } = answer.booking;
    record.booking = { id, status };
    this.options.onAnswer?.(++this.acknowledgedCount);
    if (!change) return this.pay(record);
    const { kind, to } = change;
    record.change = { kind, to, isAnswered: false };
    const seen = { sessionId: answer.session_id, version };
    const [path, body] =
      kind === 'cancel'
        ? ['/api/own-booking-cancellation', { ...seen, reason: 'Other plans' }]
        : [
            '/api/own-booking-move',
            {
              ...seen,
              therapist_id: to.therapist_id,
              booking_date: to.booking_date,
              booking_time: to.booking_time,
              as_request: true,
            },
          ];
    record.change.isAnswered = Boolean(
      await this.sendUntilAnswered(record, path as string, change.key, body as object),
    );
  }

  /** What is confirmed and stays so can be paid. */
  private async pay(record: ClientRecord): Promise<void> {
    const { booking } = record;
    if (!this.options.desk || booking?.status !== 'confirmed' || this.acknowledgedCount % 3 !== 0) return;
    const payment = { id: randomUUID(), cents: PRICE_CENTS, isAnswered: false };
    record.payment = payment;
    const body = { id: payment.id, method: 'card', amount: PRICE_CENTS / 100 };
    const path = `/api/bookings/${booking.id}/payments`;
    payment.isAnswered = Boolean(await this.sendUntilAnswered(record, path, payment.id, body, this.options.desk));
  }

  private async sendUntilAnswered(
    record: ClientRecord,
    path: string,
    key: string,
    body: object,
    desk?: Visitor,
  ): Promise<Answer | undefined> {
    for (
      const deadline = performance.now() + CLIENT_TIMEOUT_MS;
      performance.now() < deadline;
      await sleep(RETRY_INTERVAL_MS)
    ) {
      const response = await this.post(path, key, body, desk).catch(() => undefined);
      if (response?.ok) return response.answer;
      if (response?.status === 401 && desk) {
        await desk.post('/auth/sign-in', credentials).catch(() => undefined);
        continue;
      }
      if (response && response.status < 500) {
        record.refusals.push(`${path} ${response.status} ${JSON.stringify(response.answer)}`);
        return undefined;
      }
      this.serverErrors++;
      if (response && response.status !== 503) this.unexpectedStatuses.push(response.status);
    }
    return undefined;
  }

  private async post(path: string, key: string, body: object, desk?: Visitor) {
    const cookie = [...(desk?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const { url } = this.options;
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, origin: url, ...(desk && { cookie }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { ok: response.ok, status: response.status, answer: (await response.json()) as Answer };
  }
}
