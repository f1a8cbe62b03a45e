import { isUUID } from 'class-validator';
import { Command, CommandRunner, Option } from 'nest-commander';
import { formatCount } from '../../platform/format-count.js';
import { catchUp } from '../../platform/projections/catch-up.js';
import type { ImportAnswers, ImportKind, ImportStepDto } from '../../setup/index.js';
import { openRepeatedly } from '../open-repeatedly.js';
import { print, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';
import { findAdmin, listImports, MISSING_ADMIN, undoImport } from '../undo-import.js';

const KINDS = ['services', 'therapists', 'roster', 'clients', 'bookings'] as const satisfies readonly ImportKind[];

const DATE_ORDERS = ['day-first', 'month-first'] as const satisfies readonly ImportAnswers['dateOrder'][];
const DEFAULTED_COLUMNS = ['duration', 'status', 'price', 'therapist'] as const satisfies ImportAnswers['defaults'];

interface ImportOptions {
  columns?: string[];
  as?: string;
  dryRun?: boolean;
  dateOrder?: ImportAnswers['dateOrder'];
  defaults?: ImportAnswers['defaults'];
  template?: ImportKind;
  list?: boolean;
  undo?: string;
}

@Command({
  name: 'import',
  arguments: '[kind] [file]',
  argsDescription: {
    kind: `${KINDS.join(', ')}; may be left out, then the first line of the file tells`,
    file: 'a CSV or XLSX file, cards or a calendar: --template prints a CSV file to fill in',
  },
  description:
    'Imports the services, therapists, shifts, clients or bookings of another system, or undoes an import. No emails are sent.',
})
export class ImportCommand extends CommandRunner {
  async run(
    words: string[],
    { as, dryRun = false, dateOrder = null, defaults = [], columns, template, list, undo }: ImportOptions,
  ): Promise<void> {
    if (template) return void process.stdout.write((await import('../../setup/index.js')).formatTemplate(template));
    if (list) return withApp(listImports);
    if (undo) return undoImport(undo, { as, dryRun });
    const { kind, file } = toSource(words);
    if (!as) throw new Error(MISSING_ADMIN);
    const open = await openRepeatedly(file);
    await withApp(async (app) => {
      const by = await findAdmin(app, as);
      const { ShopImporter } = await import('../../setup/index.js');
      const answers = { dateOrder, defaults, columns: columns ?? null };
      const last = await report(app.get(ShopImporter).run({ kind, open, by, isDryRun: dryRun, answers }));
      if (last.questions.length > 0) throw new Error(last.questions.map(formatQuestion).join('\n'));
      if (!dryRun) await catchUp(app);
      print(summarize(last, dryRun));
      if (last.refused > 0)
        throw new Error(
          `${last.refused} of ${formatCount(last.lines, 'line')} ${last.refused === 1 ? 'was' : 'were'} refused`,
        );
    });
  }

  @Option({ flags: '--as <email>', description: 'email address of the administrator in whose name it is imported' })
  parseAs(email: string): string {
    return email;
  }

  @Option({ flags: '--dry-run', description: 'say what would be done, line by line, and write nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({
    flags: '--date-order <order>',
    description: `order of dates such as 4/3/2026: ${DATE_ORDERS.join(' or ')}`,
  })
  parseDateOrder(order: string): ImportAnswers['dateOrder'] {
    const found = DATE_ORDERS.find((each) => each === order);
    if (!found) throw new Error(`--date-order takes ${DATE_ORDERS.join(' or ')}, not "${order}"`);
    return found;
  }

  @Option({
    flags: '--defaults <columns>',
    description: `columns that bookings may lack, such as ${DEFAULTED_COLUMNS.join(',')}`,
  })
  parseDefaults(columns: string): ImportAnswers['defaults'] {
    return columns.split(',').map((column) => {
      const found = DEFAULTED_COLUMNS.find((each) => each === column.trim());
      if (!found) throw new Error(`--defaults takes ${DEFAULTED_COLUMNS.join(', ')}, not "${column}"`);
      return found;
    });
  }

  @Option({
    flags: '--columns <names>',
    description: 'what the columns of the file are, in their order, such as external_id,name,,phone',
  })
  parseColumns(names: string): string[] {
    return names.split(',').map((name) => name.trim());
  }

  @Option({ flags: '--list', description: 'list earlier imports with their ids' })
  parseList(): boolean {
    return true;
  }

  @Option({
    flags: '--undo <id>',
    description: 'undo a whole import; with --dry-run, say what would go and what stays',
  })
  parseUndo(id: string): string {
    if (!isUUID(id)) throw new Error(`--undo takes an id that --list prints, not "${id}"`);
    return id;
  }

  @Option({
    flags: '--template <kind>',
    description: 'print a file to fill in: services, therapists, roster, clients or bookings',
  })
  parseTemplate(kind: string): ImportKind {
    if (!isKind(kind)) throw new Error(`--template takes ${KINDS.join(', ')}, not "${kind}"`);
    return kind;
  }
}

function isKind(word: string): word is ImportKind {
  return (KINDS as readonly string[]).includes(word);
}

/**
 * Parses the arguments: `import clients people.csv`, or `import clients.csv`.
 * @throws Error that says what is missing
 */
function toSource([first, second]: string[]): { kind: ImportKind | null; file: string } {
  if (!first) throw new Error('Name the file: import clients <file.csv>, or import bookings <file.csv>');
  if (second === undefined) {
    if (isKind(first)) throw new Error(`Name the file: import ${first} <file.csv>`);
    return { kind: null, file: first };
  }
  if (!isKind(first)) throw new Error(`"${first}" cannot be imported: say ${KINDS.join(', ')}`);
  return { kind: first, file: second };
}

/** Prints refused lines, and who shares a contact, as they come. @returns the last step */
async function report(steps: AsyncIterable<ImportStepDto>): Promise<ImportStepDto> {
  let last: ImportStepDto | undefined;
  for await (const step of steps) {
    last = step;
    for (const { line, column, reason } of step.refused_lines)
      print(`Line ${line}${column ? `, ${column}` : ''}: ${reason}`);
    for (const { line, column, reason } of step.doubtful_lines)
      print(`Line ${line}${column ? `, ${column}` : ''}: ${reason} (the line is taken)`);
    for (const pair of step.shared_contacts) print(formatSharedContact(pair));
    showProgress('lines', step.lines);
  }
  return last!;
}

/** Formats a pair of people who share a contact: `Line 3: Dieter Rao shares an email with Hanna Rao in line 2`. */
function formatSharedContact({ line, name, shares, ...other }: ImportStepDto['shared_contacts'][number]): string {
  const what = shares.map((kind) => (kind === 'email' ? 'an email' : 'a number')).join(' and ');
  const where = other.other_line === null ? ', who is a client already' : ` in line ${other.other_line}`;
  return `Line ${line}: ${name} shares ${what} with ${other.other_name}${where}`;
}

/** Formats a question, with the option that answers it. */
function formatQuestion({ parameter, text, answers }: ImportStepDto['questions'][number]): string {
  if (parameter === 'columns') return `${text} Say it with --columns`;
  const option = parameter === 'date_order' ? '--date-order' : '--defaults';
  return [text, ...answers.map((answer) => `  ${answer.text}: ${option} ${answer.value}`)].join('\n');
}

function summarize({ kind, ignored_columns, notices, ...counts }: ImportStepDto, isDryRun: boolean): string {
  const parts = (['new', 'changed', 'unchanged', 'refused'] as const).map((what) => `${counts[what]} ${what}`);
  const ignored = ignored_columns.length > 0 ? ` Columns that were left out: ${ignored_columns.join(', ')}.` : '';
  const written = isDryRun ? ' This was a dry run: nothing was written.' : '';
  return [`${counts.lines} ${kind}: ${parts.join(', ')}.${ignored}${written}`, ...notices].join('\n');
}
