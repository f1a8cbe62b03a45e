import { InvalidInputError } from '../../kernel/errors.js';
import { formatDayAndMonth } from '../../kernel/format-date.js';
import { formatCount } from '../../platform/format-count.js';
import { date, DATE_ORDERS, type DateOrder, findDateOrder } from './cell-rules.js';
import type { ChosenNames } from './booking-line.js';
import type { ImportKind } from './import-kinds.js';
import type { ImportQuestionDto } from './import-step.dto.js';
import { type Cells, toCells } from './line-reader.js';

/** Columns of bookings whose absence changes what is stored: whoever imports has to agree to the value taken instead. */
export const DEFAULTED_COLUMNS = ['duration', 'status', 'price', 'therapist'] as const;
export type DefaultedColumn = (typeof DEFAULTED_COLUMNS)[number];

interface ColumnDefault {
  /** Columns of which one states the value. */
  columns: readonly string[];
  missing: string;
  answer: string;
  /** Ends the sentence about lines whose cell is empty. */
  taken: string;
}

const DEFAULTS: Readonly<Record<DefaultedColumn, ColumnDefault>> = {
  duration: {
    columns: ['duration', 'end_time'],
    missing: 'How long do the bookings last? There is no column duration or end_time.',
    answer: 'Each booking lasts as long as its treatment',
    taken: 'no length: that of the treatment is taken',
  },
  status: {
    columns: ['status'],
    missing: 'What became of the bookings? There is no column status.',
    answer: 'All bookings are confirmed',
    taken: 'no status: confirmed is taken',
  },
  price: {
    columns: ['price'],
    missing: 'What do the bookings cost? There is no column price.',
    answer: 'Each booking costs what its treatment costs',
    taken: 'no price: that of the treatment is taken',
  },
  therapist: {
    columns: ['therapist'],
    missing: 'Who gives the treatments? No line names a therapist.',
    answer: 'Nobody in particular: Any Available',
    taken: 'no therapist',
  },
};

/** The decisions of whoever imports a file, where the file leaves something open. */
export interface ImportAnswers {
  dateOrder: DateOrder | null;
  /** Columns that may be missing. */
  defaults: readonly DefaultedColumn[];
  /** The meaning of each column, in their order; left out to tell from the titles. */
  columns?: readonly string[] | null;
  /** Names of this shop for those of the file. */
  names?: ChosenNames;
  /** Numbers of lines that are left out. */
  leaveOut?: readonly number[];
}

/** The survey of a whole file, taken before its first line is judged. */
interface ImportSurvey {
  /** The order of the file's dates. */
  dateOrder: DateOrder;
  /** The questions that neither the file nor an answer decides; without their answers nothing is imported. */
  questions: ImportQuestionDto[];
  /** Sentences about what is taken for empty cells. */
  notices: string[];
}

/** A file that is opened behind its header. */
interface OpenFile {
  kind: ImportKind;
  columns: readonly string[];
  lines: AsyncIterable<{ line: number; cells: string[] }>;
}

/**
 * Reads a file to its end without keeping its lines.
 * @throws InvalidInputError on `file` for a file that cannot be read to its end, or whose dates have two orders
 */
export async function surveyFile({ kind, columns, lines }: OpenFile, answers: ImportAnswers): Promise<ImportSurvey> {
  const dates = new DateOrders(answers.dateOrder);
  const empty = new Map<DefaultedColumn, number>();
  let count = 0;
  for await (const { line, cells } of lines) {
    if (kind !== 'bookings') continue;
    count += 1;
    const byColumn = toCells(columns, cells);
    dates.add(byColumn.date ?? '', line);
    for (const column of DEFAULTED_COLUMNS.filter((each) => isEmpty(byColumn, each)))
      empty.set(column, (empty.get(column) ?? 0) + 1);
  }
  if (kind !== 'bookings') return { dateOrder: 'day-first', questions: [], notices: [] };
  const hasNoTherapist = count > 0 && empty.get('therapist') === count;
  const missing = DEFAULTED_COLUMNS.filter(
    (each) =>
      !DEFAULTS[each].columns.some((column) => columns.includes(column)) || (each === 'therapist' && hasNoTherapist),
  );
  const open = missing.filter((column) => !answers.defaults.includes(column));
  return {
    dateOrder: dates.order ?? 'day-first',
    questions: [...dates.questions, ...open.map(toQuestion)],
    notices: [...empty]
      .filter(([column]) => !missing.includes(column) && column !== 'therapist')
      .map(
        ([column, count]) => `${formatCount(count, 'line')} ${count === 1 ? 'has' : 'have'} ${DEFAULTS[column].taken}.`,
      ),
  };
}

const isEmpty = (cells: Cells, column: DefaultedColumn) => DEFAULTS[column].columns.every((each) => !cells[each]);

const toQuestion = (column: DefaultedColumn): ImportQuestionDto => ({
  parameter: 'defaults',
  text: DEFAULTS[column].missing,
  answers: [{ value: column, text: DEFAULTS[column].answer }],
});

/** Whether a date is one in either order. Others are refused with their line. */
function isDate(text: string): boolean {
  try {
    return DATE_ORDERS.every((order) => date(order)(text));
  } catch (error) {
    if (error instanceof InvalidInputError) return false;
    throw error;
  }
}

/** The order of all dates of a file: a day above 12 decides it, else whoever imports. */
class DateOrders {
  private decided: { order: DateOrder; by: string } | null;
  private unclear: string | null = null;

  constructor(answer: DateOrder | null) {
    this.decided = answer && { order: answer, by: 'the chosen order' };
  }

  get order(): DateOrder | null {
    return this.decided?.order ?? null;
  }

  /** The question about the order, if nothing decides it. */
  get questions(): ImportQuestionDto[] {
    if (this.decided || !this.unclear) return [];
    return [
      {
        parameter: 'date_order',
        text: `Does the day or the month come first in dates such as ${this.unclear}? No date in the file shows it.`,
        answers: [
          { value: 'day-first', text: this.toAnswer('day') },
          { value: 'month-first', text: this.toAnswer('month') },
        ],
      },
    ];
  }

  /** Says what comes first, and which day the unclear date is then. */
  private toAnswer(first: 'day' | 'month'): string {
    const day = date(`${first}-first`)(this.unclear!);
    return `The ${first} comes first: ${formatDayAndMonth(day)}`;
  }

  /** Adds a date. @throws InvalidInputError when its order is another than that of the file */
  add(text: string, line: number): void {
    const order = findDateOrder(text);
    if (order === 'unclear' && isDate(text)) this.unclear ??= text.trim();
    if (order === null || order === 'unclear') return;
    const by = `${text} in line ${line}`;
    this.decided ??= { order, by };
    if (this.decided.order === order) return;
    const first = order === 'day-first' ? 'day' : 'month';
    throw new InvalidInputError(
      'file',
      `${by} has the ${first} first, unlike ${this.decided.by}: a file has one order`,
    );
  }
}
