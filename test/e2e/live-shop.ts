import type { APIRequestContext } from '@playwright/test';
import { demoSignIns } from '../../src/demo/sign-ins.js';
import type { FreeStart } from './booking-dialog.js';
import { expect, type Shop } from './shop.js';

/** What the shop's own people do over HTTP while a visitor has the dialog open. */
export class LiveShop {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: { origin: string },
  ) {}

  /** Signs the test's own request context in as the demo shop's admin. */
  static async of(request: APIRequestContext, shop: Shop): Promise<LiveShop> {
    const headers = { origin: shop.url };
    const { email, password } = demoSignIns.find(({ role }) => role === 'admin_staff')!;
    const answer = await request.post('/api/auth/sign-in', { data: { email, password }, headers });
    expect(answer.ok()).toBe(true);
    return new LiveShop(request, headers);
  }

  /** Blocks the half hour from a start. */
  async block({ therapistId, date, time }: FreeStart): Promise<string> {
    const end = `${time.slice(0, 3)}${time.endsWith('30') ? '59' : '30'}`;
    const data = { blocked_date: date, start_time: time, end_time: end };
    const answer = await this.request.post(`/api/therapists/${therapistId}/blocks`, { data, headers: this.headers });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  }

  async unblock(id: string): Promise<void> {
    const answer = await this.request.delete(`/api/blocks/${id}`, { headers: this.headers });
    expect(answer.ok()).toBe(true);
  }

  async cancel(bookingId: string): Promise<void> {
    const data = { reason: 'The client called' };
    const answer = await this.request.post(`/api/bookings/${bookingId}/cancellation`, { data, headers: this.headers });
    expect(answer.ok()).toBe(true);
  }
}
