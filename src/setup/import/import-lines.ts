import type { ImportOutcome } from '../../kernel/outcomes/import-outcome.js';
import type { ImportStepDto, RefusedLineDto, SharedContactDto } from './import-step.dto.js';
import { type Cells, type RefusedCell, toCells } from './line-reader.js';

/** The beginning of a key that was made for a person without one. */
export const MADE_KEY = 'auto-';

/** Number of lines in one transaction. */
const BATCH_SIZE = 500;

interface ImportedItem {
  /** The key in the file; null for a line without one. */
  externalId: string | null;
}

/** A parsed line, with the record to import. */
interface ParsedLine<Item> {
  line: number;
  item: Item;
}

export interface JoinedItem<Item> {
  item: Item;
  refused?: string;
  doubt?: string;
  /** The column at fault, that of the client's name by default. */
  column?: string;
}

export interface LineKind<Item extends ImportedItem> {
  /** The column by which two lines are told to be the same; `external_id` by default. */
  keyColumn?: string;
  parse(cells: Cells): { item?: Item | undefined; refused: RefusedCell[]; doubts: RefusedCell[] };
  /** Joins items with what the shop has already, one entry for each. */
  join?(items: readonly Item[]): Promise<JoinedItem<Item>[]>;
  /** Returns what is known after each batch of the file as a whole. */
  report?(): Partial<ImportStepDto>;
  importAll(items: readonly Item[]): Promise<ImportOutcome[]>;
  /** Finds people among these lines, and those before, who share a contact. */
  findShared?(lines: readonly ParsedLine<Item>[], outcomes: readonly ImportOutcome[]): Promise<SharedContactDto[]>;
}

/** Imports the lines in batches, and yields the progress after each. */
export async function* importLines<Item extends ImportedItem>(
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
  let doubts: RefusedLineDto[] = [];
  let read = 0;
  const flush = async () => {
    const joined = (await kind.join?.(batch.map(({ item }) => item))) ?? [];
    for (const [nth, { refused: reason, doubt, column = 'client_name' }] of joined.entries()) {
      const { line } = batch[nth]!;
      if (reason) refused.push({ line, column, reason });
      if (doubt) doubts.push({ line, column, reason: doubt });
    }
    if (joined.length > 0)
      batch = batch.flatMap(({ line }, nth) => (joined[nth]!.refused ? [] : [{ line, item: joined[nth]!.item }]));
    const outcomes = batch.length > 0 ? await kind.importAll(batch.map(({ item }) => item)) : [];
    const shared_contacts = batch.length > 0 ? await kind.findShared?.(batch, outcomes) : [];
    const refused_lines = [...refused, ...toRefusedLines(batch, outcomes)];
    const doubtful_lines = keepTaken(doubts, refused_lines);
    const doubtful = step.doubtful + new Set(doubtful_lines.map(({ line }) => line)).size;
    const found = { shared_contacts: shared_contacts ?? [], doubtful, doubtful_lines, ...kind.report?.() };
    step = advance({ ...step, ...found }, read, outcomes, refused_lines);
    [batch, refused, doubts, read] = [[], [], [], 0];
    return step;
  };
  for await (const { line, cells } of lines) {
    const parsed = kind.parse(toCells(columns, cells));
    const { item } = parsed;
    const refusedCells = [
      ...parsed.refused,
      ...refuseRepeated(item, lineByKey, line, kind.keyColumn),
      ...refuseSurplus(columns, cells),
    ];
    if (item && refusedCells.length === 0) batch.push({ line, item });
    doubts.push(...parsed.doubts.map((cell) => ({ line, ...cell })));
    refused.push(...refusedCells.map((cell) => ({ line, ...cell })));
    read += 1;
    if (read >= BATCH_SIZE) yield await flush();
  }
  yield await flush();
}

/** Returns the doubts about lines that are taken, sorted. */
function keepTaken(doubts: readonly RefusedLineDto[], refused: readonly RefusedLineDto[]): RefusedLineDto[] {
  const lines = new Set(refused.map(({ line }) => line));
  return doubts.filter(({ line }) => !lines.has(line)).toSorted((one, other) => one.line - other.line);
}

/** Refuses a line whose key an earlier line has, because nobody can tell which of them is meant. */
function refuseRepeated(
  item: ImportedItem | undefined,
  lineByKey: Map<string, number>,
  line: number,
  column = 'external_id',
) {
  if (!item?.externalId) return [];
  const before = lineByKey.get(item.externalId);
  if (before !== undefined)
    return [
      item.externalId.startsWith(MADE_KEY)
        ? { column: null, reason: `Is the same person as in line ${before}` }
        : { column, reason: `Is the same as in line ${before}` },
    ];
  lineByKey.set(item.externalId, line);
  return [];
}

function refuseSurplus(columns: readonly string[], cells: readonly string[]): RefusedCell[] {
  const length = cells.findLastIndex((cell) => cell !== '') + 1;
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
