import { randomUUID } from 'node:crypto';
import { startApp } from '../../../support/processes/start-app.js';
import { queryRows } from '../../../support/database/query-rows.js';

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: 'YES' | 'NO';
}

/** Operators find the shop's data by SQL under these names; other tables may change with the code. */
const documented: Record<string, string> = {
  services: 'id name price duration description',
  therapists: 'id user_id name specialties available_slots is_active image_url rating bio hourly_rate updated_at',
  therapist_roster: 'id therapist_id therapist_name roster_date shift_type shift_hours',
  time_slots: 'id start_time end_time shift_type is_active display_order',
  bookings:
    'id service_id therapist_id booking_date booking_time booking_duration client_name client_email client_phone ' +
    'notes total_price status user_id created_at updated_at',
  blocked_time_slots: 'id therapist_id blocked_date start_time end_time reason',
  user_roles: 'user_id role',
  admin_action_logs: 'id created_at admin_email action_type details',
  business_settings: 'setting_key setting_value',
};

const intoTimeSlots = 'insert into time_slots (id, start_time, end_time, display_order, shift_type) values';
const intoSettings = 'insert into business_settings (setting_key, setting_value) values';

describe('the tables that operators know', () => {
  let database: string;
  let columns: Column[];
  const column = (name: string) => columns.find((each) => `${each.table_name}.${each.column_name}` === name)!;
  const run = (statement: string) => queryRows<Record<string, unknown>>(database, statement);

  beforeAll(async () => {
    ({ database } = await startApp());
    columns = await queryRows<Column>(
      database,
      `select * from information_schema.columns where table_schema = 'public'`,
    );
  });

  it.each(Object.entries(documented))('%s has its columns', (table, names) => {
    const present = columns.filter(({ table_name }) => table_name === table).map(({ column_name }) => column_name);
    expect(present).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it.each(['therapist_roster.roster_date', 'bookings.booking_date', 'blocked_time_slots.blocked_date'])(
    '%s is a date',
    (name) => expect(column(name).data_type).toBe('date'),
  );

  it.each([
    'bookings.client_email',
    'bookings.notes',
    'blocked_time_slots.reason',
    'services.description',
    'services.duration',
  ])('%s may be absent', (name) => expect(column(name).is_nullable).toBe('YES'));

  it('keeps lists as lists, details as structure and money without rounding', () => {
    expect(column('therapists.specialties').data_type).toBe('ARRAY');
    expect(column('admin_action_logs.details').data_type).toBe('jsonb');
    expect(column('bookings.total_price').data_type).toBe('numeric');
  });

  it('gives a therapist eight slots unless told otherwise, and there is one Any Available', async () => {
    await run(`insert into therapists (id, name) values ('${randomUUID()}', 'Mei')`);
    expect(await run(`select available_slots from therapists where name = 'Mei'`)).toEqual([{ available_slots: 8 }]);
    const unassigned = await run(`select id from therapists where name = 'Any Available'`);
    expect(unassigned).toHaveLength(1);
  });

  it.each([
    ['rating over five', `update therapists set rating = 5.5`, /check constraint .*rating/],
    [
      'other role',
      `insert into user_roles (user_id, role) values ('${randomUUID()}', 'owner')`,
      /check constraint .*role/,
    ],
    [
      'other part of the day',
      `${intoTimeSlots} ('${randomUUID()}', '09:00', '10:00', 1, 'Night')`,
      /check constraint .*shift_type/,
    ],
    ['setting twice', `${intoSettings} ('x', '{}'), ('x', '{}')`, /unique constraint|pkey/],
  ])('takes no %s', async (_what, statement, refusal) => {
    await expect(run(statement)).rejects.toThrow(refusal);
  });

  it('takes no other status of a booking', async () => {
    const constraints = `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = 'bookings'::regclass`;
    const texts = (await run(constraints)).map(({ text }) => String(text)).filter((text) => text.includes('status'));
    expect(texts.join()).toMatch(/pending.*confirmed.*completed.*cancelled/);
  });
});
