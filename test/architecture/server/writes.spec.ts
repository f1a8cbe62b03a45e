import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Where work is wrapped into a transaction for handlers, and what follows from the log or the clock. ADR 25. */
const OPENS_TRANSACTIONS = [
  'src/audit/hash-chain/extend-hash-chain.task.ts',
  'src/booking/booking.repository.ts',
  'src/booking/commands/booking-starter.ts',
  'src/booking/relocation/relocation-log.ts',
  'src/booking/waiting-list/waiting-list.repository.ts',
  'src/identity/second-factor/reauthenticator.ts',
  'src/payments/gift-certificates/deliver-gift-certificates.task.ts',
];

/** Providers that read several things as of one moment. */
const READS_IN_ONE_SNAPSHOT = [
  'src/reporting/money/money-report.query.ts',
  'src/reporting/past/past-states.ts',
  'src/reporting/performance/performance.query.ts',
  'src/reporting/revenue/revenue-report.query.ts',
  'src/scheduling/roster-patterns/pattern-editor.ts',
  'src/scheduling/what-if/planned-roster.query.ts',
];

/** Controllers whose requests write nothing themselves: previews, reports of crashes, files that are read in batches. */
const WRITES_NOTHING = [
  'src/booking/http/relocation/change-preview.controller.ts',
  'src/operations/crash-reports/crash-reports.controller.ts',
  'src/payments/deposit-preview/deposit-preview.controller.ts',
  'src/setup/import/imports.controller.ts',
];

/**
 * Handlers of commands that make others, themselves or through what they inject: a transaction for each booking, and
 * none around them.
 */
const DISPATCHES_FROM_HANDLER = [
  'src/booking/commands/back-office/complete-day.ts',
  'src/booking/commands/client/book-again.ts',
  'src/booking/commands/undo/undo-completions.ts',
  'src/booking/relocation/relocate-bookings.ts',
  'src/booking/relocation/undo-relocation.ts',
  'src/payments/online/check-checkout.ts',
  'src/payments/online/check-refunds.ts',
  'src/payments/online/note-dispute.ts',
  'src/payments/online/settle-deposit.ts',
];

/** Their own transaction ends before the first command, since it stores the key of the request, or begins after the last. */
const APART_FROM_COMMANDS = ['src/booking/relocation/relocate-bookings.ts', 'src/payments/online/note-dispute.ts'];

const sources = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.') && !/^src\/(platform|demo|cli)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The command bus, and every class that injects it or another of these. */
const DISPATCHERS = findDispatchers();

const filesThat = (isSo: (text: string, file: string) => boolean) =>
  sources.filter(({ file, text }) => isSo(text, file)).map(({ file }) => file);

it('transactions are opened by handlers of commands', () => {
  expect(filesThat((text) => opensTransaction(text) && !isHandler(text))).toEqual(
    [...OPENS_TRANSACTIONS, ...READS_IN_ONE_SNAPSHOT].toSorted(),
  );
});

it('requests that change something become commands', () => {
  const changes = (text: string) => /@(Post|Put|Patch|Delete)\(/.test(text) && !text.includes('CommandBus');
  expect(filesThat((text, file) => file.endsWith('.controller.ts') && changes(text))).toEqual(WRITES_NOTHING);
});

it('handlers of commands dispatch others only outside a transaction', () => {
  expect(filesThat((text) => isHandler(text) && dispatches(text))).toEqual(DISPATCHES_FROM_HANDLER);
  expect(DISPATCHES_FROM_HANDLER.filter((file) => opensTransaction(readFileSync(file, 'utf8')))).toEqual(
    APART_FROM_COMMANDS,
  );
});

it('handlers of events are given classes, and compare no names of types', () => {
  const handlers = filesThat((text) => /@(EventsHandler|EventSubscriber)\(/.test(text));
  expect(handlers.length).toBeGreaterThan(20);
  expect(handlers.filter((file) => comparesTypes(readFileSync(file, 'utf8')))).toEqual([]);
});

it('tasks go on after an item that failed', () => {
  expect(filesThat((text, file) => file.endsWith('.task.ts') && writesInLoop(text))).toEqual([]);
});

it('what these look for would be noticed', () => {
  expect(writesInLoop('for (const { id } of due) await this.commands.execute(new ReleaseHold(id));')).toBe(true);
  expect(writesInLoop('for (const { id } of due)\n  await this.transactions.run((tx) => this.send(tx, id));')).toBe(
    true,
  );
  expect(opensTransaction('this.em.fork().transactional(async (em) => {})')).toBe(true);
  expect(opensTransaction('this.transactions.run((tx) => {})')).toBe(true);
  expect(opensTransaction('this.bookings.inTransaction((tx) => {})')).toBe(true);
  expect(dispatches('private readonly commands: CommandBus')).toBe(true);
  expect(dispatches('private readonly mover: BookingMover')).toBe(true);
  expect(comparesTypes(`if (event.type === 'BookingCancelled') return;`)).toBe(true);
  expect(comparesTypes(`switch (type) { case 'BookingCancelled': }`)).toBe(true);
});

function opensTransaction(text: string): boolean {
  return /\.transactional\(|\btransactions(\s*)\.run\(|\.inTransaction\(/.test(text);
}

/** One item that throws would keep the rest from their turn: `runForEach` does not let it. */
function writesInLoop(text: string): boolean {
  return /\bfor \([^\n]*\n?[^\n]*\bawait this\.(commands|transactions|undoer)\b/.test(text);
}

function isHandler(text: string): boolean {
  return text.includes('@CommandHandler(');
}

function dispatches(text: string, dispatchers = DISPATCHERS): boolean {
  return [...text.matchAll(/: (\w+)/g)].some(([, name]) => dispatchers.has(name!));
}

function findDispatchers(): Set<string> {
  const found = new Set(['CommandBus']);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { text } of sources.filter(({ text }) => !isHandler(text) && dispatches(text, found)))
      for (const [, name] of text.matchAll(/^export class (\w+)/gm)) found.add(name!);
  }
  return found;
}

function comparesTypes(text: string): boolean {
  return /\btype [!=]== '|case '[A-Z]\w+':/.test(text);
}
