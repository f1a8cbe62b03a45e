import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DryRunClaims, ImportBookings } from '../../booking/index.js';
import { ServiceCatalog, TherapistService } from '../../catalog/index.js';
import { ImportClients } from '../../clients/index.js';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { ImportOutcome } from '../../kernel/import-outcome.js';
import { Config } from '../../platform/config.js';
import { parseBookingLine } from './booking-line.js';
import { parseClientLine } from './client-line.js';
import { columnsFor, type ImportKind, recognizeKind, toColumnName } from './import-kinds.js';
import type { ImportStepDto, RefusedLineDto } from './import-step.dto.js';
import type { Cells, RefusedCell } from './line-reader.js';
import { checkCsv, readCsv } from './read-csv.js';

/** Number of lines in one transaction. */
const BATCH_SIZE = 500;

export interface ImportRequest {
  /** The kind of the file; null to tell from its header. */
  kind: ImportKind | null;
  /** Opens the file at its beginning; called for each pass over it. */
  open: () => AsyncIterable<Buffer>;
  /** The admin in whose name everything is entered. */
  by: Actor;
  /** Whether to report only the changes that the import would make, without writing. */
  isDryRun: boolean;
}

/** A parsed line, with the record to import. */
interface ParsedLine<Item> {
  line: number;
  item: Item;
}

interface LineKind<Item extends { externalId: string }> {
  parse(cells: Cells): { item?: Item | undefined; refused: RefusedCell[] };
  importAll(items: readonly Item[]): Promise<ImportOutcome[]>;
}

/**
 * Imports a file, one batch of lines per transaction: interrupted at any time, the same file continues where it ended.
 * The command line and the office both use it.
 */
@Injectable()
export class ShopImporter {
  constructor(
    private readonly commands: CommandBus,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly config: Config,
  ) {}

  /**
   * Yields the progress after each batch, with the lines that were refused in it.
   * @throws InvalidInputError on `file` for a file that cannot be read to its end; nothing of it is imported
   */
  async *run({ kind: named, open, by, isDryRun }: ImportRequest): AsyncGenerator<ImportStepDto> {
    if (!isDryRun) await checkCsv(open());
    const lines = readCsv(open());
    const header = await lines.next();
    if (header.done) throw new InvalidInputError('file', 'The file is empty');
    const columns = header.value.cells.map(toColumnName);
    const kind = recognizeKind(columns, named);
    const step = toFirstStep(kind, columns);
    const lineKind = kind === 'clients' ? this.toClients(by, isDryRun) : await this.toBookings(by, isDryRun);
    yield* importLines(lines, columns, lineKind as LineKind<{ externalId: string }>, step);
  }

  private toClients(by: Actor, isDryRun: boolean) {
    const country = this.config.SHOP_COUNTRY;
    return {
      parse: (cells) => {
        const { client: item, refused } = parseClientLine(cells, country);
        return { item, refused };
      },
      importAll: (clients) => this.commands.execute(new ImportClients(clients, by, isDryRun)),
    } satisfies LineKind<NonNullable<ReturnType<typeof parseClientLine>['client']>>;
  }

  private async toBookings(by: Actor, isDryRun: boolean) {
    const country = this.config.SHOP_COUNTRY;
    const catalog = { services: await this.services.listAll(), therapists: await this.therapists.listAll(), country };
    const claims = isDryRun ? new DryRunClaims() : null;
    return {
      parse: (cells) => {
        const { booking: item, refused } = parseBookingLine(cells, catalog);
        return { item, refused };
      },
      importAll: (bookings) => this.commands.execute(new ImportBookings(bookings, by, claims)),
    } satisfies LineKind<NonNullable<ReturnType<typeof parseBookingLine>['booking']>>;
  }
}

function toFirstStep(kind: ImportKind, columns: readonly string[]): ImportStepDto {
  const knownColumns = columnsFor(kind);
  const ignored_columns = columns.filter((column) => column !== '' && !knownColumns.includes(column));
  return { kind, ignored_columns, lines: 0, new: 0, changed: 0, unchanged: 0, refused: 0, refused_lines: [] };
}

async function* importLines<Item extends { externalId: string }>(
  lines: AsyncIterable<{ line: number; cells: string[] }>,
  columns: readonly string[],
  kind: LineKind<Item>,
  first: ImportStepDto,
): AsyncGenerator<ImportStepDto> {
  let step = first;
  yield step;
  const lineByKey = new Map<string, number>();
  let batch: ParsedLine<Item>[] = [];
  let refused: RefusedLineDto[] = [];
  let read = 0;
  const flush = async () => {
    const outcomes = batch.length > 0 ? await kind.importAll(batch.map(({ item }) => item)) : [];
    step = advance(step, read, outcomes, [...refused, ...toRefusedLines(batch, outcomes)]);
    [batch, refused, read] = [[], [], 0];
    return step;
  };
  for await (const { line, cells } of lines) {
    const parsed = kind.parse(toCells(columns, cells));
    const { item } = parsed;
    const refusedCells = [
      ...parsed.refused,
      ...refuseRepeated(item, lineByKey, line),
      ...refuseSurplus(columns, cells),
    ];
    if (item && refusedCells.length === 0) batch.push({ line, item });
    refused.push(...refusedCells.map((cell) => ({ line, ...cell })));
    read += 1;
    if (read >= BATCH_SIZE) yield await flush();
  }
  yield await flush();
}

function toCells(columns: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(columns.map((column, nth) => [column, cells[nth] ?? '']));
}

/** Refuses a line whose key an earlier line has, because nobody can tell which of them is meant. */
function refuseRepeated(item: { externalId: string } | undefined, lineByKey: Map<string, number>, line: number) {
  if (!item) return [];
  const before = lineByKey.get(item.externalId);
  if (before !== undefined) return [{ column: 'external_id', reason: `Is the same as in line ${before}` }];
  lineByKey.set(item.externalId, line);
  return [];
}

function refuseSurplus(columns: readonly string[], { length }: readonly string[]): RefusedCell[] {
  if (length <= columns.length) return [];
  return [{ column: null, reason: `Has ${length} cells, although the first line names ${columns.length}` }];
}

function toRefusedLines(batch: readonly ParsedLine<unknown>[], outcomes: readonly ImportOutcome[]): RefusedLineDto[] {
  return outcomes.flatMap((outcome, nth) => {
    if (typeof outcome === 'string') return [];
    return [{ line: batch[nth]!.line, column: outcome.column, reason: outcome.refused }];
  });
}

function advance(
  step: ImportStepDto,
  read: number,
  outcomes: readonly ImportOutcome[],
  refused: RefusedLineDto[],
): ImportStepDto {
  const count = (counted: ImportOutcome) => outcomes.filter((outcome) => outcome === counted).length;
  const taken = outcomes.filter((outcome) => typeof outcome === 'string').length;
  return {
    ...step,
    lines: step.lines + read,
    new: step.new + count('new'),
    changed: step.changed + count('changed'),
    unchanged: step.unchanged + count('unchanged'),
    refused: step.refused + read - taken,
    refused_lines: refused.toSorted((one, other) => one.line - other.line),
  };
}
