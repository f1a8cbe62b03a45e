import { queryShopDatabase } from '../../e2e/support/shop-database.js';
import type { MeasuredShop } from '../measured-shop.js';

/** As many active therapists as a job asks for, beside those of the demo. */
export async function createDemoTherapists(shop: MeasuredShop, count: number): Promise<void> {
  await queryShopDatabase(
    shop,
    `insert into therapists (id, name, is_active, available_slots, rating, specialties, slug)
      select gen_random_uuid(), 'Therapist ' || n, true, 8, 5, '{}', 'therapist-' || n
      from generate_series(1, $1 - (select count(*)::int from therapists where is_active and not is_unassigned)) n`,
    [count],
  );
}
