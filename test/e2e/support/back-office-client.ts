import type { APIRequestContext } from '@playwright/test';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';
import type { FreeStart } from './booking-dialog.js';
import { expect, type Shop } from './shop-fixture.js';

interface Treatment {
  service_id: string;
  duration: number | null;
  price: number | null;
}

interface ServiceFields {
  id: string;
  name: string;
  description: string;
  price: number;
  duration: number;
  version: number;
}

/** Changes that the office makes over HTTP while a visitor has the dialog open. */
export class BackOfficeClient {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: { origin: string },
  ) {}

  /** Signs the test's own request context in as the demo shop's admin. */
  static async signIn(request: APIRequestContext, shop: Shop): Promise<BackOfficeClient> {
    const headers = { origin: shop.url };
    const { email, password } = demoAccounts.find(({ role }) => role === 'admin_staff')!;
    const answer = await request.post('/api/auth/sign-in', { data: { email, password }, headers });
    expect(answer.ok()).toBe(true);
    return new BackOfficeClient(request, headers);
  }

  /** Blocks the half hour from a start. */
  async block({ therapistId, date, time }: FreeStart): Promise<string> {
    const end = `${time.slice(0, 3)}${time.endsWith('30') ? '55' : '30'}`;
    const data = { blocked_date: date, start_time: time, end_time: end };
    const answer = await this.request.post(`/api/therapists/${therapistId}/blocks`, { data, headers: this.headers });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  }

  async unblock(id: string): Promise<void> {
    const answer = await this.request.delete(`/api/blocks/${id}?version=1`, { headers: this.headers });
    expect(answer.ok()).toBe(true);
  }

  /** Closes the shop for a day. Returns a function that opens it again. */
  async close(date: string): Promise<() => Promise<void>> {
    const data = { name: 'Stocktaking', first_date: date, last_date: date };
    const answer = await this.request.post('/api/closures', { data, headers: this.headers });
    expect(answer.status()).toBe(201);
    const { id, version } = await answer.json();
    return async () => {
      const { headers } = this;
      expect((await this.request.delete(`/api/closures/${id}?version=${version}`, { headers })).ok()).toBe(true);
    };
  }

  /**
   * Makes a therapist give only these services, with minutes and prices of their own. An empty list means all
   * services.
   */
  async setTreatments(therapistId: string, treatments: Treatment[]): Promise<void> {
    const all: { therapist_id: string; version: number }[] = await (
      await this.request.get('/api/office/treatments')
    ).json();
    const { version } = all.find(({ therapist_id }) => therapist_id === therapistId)!;
    const answer = await this.request.put(`/api/therapists/${therapistId}/treatments`, {
      data: { treatments, version },
      headers: this.headers,
    });
    expect(answer.ok()).toBe(true);
  }

  /** Allows only these sites to embed the booking dialog. */
  async allowEmbedding(allowedOrigins: string[]): Promise<void> {
    const { embed_settings } = await (await this.request.get('/api/settings')).json();
    const data = { value: { allowedOrigins }, version: embed_settings.version };
    const answer = await this.request.put('/api/settings/embed_settings', { data, headers: this.headers });
    expect(answer.ok()).toBe(true);
    const sites = allowedOrigins.join(' ') || "'none'";
    // The answering process learns of the change from the log.
    await expect
      .poll(async () => (await this.request.get('/embed')).headers()['content-security-policy'])
      .toContain(`frame-ancestors ${sites}`);
  }

  /** Turns visits of several treatments on or off for visitors. */
  async offerVisits(isOffered: boolean): Promise<void> {
    const { booking_rules } = await (await this.request.get('/api/settings')).json();
    const value = { ...booking_rules.value, visitors_book_visits: isOffered };
    const data = { value, version: booking_rules.version };
    const answer = await this.request.put('/api/settings/booking_rules', { data, headers: this.headers });
    expect(answer.ok()).toBe(true);
    // The answering process learns of the change from the log.
    await expect.poll(async () => (await (await this.request.get('/api/shop')).json()).visits_offered).toBe(isOffered);
  }

  async addTherapist(name: string): Promise<void> {
    const data = { name, hourly_rate: 90 };
    const answer = await this.request.post('/api/therapists', { data, headers: this.headers });
    expect(answer.status()).toBe(201);
  }

  /** Adds a therapist who works all of a day, and of whom no other test knows. */
  async addTherapistOnDuty(name: string, roster_date: string): Promise<{ id: string; name: string }> {
    const { headers } = this;
    const added = await this.request.post('/api/therapists', { data: { name, hourly_rate: 90 }, headers });
    expect(added.status()).toBe(201);
    const { id } = await added.json();
    const shift = { therapist_id: id, roster_date, start_time: '00:00', end_time: '23:59' };
    expect((await this.request.post('/api/roster-entries', { data: shift, headers })).status()).toBe(201);
    return { id, name };
  }

  /** Takes a therapist out of what is offered, whatever is booked. */
  async deactivate(therapistId: string): Promise<void> {
    const all: { id: string; version: number }[] = await (await this.request.get('/api/office/therapists')).json();
    const { version } = all.find(({ id }) => id === therapistId)!;
    const data = { keep: true, version };
    const answer = await this.request.post(`/api/therapists/${therapistId}/deactivation`, {
      data,
      headers: this.headers,
    });
    expect(answer.ok()).toBe(true);
  }

  /** Adds a time slot that is offered at once. Returns a function that removes it. */
  async addTimeSlot(start_time: string, end_time: string): Promise<() => Promise<void>> {
    const { headers } = this;
    const answer = await this.request.post('/api/time-slots', { data: { start_time, end_time }, headers });
    expect(answer.status()).toBe(201);
    const { id, version } = await answer.json();
    return async () => {
      expect((await this.request.delete(`/api/time-slots/${id}?version=${version}`, { headers })).ok()).toBe(true);
    };
  }

  /** Adds a service that is offered at once. Returns a function that removes it. */
  async addService(
    name: string,
    more: { group?: string; duration?: number; price?: number } = {},
  ): Promise<() => Promise<void>> {
    const { headers } = this;
    const data = { name, description: name, duration: 60, price: 80, ...more };
    const answer = await this.request.post('/api/services', { data, headers });
    expect(answer.status()).toBe(201);
    const { id, version } = await answer.json();
    return async () => {
      expect((await this.request.delete(`/api/services/${id}?version=${version}`, { headers })).ok()).toBe(true);
    };
  }

  /** Changes the price or the minutes of a service. Returns a function that sets the former ones again. */
  async changeService(named: string, change: { price?: number; duration?: number }): Promise<() => Promise<void>> {
    const services: ServiceFields[] = await (await this.request.get('/api/office/services')).json();
    const service = services.find(({ name }) => name.startsWith(named))!;
    const { id, name, description, price, duration, version } = service;
    const data = { name, description, price, duration, version, ...change };
    expect((await this.request.put(`/api/services/${id}`, { data, headers: this.headers })).ok()).toBe(true);
    return async () => void (await this.changeService(named, { price, duration }));
  }

  /** Changes the hours of notice of the cancellation policy. Returns a function that sets the former ones again. */
  async changeNotice(hours: number): Promise<() => Promise<void>> {
    const { version, value } = (await (await this.request.get('/api/settings')).json()).cancellation_policy;
    const data = { version, value: { ...value, hoursBeforeBooking: hours } };
    const { headers } = this;
    expect((await this.request.put('/api/settings/cancellation_policy', { data, headers })).ok()).toBe(true);
    return async () => void (await this.changeNotice(value.hoursBeforeBooking));
  }

  async cancel(bookingId: string): Promise<void> {
    const { version } = await (await this.request.get(`/api/bookings/${bookingId}`)).json();
    const data = { reason: 'The client called', version };
    const answer = await this.request.post(`/api/bookings/${bookingId}/cancellation`, { data, headers: this.headers });
    expect(answer.ok()).toBe(true);
  }
}
