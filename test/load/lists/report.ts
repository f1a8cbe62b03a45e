import type { OpenLargeShop } from '../support/large-shop.js';
import { median, formatNumber } from '../support/statistics.js';
import type { ResultLine } from '../support/results-table.js';

const goal = 20;
const rounds = 15;
/** Rounds that do not count: plans, caches, and a process that has just started. */
const warmUps = 6;

/** A year's report as the dashboard asks for it, against computing the same from the bookings. */
export async function measureReport({ admin, db }: Pick<OpenLargeShop, 'admin' | 'db'>): Promise<ResultLine[]> {
  const { rows } = await db.query<{ from: string; to: string }>(
    `select (current_date - 365)::text as from, (current_date - 1)::text as to`,
  );
  const { from, to } = rows[0]!;
  const query = `start_date=${from}&end_date=${to}`;
  const reported: number[] = [];
  const oneTherapist: number[] = [];
  const summed: number[] = [];
  const { rows: someone } = await db.query<{ id: string }>('select therapist_id as id from revenue_totals limit 1');
  for (let round = 0; round < warmUps + rounds; round++) {
    const began = performance.now();
    await db.query({ name: 'sum', text: fromBookings, values: [from, to] });
    const sum = performance.now() - began;
    const report = (await admin.get(`/reports/revenue?${query}`)).ms;
    const ofOne = (await admin.get(`/reports/revenue?${query}&therapist_id=${someone[0]!.id}`)).ms;
    if (round < warmUps) continue;
    reported.push(report);
    oneTherapist.push(ofOne);
    summed.push(sum);
  }
  const ratio = median(summed) / median(reported);
  const reference = `summing the bookings ${formatNumber(median(summed))} ms`;
  return [
    {
      what: "a year's revenue report",
      figure: `${formatNumber(median(reported))} ms`,
      reference,
      ratio: formatNumber(ratio),
      goal: `≥ ${goal}`,
      isMet: ratio >= goal,
    },
    {
      what: "a year's report of one therapist",
      figure: `${formatNumber(median(oneTherapist))} ms`,
      goal: '≤ 50 ms',
      isMet: median(oneTherapist) <= 50,
    },
  ];
}

const fromBookings = /* sql */ `
  select service_id, therapist_id, booking_date, count(*), sum(total_price)
  from bookings where booking_date between $1::date and $2::date and status <> 'cancelled'
  group by grouping sets ((service_id), (therapist_id), (booking_date), ())`;
