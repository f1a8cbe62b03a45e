import type pg from 'pg';

/** Something that is asked for again and again. */
export interface Probe {
  what: string;
  first: string;
  /** The same list's last page; absent where there is but one. */
  last?: string | undefined;
}

const bookingPage = 50;
const customerPage = 50;
const logPage = 100;

/** Every list of the office and the reads of the same pages, with the addresses of first and last pages. */
export async function listProbes(db: pg.Client): Promise<Probe[]> {
  const one = async (text: string, values: unknown[] = []) =>
    (await db.query<Record<string, string>>(text, values)).rows[0];
  const today = (await one('select current_date::text as day'))!.day!;
  const therapist = (await one(
    `select therapist_id as id from bookings group by 1 order by count(*) desc offset 5 limit 1`,
  ))!.id!;

  const bookings = async (what: string, query: string, where: string): Promise<Probe> => {
    const end =
      await one(`select booking_date::text as day, to_char(booking_time, 'HH24:MI') as time, id from bookings where ${where}
      order by booking_date desc, booking_time desc, bookings.id desc offset ${bookingPage} limit 1`);
    const path = `/bookings?limit=${bookingPage}&order=earliest&${query}`;
    const cursor = end && Buffer.from(`${end.day} ${end.time} ${end.id}`).toString('base64url');
    return { what: `bookings: ${what}`, first: path, last: cursor && `${path}&cursor=${cursor}` };
  };
  const log = async (what: string, query: string, where: string): Promise<Probe> => {
    const end = await one(`select seq from admin_action_logs where ${where} order by seq offset ${logPage} limit 1`);
    const path = `/admin-action-logs?${query}`;
    return { what: `action log: ${what}`, first: path, last: end && `${path}&before=${end.seq}` };
  };
  const customers = async (): Promise<Probe> => {
    const end = await one(`select last_booking_date::text as day, customer_id(customer_key) as id from customers
      order by last_booking_date, customer_id(customer_key) offset ${customerPage} limit 1`);
    const path = `/customers?limit=${customerPage}`;
    return { what: 'customers', first: path, last: `${path}&cursor=${end!.day}_${end!.id}` };
  };
  const named = (part: string) => `client_name ilike '%${part}%'`;
  const regular = (await one(
    `select customer_id(customer_key) as id from customers order by total_bookings desc limit 1`,
  ))!.id!;
  const booking = (await one(`select stream as id from event_log where type = 'BookingRescheduled' limit 1`))!.id!;
  const soon = (await one('select (current_date + 3)::text as day'))!.day!;

  return [
    await bookings('active', 'status=active', `status <> 'cancelled'`),
    await bookings('all', 'status=all', 'true'),
    await bookings('pending', 'status=pending', `status = 'pending'`),
    await bookings('confirmed', 'status=confirmed', `status = 'confirmed'`),
    await bookings('completed', 'status=completed', `status = 'completed'`),
    await bookings('cancelled', 'status=cancelled', `status = 'cancelled'`),
    await bookings('of a day', `status=all&date=${today}`, `booking_date = '${today}'`),
    await bookings(
      'of a year',
      `status=active&from=2000-01-01&to=${today}`,
      `status <> 'cancelled' and booking_date <= '${today}'`,
    ),
    await bookings(
      'of a therapist (appointments)',
      `status=active&therapist_id=${therapist}`,
      `status <> 'cancelled' and therapist_id = '${therapist}'`,
    ),
    await bookings('name, common ("geo")', 'status=all&name=geo', named('geo')),
    await bookings('name, common, cancelled', 'status=cancelled&name=geo', `${named('geo')} and status = 'cancelled'`),
    await bookings('name, rare ("georgia ashwick")', 'status=all&name=georgia%20ashwick', named('georgia ashwick')),
    await bookings('name, nobody ("xyz")', 'status=all&name=xyz', named('xyz')),
    { what: 'requests: waiting', first: '/bookings/requests?kind=waiting&limit=50' },
    { what: 'requests: unanswered', first: '/bookings/requests?kind=unanswered&limit=50' },
    { what: 'requests: how many', first: '/bookings/pending-count' },
    { what: 'a booking', first: `/bookings/${booking}` },
    { what: "a booking's history", first: `/bookings/${booking}/timeline` },
    { what: 'day view: bookings', first: `/bookings/days?from=${today}&to=${today}` },
    { what: 'day view: frame', first: `/office/days?from=${today}&to=${today}` },
    { what: 'free slots of a therapist and day', first: `/availability/slots?therapist_id=${therapist}&date=${soon}` },
    { what: 'days of a month, anybody', first: `/availability/days?month=${soon.slice(0, 7)}` },
    {
      what: 'days of a month, a therapist',
      first: `/availability/days?month=${soon.slice(0, 7)}&therapist_id=${therapist}`,
    },
    { what: 'who is free at a time', first: `/office/free-therapists?date=${soon}&time=12:00` },
    { what: 'landing: therapists', first: '/therapists' },
    { what: 'roster of a week', first: `/roster-entries?from=${today}&to=${soon}` },
    await customers(),
    { what: 'customers: search, common ("geo")', first: '/customers?limit=50&search=geo' },
    { what: 'customers: search, rare ("georgia ashwick")', first: '/customers?limit=50&search=georgia%20ashwick' },
    { what: 'customers: search by phone', first: '/customers?limit=50&search=5550%200042' },
    { what: 'a customer', first: `/customers/${regular}` },
    { what: "a customer's bookings", first: `/customers/${regular}/bookings?limit=50` },
    { what: 'cards of the week', first: '/reports/week' },
    await log('admins', 'kind=all', `actor_kind = 'user'`),
    await log('everyone', 'kind=all&who=everyone', 'true'),
    await log('visitors', 'kind=all&who=visitors', `actor_kind = 'visitor'`),
    await log('kind delete', 'kind=delete', `actor_kind = 'user' and kind = 'delete'`),
    await log(
      'search, common ("booking_cancel")',
      'kind=all&search=booking_cancel',
      `actor_kind = 'user' and action_type = 'booking_cancel'`,
    ),
    { what: 'action log: search, rare ("settings")', first: '/admin-action-logs?kind=all&search=settings' },
    { what: 'action log: search by name ("geo")', first: '/admin-action-logs?kind=all&who=everyone&search=geo' },
    {
      what: 'action log: search by name, rare',
      first: '/admin-action-logs?kind=all&who=everyone&search=georgia%20ashwick',
    },
    { what: 'action log: state of the chain', first: '/admin-action-logs/chain' },
  ];
}
