import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { ErasePersonalData } from '../../../src/booking/index.js';
import { system } from '../../../src/kernel/actor.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { toAmount } from '../../../src/kernel/money.js';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { eventually } from '../../support/eventually.js';
import { toInstant } from '../../support/clock/to-instant.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';
import { type Answer, toAnswer } from '../answer.js';

const TIME_ZONE = 'Australia/Sydney';
const ADMIN = { email: 'ada@spa.test', password: 'twelve characters' };
const COUPLE_PRICE = 8_950;
/** The days on which a story can happen; its bookings are of the one after them. */
const DAYS = 3;

export type MoneyShop = Awaited<ReturnType<typeof startMoneyShop>>;

/** The product behind its HTTP API. Each story has bookings and days of its own, so that stories do not meet. */
export async function startMoneyShop(firstDay: string) {
  const office = await startPaymentsOffice({ SIGN_IN_RATE_PER_MINUTE: '1000000' });
  const { ada, clock, server, worker, shop } = office;
  let nextDay = firstDay;
  const inDatabase = <Row>(statement: string, parameters: unknown[] = []) => sql<Row>(shop.em, statement, parameters);

  return {
    /** @param prices of two bookings, with a visit of two guests between */
    async open(prices: readonly [number, number]): Promise<MoneyStory> {
      const day = nextDay;
      nextDay = addDays(day, DAYS);
      clock.set(toInstant(`${day}T10:00`, TIME_ZONE));
      await ada.post('/auth/sign-in', ADMIN);
      const booking_date = addDays(day, DAYS);
      for (const therapist of [office.mei, office.tom]) await shop.shift(therapist, booking_date, '09:00-17:00');
      const add = (time: string, cents: number) =>
        office.addBooking(time, {
          ...{ booking_date, price_kind: 'own', price_value: toAmount(cents), price_reason: 'Agreed' },
        });
      const { body: couple } = await ada.post<{ bookings: OfficeBooking[] }>('/office-visits', {
        parts: [office.mei, office.tom].map((therapist_id, nth) => ({
          ...{ service_id: office.swedish, therapist_id, guest: nth + 1 },
        })),
        ...{ booking_date, booking_time: '11:00', status: 'confirmed' },
        ...{ client_name: 'Georgia Marsh', client_phone: '9999 8888' },
      });
      const ids = [
        await add('09:00', prices[0]),
        ...couple.bookings.map(({ id }) => id),
        await add('13:00', prices[1]),
      ];
      const story = new MoneyStory(office, ids, day);
      story.papersBefore = await story.readPapers();
      return story;
    },
    /** Everything that is found wrong in the books of all stories. */
    async findFaults(): Promise<string[]> {
      await waitForDeliveries(shop.em);
      const verify = async () => (await server.get(IntegrityChecks).run()).flatMap((report) => report.violations);
      // The reports follow the log a moment later.
      await eventually(async () => (await verify()).length === 0 || undefined, 'sound books').catch(() => undefined);
      const violations = await verify();
      const money = ['sales', 'drawer_days', 'ledger', 'journal_exports'];
      const projections = worker
        .get(ProjectionRegistry)
        .all()
        .filter(({ name }) => money.includes(name));
      const corrected = await worker.get(ProjectionRebuilder).runAll(projections);
      const wrong = Object.entries(corrected).filter(([, rows]) => rows > 0);
      const impossible = await inDatabase<{ id: string }>(
        `select sale_id as id from payments where refunded_cents not between 0 and cents
         union select id from sales where paid_cents < 0`,
      );
      return [
        ...violations,
        ...wrong.map(([table, rows]) => `${rows} rows of ${table} that a rebuild changes`),
        ...impossible.map(({ id }) => `sale ${id} gave back more than it took`),
      ];
    },
    async close(): Promise<void> {
      await worker.close();
      await server.close();
    },
  };
}

/** One story's bookings and days, as the desk reaches them. */
export class MoneyStory {
  papersBefore: Record<string, number> = {};

  constructor(
    private readonly office: Awaited<ReturnType<typeof startPaymentsOffice>>,
    private readonly bookings: string[],
    readonly firstDay: string,
  ) {}

  readonly couplePrice = COUPLE_PRICE;

  /** The shop's date, as its people read it off the wall. */
  get today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(this.office.clock.now());
  }

  /** Lets hours pass, those of the story's days alone. */
  async pass(hours: number): Promise<void> {
    this.office.clock.advance({ hours });
    if (this.today >= addDays(this.firstDay, DAYS)) this.office.clock.advance({ hours: -hours });
    await this.office.ada.post('/auth/sign-in', ADMIN);
  }

  async pay(booking: number, payment: object): Promise<[Answer, SaleDto]> {
    const answer = await this.office.ada.post<SaleDto>(`/bookings/${this.bookings[booking]}/payments`, payment);
    return [toAnswer(answer), answer.body];
  }

  async change(sale: string, what: 'refunds' | 'void' | 'waiver', body: object): Promise<[Answer, SaleDto]> {
    const input = { reason: 'Because', ...body };
    const answer = await this.office.ada.post<SaleDto>(`/sales/${sale}/${what}`, input);
    return [toAnswer(answer), answer.body];
  }

  async correct(sale: string, payment: string, method: string): Promise<[Answer, SaleDto]> {
    const input = { method, reason: 'Because' };
    const path = `/sales/${sale}/payments/${payment}/method`;
    const answer = await this.office.ada.send<SaleDto>('PUT', path, input);
    return [toAnswer(answer), answer.body];
  }

  async readSale(id: string): Promise<SaleDto> {
    return (await this.office.ada.get<SaleDto>(`/sales/${id}`)).body;
  }

  async openDrawer(id: string, float: number): Promise<Answer> {
    return toAnswer(await this.office.ada.post('/drawer-days', { id, float }));
  }

  async changeDrawer(id: string, what: 'counts' | 'close' | 'reopening', body: object): Promise<Answer> {
    return toAnswer(await this.office.ada.post(`/drawer-days/${id}/${what}`, body));
  }

  async export(start_date: string, end_date: string): Promise<Answer> {
    return toAnswer(await this.office.ada.post('/journal-exports', { id: randomUUID(), start_date, end_date }));
  }

  async erase(bookings: readonly number[]): Promise<void> {
    const onlyIds = bookings.map((nth) => this.bookings[nth]!);
    await this.office.server.get(CommandBus).execute(new ErasePersonalData({ onlyIds }, system));
  }

  readMoved = () => this.readAccounts('select day::text, account, cents::float8 from ledger_balances');

  readExported = () =>
    this.readAccounts(`select day::text, account, sum(cents)::float8 as cents from journal_export_lines
      group by day, account`);

  readEntries = () =>
    this.readAccounts(`select day::text, account, sum(cents)::float8 as cents from ledger_entries
      group by day, account`);

  /** The journal entries that are out of balance. */
  readUnbalanced = () =>
    sql(
      this.office.shop.em,
      `select stream, version from ledger_entries where day between $1 and $2
       group by stream, version, currency having sum(cents) <> 0`,
      this.days,
    );

  /** How many papers of each kind there are, and the last number of each: the same where no number is left out. */
  async readPapers(): Promise<Record<string, number>> {
    const rows = await sql<{ paper: string; last: number; issued: number }>(
      this.office.shop.em,
      `select paper, last_number as last, (
         select count(distinct data ->> 'number')::int from event_log
         where type in ('PaperIssued', 'ZReportIssued') and coalesce(data ->> 'paper', 'z_report') = n.paper
       ) as issued
       from paper_numbers n`,
    );
    for (const { last, issued } of rows) expect(issued).toBe(last);
    return Object.fromEntries(rows.map(({ paper, last }) => [paper, last]));
  }

  /** Reads by how much the accounts moved on the story's days. */
  private async readAccounts(statement: string): Promise<Record<string, number>> {
    const rows = await sql<{ day: string; account: string; cents: number }>(
      this.office.shop.em,
      `select * from (${statement}) moved where day between $1 and $2 and cents <> 0`,
      this.days,
    );
    return Object.fromEntries(rows.map(({ day, account, cents }) => [`${day} ${account}`, cents]));
  }

  private get days(): [string, string] {
    return [this.firstDay, addDays(this.firstDay, DAYS - 1)];
  }
}
