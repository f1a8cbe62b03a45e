import type { APIRequestContext } from '@playwright/test';
import { queryShopDatabase } from './shop-database.js';
import { expect, type Shop } from './shop-fixture.js';

/** A coming day of a therapist without bookings, so that all of it can be blocked. */
export async function findEmptyDay(shop: Shop, service: string) {
  const [day] = await queryShopDatabase<{ id: string; name: string; date: string }>(
    shop,
    `select t.id, t.name, r.roster_date::text as date from therapist_roster r join therapists t on t.id = r.therapist_id
     where t.is_active and not t.is_unassigned and r.roster_date between current_date + 2 and current_date + 50
       and (not exists (select from therapist_treatments x where x.therapist_id = t.id)
         or exists (select from therapist_treatments x where x.therapist_id = t.id and x.service_id = $1))
       and not exists (select from reservations v where v.therapist_id = t.id and v.starts_at::date = r.roster_date)
       and not exists (select from blocked_time_slots b where b.therapist_id = t.id and b.blocked_date = r.roster_date)
     order by r.roster_date, t.name limit 1`,
    [service],
  );
  return day!;
}

/**
 * Blocks a therapist's whole day as the account that `request` is signed in as. Returns a function that removes the
 * block.
 */
export async function blockDay(request: APIRequestContext, shop: Shop, id: string, date: string) {
  const headers = { origin: shop.url };
  const data = { blocked_date: date, start_time: '00:00', end_time: '23:59' };
  const answer = await request.post(`/api/therapists/${id}/blocks`, { data, headers });
  expect(answer.status()).toBe(201);
  const { id: block } = await answer.json();
  return async () => {
    expect((await request.delete(`/api/blocks/${block}?version=1`, { headers })).ok()).toBe(true);
  };
}
