import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { chain } from '../rules.mjs';

/** Files of the baseline that make tables of the platform; every other is named after the module that owns its tables. */
const PLATFORM_FILES = ['platform', 'event-log', 'deliveries'];

/** Owners of what later migrations made, views included. */
const LATER: Record<string, string> = {
  api_keys: 'identity',
  book_entries: 'payments',
  client_bookings: 'reporting',
  client_figures: 'reporting',
  client_sales: 'reporting',
  client_tags: 'clients',
  commission_rates: 'payments',
  customer_identities: 'reporting',
  drawer_days: 'payments',
  earlier_client_ids: 'clients',
  gift_certificates: 'payments',
  identities: 'clients',
  imported_records: 'clients',
  imports: 'clients',
  known_identities: 'clients',
  ledger_balances: 'payments',
  journal_export_lines: 'payments',
  journal_exports: 'payments',
  ledger_entries: 'payments',
  online_payments: 'payments',
  own_calendar_busy: 'scheduling',
  own_calendars: 'scheduling',
  paper_numbers: 'payments',
  pay_lines: 'payments',
  payments: 'payments',
  sale_bookings: 'payments',
  sales: 'payments',
  service_add_ons: 'catalog',
  tip_payouts: 'payments',
  unpaid_hold_networks: 'booking',
  webhook_endpoints: 'integrations',
  webhook_messages: 'integrations',
  write_probe: 'platform',
};

/** Whose tables each module may name, beside its own. The commands of the operator may name all. */
const readable = new Map<string, readonly string[]>([
  ['platform', []],
  ...chain.map((name, place) => [name, ['platform', ...chain.slice(0, place)]] as const),
  ['audit', ['platform', 'identity']],
  ['integrations', ['platform', ...chain.slice(0, chain.indexOf('payments') + 1)]],
  ['operations', ['platform', 'identity']],
  ['setup', ['platform', ...chain.slice(0, chain.indexOf('booking') + 1)]],
  ['site', ['platform', ...chain.slice(0, chain.indexOf('scheduling') + 1)]],
]);

/** Grants the role of daily work what it may do with each table, whosever that is. */
const GRANTS = 'src/platform/database/app-role.ts';

const listFiles = (pattern: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.includes('.spec.'));

const owners = new Map(Object.entries({ ...LATER, schema_migrations: 'platform' }));
for (const file of listFiles('migrations/baseline/*.ts')) {
  const topic = basename(file, '.ts');
  for (const table of findMade(file))
    owners.set(table, LATER[table] ?? (PLATFORM_FILES.includes(topic) ? 'platform' : topic));
}

it('every table that a migration makes has an owner, which is a module', () => {
  const made = listFiles('migrations/*.ts').flatMap(findMade);

  expect(made.length).toBeGreaterThan(70);
  expect(made.filter((table) => !readable.has(owners.get(table) ?? ''))).toEqual([]);
});

it('a module names its own tables in SQL, and those of modules that it may import', () => {
  const files = listFiles('src/*.ts').filter((file) => file !== GRANTS);

  expect(files.flatMap((file) => findForeignTables(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('its SQL is found at all: each module names tables of its own', () => {
  const found = listFiles('src/*.ts').flatMap((file) =>
    findTables(readFileSync(file, 'utf8')).map((table) => `${file.split('/')[1]} ${owners.get(table)}`),
  );

  expect([...chain, 'platform', 'audit'].filter((name) => !found.includes(`${name} ${name}`))).toEqual([]);
});

const aTable: Record<string, string> = {
  identity: 'users',
  catalog: 'services',
  scheduling: 'rooms',
  clients: 'clients',
  booking: 'bookings',
  payments: 'sales',
  reporting: 'revenue_totals',
  audit: 'admin_action_logs',
};

describe('a table of a module above is noticed', () => {
  const pairs = [...readable].flatMap(([reader, below]) =>
    Object.entries(aTable)
      .filter(([owner]) => owner !== reader && !below.includes(owner))
      .map(([owner, table]) => ({ reader, owner, table })),
  );

  it.each(pairs)('$table of $owner in $reader', ({ reader, table }) => {
    const file = `src/${reader}/planted.ts`;
    expect(findForeignTables(file, `const namesSql = /* sql */ \`select name from ${table} t\`;`)).toEqual([
      `${file}: ${table} is ${owners.get(table)}'s`,
    ]);
  });
});

it.each([
  'const a = `select 1 from rooms r join bookings b on b.room_id = r.id`;',
  'const a = `select 1 from rooms, bookings`;',
  "const a = 'update bookings set version = 1';",
  "const a = 'insert into bookings (id) values ($1)';",
  "const a = 'delete from bookings';",
  "const a = 'truncate bookings';",
  "const a = 'lock table bookings';",
  "const a = 'copy bookings from stdin';",
  'const a = `select 1 from ${source} where exists (select from bookings where id = ${id})`;',
  'const a = `left join bookings using (id)`;',
  "defineEntity({ tableName: 'bookings' });",
  "const tables = ['admin_action_logs'];",
])('in scheduling %s is noticed', (code) => {
  expect(findForeignTables('src/scheduling/planted.ts', code)).toHaveLength(1);
});

it.each([
  "const said = 'Rows that differ from bookings';",
  "const path = 'bookings';",
  "import { Bookings } from './bookings.js';",
  '// select from bookings',
  'const a = `select 1 from rooms, services, users, event_log`;',
])('in scheduling %s is none', (code) => {
  expect(findForeignTables('src/scheduling/planted.ts', code)).toEqual([]);
});

function findForeignTables(file: string, code: string): string[] {
  const reader = file.split('/')[1]!;
  const allowed = readable.get(reader);
  if (!allowed) return [];
  return findTables(code)
    .filter((table) => owners.get(table) !== reader && !allowed.includes(owners.get(table)!))
    .map((table) => `${file}: ${table} is ${owners.get(table)}'s`);
}

/** Returns the tables that the texts of a file name, each once. */
function findTables(code: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const table of findTablesOfText(node)) found.add(table);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true));
  return [...found];
}

function findTablesOfText(node: ts.Node): string[] {
  const text = toText(node);
  if (text === undefined || ts.isImportDeclaration(node.parent)) return [];
  const isTableName = ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'tableName';
  if (owners.has(text) && (isTableName || text.includes('_'))) return [text];
  if (!/\b(select|insert into|update \S+ (\w+ )?set|delete from|truncate|lock table|copy|join)\b/i.test(text))
    return [];
  const named = text.matchAll(
    /\b(?:from|join|into|update|table|truncate|copy|only|using|references)\s+"?(\w+)|,\s+(\w+)/gi,
  );
  return [...named].map(([, table, listed]) => table ?? listed!).filter((name) => owners.has(name));
}

function toText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join('');
}

function findMade(file: string): string[] {
  const made = readFileSync(file, 'utf8').matchAll(/^\s*create (?:or replace )?(?:unlogged )?(?:table|view) (\w+)/gm);
  return [...made].map(([, name]) => name!);
}
