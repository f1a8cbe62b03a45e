import { CommandBus } from '@nestjs/cqrs';
import { parse } from 'csv-parse/sync';
import { CompleteBooking } from '../../../src/booking/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { system } from '../../../src/kernel/actor.js';
import { formatSpokenDay } from '../../../src/kernel/format-date.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { formatAmount } from '../../../src/reporting/files/figure-formats.js';
import type { WeeklyCardsDto } from '../../../src/reporting/weekly-metrics/weekly-cards.dto.js';
import type { RevenueReportDto } from '../../../src/reporting/revenue/revenue-report.dto.js';
import { RecurringCustomersQuery } from '../../../src/reporting/customers/recurring-customers.query.js';
import type {
  PerformanceBookingsDto,
  PerformanceFiguresDto,
  PerformanceReportDto,
} from '../../../src/reporting/performance/performance.dto.js';
import { eventually } from '../../support/eventually.js';
import { readPdfLines } from '../../support/pdf-lines.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Customer {
  id: string;
  name: string;
  email: string | null;
  total_bookings: number;
  total_spent: number;
  latest_status: string;
  first_booking_date: string;
  last_booking_date: string;
}

/** The clock is set to Monday 2026-03-02, 10:00. */
describe('what the office is told about revenue and customers', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;

  const book = (booking_date: string, booking_time: string, more: object = {}) =>
    office.book({ booking_date, booking_time, ...more });
  const follow = async () => {
    while (await office.worker.get(Relay).step());
    while (await office.worker.get(Projector).step());
  };
  const get = async <Body>(path: string) => (await office.ada.get<Body>(path)).body;
  const revenue = (more = '') => get<Report>(`/reports/revenue?start_date=2026-03-02&end_date=2026-03-08${more}`);
  const find = async (search: string) =>
    (await get<{ items: Customer[] }>(`/customers?search=${encodeURIComponent(search)}`)).items;

  beforeAll(async () => {
    office = await startOffice();
    const { mei, tom, cupping, anybody, shop } = office;
    for (const date of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-10']) {
      for (const therapist of [mei, tom]) await shop.shift(therapist, date, '09:00-17:00');
    }
    const georgia = { client_email: 'Georgia@client.test' };
    await book('2026-03-03', '09:00', georgia);
    await book('2026-03-04', '10:00', {
      ...georgia,
      therapist_id: tom,
      service_id: cupping,
      client_email: 'georgia@CLIENT.test',
    });
    const gone = await book('2026-03-04', '11:00', { last_name: 'Lowe', client_phone: '+61 491 570 157' });
    await office.ada.post(`/bookings/${gone}/cancellation`, { reason: 'Ill', version: 2 });
    await book('2026-03-04', '12:00', { therapist_id: anybody, last_name: 'Rao', client_phone: '0491570157' });
    await book('2026-03-10', '09:00', { client_phone: '0491 570 158', last_name: '=Next' });
    const walkIn = { service_id: office.swedish, therapist_id: mei, booking_date: '2026-03-02', booking_time: '10:00' };
    const form = { ...walkIn, client_name: 'Ann', client_phone: '9999 8888', status: 'confirmed' };
    const { id } = (await office.ada.post<OfficeBooking>('/office-bookings', form)).body;
    await office.server.get(CommandBus).execute(new CompleteBooking(id, system));
    await follow();
  });

  it('this week and the next: confirmed plus completed minus cancelled, with the three parts', async () => {
    expect(await get('/reports/week')).toEqual({
      week_start: '2026-03-02',
      week_end: '2026-03-08',
      week_bookings: 4,
      next_week_bookings: 1,
      weekly_revenue: 209.55,
      confirmed: 209.55,
      completed: 89.5,
      cancelled: 89.5,
      recurring_customers: 0,
      currency: 'USD',
      other_currencies: [],
      as_of: { seq: expect.any(Number), at: expect.any(String), at_local: expect.any(String), is_current: true },
    });
  });

  it('a figure of the week or the report opens the bookings that it counts', async () => {
    const list = async (figure: string, days = 'start_date=2026-03-02&end_date=2026-03-08') =>
      (await get<PerformanceBookingsDto>(`/reports/performance/bookings?figure=${figure}&${days}`)).items;
    const addUp = (items: { total_price: number }[]) =>
      items.reduce((sum, { total_price }) => sum + Math.round(100 * total_price), 0) / 100;
    const week = await get<WeeklyCardsDto>('/reports/week');
    expect(await list('reported')).toHaveLength(week.week_bookings);
    expect(await list('reported', 'start_date=2026-03-09&end_date=2026-03-15')).toHaveLength(week.next_week_bookings);
    for (const status of ['confirmed', 'completed', 'cancelled'] as const)
      expect(addUp(await list(status))).toBe(week[status]);
    const weekly = await list('weekly_revenue');
    const cancelled = weekly.filter(({ status }) => status === 'cancelled');
    expect(addUp(weekly) - 2 * addUp(cancelled)).toBeCloseTo(week.weekly_revenue, 2);
    for (const [status, figure] of Object.entries({ all: 'reported', pending: 'pending', confirmed: 'bookings' })) {
      const { summary } = await revenue(`&status=${status}`);
      const items = await list(figure);
      expect([items.length, addUp(items)]).toEqual([summary.booking_count, summary.total_revenue]);
    }
    const recurring = await list('recurring');
    expect(recurring.map((each) => each.client_email?.toLowerCase())).toEqual(Array(2).fill('georgia@client.test'));
  });

  it('a range of days by status, service, therapist and day', async () => {
    const all = await revenue();
    expect(all.summary).toEqual({ total_revenue: 388.55, booking_count: 4, average_booking_value: 97.14 });
    expect(
      all.services.map(({ service_name, booking_count, total_revenue }) => [
        service_name,
        booking_count,
        total_revenue,
      ]),
    ).toEqual([
      ['Swedish', 3, 268.5],
      ['Cupping', 1, 120.05],
    ]);
    expect(all.therapists.map(({ therapist_name, total_revenue }) => [therapist_name, total_revenue])).toEqual([
      ['Mei', 179],
      ['Tom', 120.05],
      ['Any Available', 89.5],
    ]);
    expect(all.days.map(({ day, booking_count }) => [day, booking_count])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-03', 1],
      ['2026-03-04', 2],
    ]);
    expect(all.days[0]).toMatchObject({ pending: 0, confirmed: 0, completed: 89.5 });
    expect(all.days[2]).toMatchObject({ pending: 89.5, confirmed: 120.05, completed: 0 });
    expect((await revenue('&status=pending')).summary.booking_count).toBe(1);
    expect((await revenue('&status=confirmed')).summary.booking_count).toBe(3);
    expect((await revenue('&status=tampered')).summary.booking_count).toBe(3);
    expect((await revenue(`&therapist_id=${office.tom}`)).summary).toMatchObject({
      booking_count: 1,
      total_revenue: 120.05,
    });
    const empty = await get<Report>('/reports/revenue?start_date=2025-01-01&end_date=2025-01-31');
    expect(empty).toMatchObject({
      summary: { total_revenue: 0, booking_count: 0, average_booking_value: 0 },
      services: [],
      days: [],
    });
  });

  it('what was booked with a service or therapist that nobody knows any more counts as Unknown', async () => {
    await sql(
      office.shop.em,
      `insert into revenue_totals (day, service_id, therapist_id, status, currency, bookings, cents)
       values ('2025-06-01', gen_random_uuid(), gen_random_uuid(), 'confirmed', 'USD', 1, 5000)`,
    );
    const { services, therapists } = await get<Report>('/reports/revenue?start_date=2025-06-01&end_date=2025-06-01');
    expect(services).toMatchObject([{ service_name: 'Unknown', booking_count: 1, total_revenue: 50 }]);
    expect(therapists).toMatchObject([{ therapist_name: 'Unknown', total_revenue: 50 }]);
  });

  it('a no-show earns nothing, and is in no figure of week and report', async () => {
    await sql(
      office.shop.em,
      `insert into revenue_totals (day, service_id, therapist_id, status, currency, bookings, cents)
       values ('2025-06-02', $1, $2, 'completed', 'USD', 1, 5000), ('2025-06-02', $1, $2, 'no_show', 'USD', 1, 3000),
         ('2026-03-08', $1, $2, 'no_show', 'USD', 1, 3000), ('2026-03-15', $1, $2, 'no_show', 'USD', 1, 3000)`,
      [office.swedish, office.mei],
    );
    expect(await get('/reports/week')).toMatchObject({ week_bookings: 4, next_week_bookings: 1 });
    const range = '/reports/revenue?start_date=2025-06-02&end_date=2025-06-02';
    const one = { total_revenue: 50, booking_count: 1 };
    for (const report of await Promise.all([get<Report>(range), get<Report>(`${range}&therapist_id=${office.mei}`)])) {
      expect(report).toMatchObject({ services: [one], therapists: [one], days: [{ ...one, completed: 50 }] });
      expect(report.summary).toEqual({ ...one, average_booking_value: 50 });
    }
  });

  it.each([
    ['end_date=2026-03-08', 'start_date', 'Please select both start and end dates'],
    ['start_date=2026-03-08&end_date=', 'end_date', 'Please select both start and end dates'],
    ['start_date=2026-03-08&end_date=2026-03-02', 'end_date', 'The end date must not be before the start date'],
    ['start_date=2026-02-30&end_date=2026-03-02', 'start_date', 'start_date must be a day such as 2026-11-26'],
  ])('refuses the range %s', async (query, field, message) => {
    expect(await office.ada.get(`/reports/revenue?${query}`)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    });
  });

  it('the bookings of a report as a file, latest first, and in the log', async () => {
    const range = { start_date: '2026-03-02', end_date: '2026-03-08', status: 'confirmed' };
    const { headers, body } = await office.ada.post<string>('/reports/revenue/exports', range);
    expect(headers.get('content-disposition')).toContain('filename="revenue-report-2026-03-02-to-2026-03-08.csv"');
    const [head, ...rows] = body.trim().split('\r\n');
    expect(head).toBe('Date,Time,Client Name,Email,Phone,Service,Therapist,Status,Price');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
    const entry = await eventually(
      async () =>
        (await office.listLogEntries()).find(({ action_type }) => action_type === 'export_revenue_report_csv'),
      'the entry of the export',
    );
    const { status, ...dates } = range;
    expect(entry).toMatchObject({ kind: 'export', details: { ...dates, status_filter: status, record_count: 3 } });
  });

  describe('figures as a file', () => {
    const week = { start_date: '2026-03-02', end_date: '2026-03-08' };
    const download = async (name: string, more: object = {}) => {
      const answer = await office.ada.post<string>(`/reports/${name}/files`, { ...week, format: 'csv', ...more });
      const lines: string[][] = parse(answer.body, { bom: true, relax_column_count: true, record_delimiter: '\r\n' });
      const start = lines.findIndex(([first]) => first === 'Part');
      const rows = lines
        .slice(start + 1)
        .map((row) => Object.fromEntries(row.map((cell, at) => [lines[start]![at], cell])));
      return { ...answer, heading: Object.fromEntries(lines.slice(0, start)) as Record<string, string>, rows };
    };

    it.each(['performance', 'revenue'])('%s refuses a moment that is null', async (name) => {
      expect(await office.ada.post(`/reports/${name}/files`, { ...week, format: 'csv', as_of: null })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'as_of' }] },
      });
    });

    it.each(['', '2026-03-02T09:59'])('holds what the screen shows, as of %j', async (as_of) => {
      const asOf = as_of && `&as_of=${as_of}`;
      // The downloads before this one are events, too, and are counted while both reports are read.
      await follow();
      const shown = await get<PerformanceReportDto>(
        `/reports/performance?start_date=2026-03-02&end_date=2026-03-08${asOf}`,
      );
      const { rows, heading, headers } = await download('performance', as_of ? { as_of } : {});
      const named = `performance-2026-03-02-to-2026-03-08-as-of-${as_of ? '2026-03-02-0959' : '2026-03-02-1000'}.csv`;
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${named}"`);
      expect(headers.get('x-record-count')).toBe(String(rows.length));
      expect(heading).toMatchObject({
        ...{ 'First Day': '2026-03-02', 'Last Day': '2026-03-08', 'As Of': as_of || '2026-03-02T10:00:00' },
        ...{ 'Counted To Entry': String(shown.as_of.seq), Currency: 'USD' },
        'Head Of The Log': expect.stringMatching(/^\d+:[0-9a-f]{64}$/),
      });
      const counted = (row: PerformanceFiguresDto) =>
        [row.revenue.toFixed(2), row.bookings, row.booked_minutes].map(String);
      const written = (part: string) =>
        rows.filter(({ Part }) => Part === part).map((row) => [row['Revenue'], row['Bookings'], row['Booked Minutes']]);
      expect(written('Total')).toEqual([counted(shown.total)]);
      expect(written('Period Before')).toEqual([counted(shown.previous.figures)]);
      expect(written('Therapist')).toEqual(shown.therapists.map(counted));
      expect(written('Treatment')).toEqual(shown.services.map(counted));
      expect(written('Weekday')).toEqual(shown.weekdays.map(counted));

      const sums = await get<RevenueReportDto>(`/reports/revenue?start_date=2026-03-02&end_date=2026-03-08${asOf}`);
      const revenueRows = (await download('revenue', as_of ? { as_of } : {})).rows;
      const money = (part: string) => revenueRows.filter(({ Part }) => Part === part).map(({ Revenue }) => Revenue);
      expect(money('Total')).toEqual([sums.summary.total_revenue.toFixed(2)]);
      expect(money('Treatment')).toEqual(sums.services.map(({ total_revenue }) => total_revenue.toFixed(2)));
      expect(money('Day')).toEqual(sums.days.map(({ total_revenue }) => total_revenue.toFixed(2)));
    });

    it('is on paper what it is on the screen, with the head of the log on each page', async () => {
      const at = 'start_date=2026-03-02&end_date=2026-03-08';
      await follow();
      const paper = async (name: string) => {
        const answer = await office.ada.post<Buffer>(`/reports/${name}/files`, { ...week, format: 'pdf' });
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        expect(answer.headers.get('content-disposition')).toBe(
          `attachment; filename="${name}-2026-03-02-to-2026-03-08-as-of-2026-03-02-1000.pdf"`,
        );
        return readPdfLines(answer.body);
      };
      const { total, previous, last_year, therapists, services, as_of } = await get<PerformanceReportDto>(
        `/reports/performance?${at}`,
      );
      const lines = await paper('performance');
      const counts = ({ bookings, completed, no_shows }: PerformanceFiguresDto) => `${bookings}${completed}${no_shows}`;
      const money = ({ revenue }: PerformanceFiguresDto) => formatAmount(revenue);
      expect(lines).toContain(`Revenue${[total, previous.figures, last_year.figures].map(money).join('')}`);
      for (const row of [...therapists, ...services, { ...total, name: 'Total' }])
        expect(
          lines.filter((line) => line.startsWith(row.name! + counts(row)) && line.endsWith(money(row))),
        ).not.toEqual([]);
      expect(lines).toContain(`As of Monday, March 2, 2026, 10:00 AM, counted up to entry ${as_of.seq} of the log.`);
      expect(lines.at(-1)).toMatch(/^Generated Monday, March 2, 2026, 10:00 AMPage (\d) of \1$/);
      expect(lines.at(-2)).toMatch(/^Head of the action log \d+:[0-9a-f]{64}$/);

      const sums = await get<RevenueReportDto>(`/reports/revenue?${at}`);
      const ofRevenue = await paper('revenue');
      const named = [
        ...sums.therapists.map((each) => ({ ...each, name: each.therapist_name })),
        ...sums.services.map((each) => ({ ...each, name: each.service_name })),
        ...sums.days.map((each) => ({ ...each, name: formatSpokenDay(each.day) })),
        { ...sums.summary, name: 'Total' },
      ];
      for (const { name, booking_count, total_revenue } of named)
        expect(ofRevenue).toContain(`${name}${booking_count}${formatAmount(total_revenue)}`);
      expect(ofRevenue).toContain(`Total revenue${formatAmount(sums.summary.total_revenue)}$0.00$0.00`);
    });

    it('lists the bookings behind a figure by pages', async () => {
      const at = 'start_date=2026-03-02&end_date=2026-03-08';
      const { total } = await get<PerformanceReportDto>(`/reports/performance?${at}`);
      const page = (nth: number) =>
        office.ada.get<PerformanceBookingsDto>(`/reports/performance/bookings?${at}&figure=bookings&page=${nth}`);
      const { items, ...counts } = (await page(1)).body;
      expect([items.length, counts]).toEqual([total.bookings, { total: total.bookings, pages: 1 }]);
      expect((await page(2)).body.items).toEqual([]);
      expect(await page(0)).toMatchObject({ status: 422, body: { errors: [{ field: 'page' }] } });
    });

    it('names the therapist whom it is of, without a booking too', async () => {
      const of = { therapist_id: office.tom, start_date: '2026-05-01', end_date: '2026-05-01' };
      expect((await download('revenue', of)).heading).toMatchObject({ Therapist: 'Tom' });
    });

    it('a name is no formula', async () => {
      const id = await office.shop.therapist('=1+1');
      await office.shop.shift(id, '2026-03-05', '09:00-17:00');
      expect((await download('performance')).rows.map(({ Name }) => Name)).toContain("'=1+1");
    });

    it('loses no name on paper, whatever it is written in', async () => {
      const names = ['محمد علي', 'דוד לוי', 'น้ำทิพย์', '李小龍', 'Mia 🧘', '김민준', 'Mia (דוד)'];
      for (const name of names) await office.shop.shift(await office.shop.therapist(name), '2026-03-06', '09:00-17:00');
      const answer = await office.ada.post<Buffer>('/reports/performance/files', { ...week, format: 'pdf' });
      const text = readPdfLines(answer.body).join('\n');
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
      expect(text).not.toContain('?');
    });

    it('is in the log, and refuses what is no report', async () => {
      await download('revenue', { status: 'confirmed', as_of: '2026-03-02T09:59' });
      const entry = await eventually(
        async () =>
          (await office.listLogEntries()).find(
            ({ action_type, details }) => action_type === 'export_report' && details['status_filter'] === 'confirmed',
          ),
        'the entry of the export',
      );
      expect(entry).toMatchObject({
        details: { ...week, report: 'revenue', format: 'csv', as_of: '2026-03-02T09:59', seq: expect.any(Number) },
      });
      for (const [more, field] of [
        [{ format: 'xls' }, 'format'],
        [{ format: undefined }, 'format'],
        [{ as_of: 'noon' }, 'as_of'],
        [{ end_date: '2026-03-01' }, 'end_date'],
      ] as const)
        for (const name of ['performance', 'revenue'])
          expect(await office.ada.post(`/reports/${name}/files`, { ...week, format: 'csv', ...more })).toMatchObject({
            status: 422,
            body: { errors: [{ field }] },
          });
    });
  });

  it('customers by address or phone, found by any part of either, or of the name', async () => {
    const [georgia] = await find('GEORGIA@client');
    expect(georgia).toMatchObject({
      email: 'georgia@CLIENT.test',
      total_bookings: 2,
      total_spent: 209.55,
      first_booking_date: '2026-03-03',
      last_booking_date: '2026-03-04',
      latest_status: 'confirmed',
    });
    const [byPhone] = await find('0491 570157');
    expect(byPhone).toMatchObject({ name: 'Georgia Rao', total_bookings: 2, total_spent: 0, latest_status: 'pending' });
    expect((await find('=next')).map(({ name }) => name)).toEqual(['Georgia =Next']);
    expect(await find('nobody')).toEqual([]);
  });

  it('one customer with the bookings, latest first, and pages through all of them', async () => {
    const [georgia] = await find('georgia@client');
    expect((await get<{ customer: Customer }>(`/customers/${georgia!.id}`)).customer).toEqual(georgia);
    const bookings = await get<{ items: OfficeBooking[] }>(`/customers/${georgia!.id}/bookings`);
    expect(bookings.items.map(({ booking_date }) => booking_date)).toEqual(['2026-03-04', '2026-03-03']);
    expect(await office.ada.get(`/customers/${office.mei}`)).toMatchObject({ status: 404 });
    const walked: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: Customer[]; next_cursor: string | null } = await get(
        `/customers?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      walked.push(...page.items.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(walked).toHaveLength(4);
    expect(new Set(walked).size).toBe(4);
    expect(walked[0]).toBe('Georgia =Next');
    expect(await office.ada.get('/customers?cursor=x')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'cursor' }] },
    });
  });

  it('counts who came twice in 90 days, from the day of the second booking on', async () => {
    const recurringOn = (date: string) => {
      office.clock.set(`${date}T02:00:00.000Z`);
      return office.server.get(RecurringCustomersQuery).count();
    };
    const now = office.clock.now().toISOString();
    expect(await recurringOn('2026-03-04')).toBe(1);
    expect(await recurringOn('2026-06-01')).toBe(1);
    expect(await recurringOn('2026-06-02')).toBe(0);
    office.clock.set(now);
  });
});

interface Report {
  summary: { total_revenue: number; booking_count: number; average_booking_value: number };
  services: { service_name: string; booking_count: number; total_revenue: number }[];
  therapists: { therapist_name: string; total_revenue: number }[];
  days: { day: string; booking_count: number; pending: number; confirmed: number; completed: number }[];
}
