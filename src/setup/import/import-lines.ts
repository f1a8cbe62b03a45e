import type { ImportOutcome } from '../../kernel/outcomes/import-outcome.js';
import type { ImportStepDto, RefusedLineDto, SharedContactDto } from './import-step.dto.js';
import { type Cells, type RefusedCell, toCells } from './line-reader.js';

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

export interface LineKind<Item extends ImportedItem> {
  parse(cells: Cells): { item?: Item | undefined; refused: RefusedCell[] };
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
  let read = 0;
  const flush = async () => {
    const outcomes = batch.length > 0 ? await kind.importAll(batch.map(({ item }) => item)) : [];
    const shared_contacts = batch.length > 0 ? await kind.findShared?.(batch, outcomes) : [];
    step = advance({ ...step, shared_contacts: shared_contacts ?? [] }, read, outcomes, [
      ...refused,
      ...toRefusedLines(batch, outcomes),
    ]);
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

/** Refuses a line whose key an earlier line has, because nobody can tell which of them is meant. */
function refuseRepeated(item: ImportedItem | undefined, lineByKey: Map<string, number>, line: number) {
  if (!item?.externalId) return [];
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
