import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandRunner, Option } from 'nest-commander';
import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { formatCount } from '../../platform/format-count.js';
import { catchUp } from '../../platform/projections/catch-up.js';
import type { ImportKind, ImportStepDto } from '../../setup/index.js';
import { openRepeatedly } from '../open-repeatedly.js';
import { print, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

const KINDS = ['clients', 'bookings'] as const satisfies readonly ImportKind[];

interface ImportOptions {
  as?: string;
  dryRun?: boolean;
  template?: ImportKind;
}

@Command({
  name: 'import',
  arguments: '[kind] [file]',
  argsDescription: {
    kind: 'clients or bookings; may be left out, then the first line of the file tells',
    file: 'a CSV file: --template prints one to fill in',
  },
  description: 'Imports the clients or bookings of another system. No mails are sent.',
})
export class ImportCommand extends CommandRunner {
  async run(words: string[], { as, dryRun = false, template }: ImportOptions): Promise<void> {
    if (template) return void process.stdout.write((await import('../../setup/index.js')).formatTemplate(template));
    const { kind, file } = toSource(words);
    if (!as) throw new Error('Name an administrator: --as takes an email address');
    const open = await openRepeatedly(file);
    await withApp(async (app) => {
      const by = await findAdmin(app, as);
      const { ShopImporter } = await import('../../setup/index.js');
      const steps = app.get(ShopImporter).run({ kind, open, by, isDryRun: dryRun });
      const last = await report(steps);
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

  @Option({ flags: '--template <kind>', description: 'print a file to fill in: clients or bookings' })
  parseTemplate(kind: string): ImportKind {
    if (!isKind(kind)) throw new Error(`--template takes ${KINDS.join(' or ')}, not "${kind}"`);
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
  if (!isKind(first)) throw new Error(`"${first}" cannot be imported: say ${KINDS.join(' or ')}`);
  return { kind: first, file: second };
}

/** Returns the account that imports. @throws Error when nobody with this address may import */
async function findAdmin(app: INestApplicationContext, email: string): Promise<Actor> {
  const { AccountsQuery } = await import('../../identity/index.js');
  const accounts = await app.get(AccountsQuery, { strict: false }).read(app.get(EntityManager).fork());
  const found = accounts.find((account) => account.email.toLowerCase() === email.trim().toLowerCase());
  if (found?.role !== 'admin_staff' || found.state === 'disabled')
    throw new Error(`No administrator of this shop signs in as ${email}`);
  return { kind: 'user', id: found.id, email: found.email };
}

/** Prints refused lines as they come. @returns the last step */
async function report(steps: AsyncIterable<ImportStepDto>): Promise<ImportStepDto> {
  let last: ImportStepDto | undefined;
  for await (const step of steps) {
    last = step;
    for (const { line, column, reason } of step.refused_lines)
      print(`Line ${line}${column ? `, ${column}` : ''}: ${reason}`);
    showProgress('lines', step.lines);
  }
  return last!;
}

function summarize({ kind, ignored_columns, ...counts }: ImportStepDto, isDryRun: boolean): string {
  const parts = (['new', 'changed', 'unchanged', 'refused'] as const).map((what) => `${counts[what]} ${what}`);
  const ignored = ignored_columns.length > 0 ? ` Columns that were left out: ${ignored_columns.join(', ')}.` : '';
  const written = isDryRun ? ' This was a dry run: nothing was written.' : '';
  return `${counts.lines} ${kind}: ${parts.join(', ')}.${ignored}${written}`;
}
