import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Actor } from '../kernel/actor.js';
import { formatCount } from '../platform/format-count.js';
import { catchUp } from '../platform/projections/catch-up.js';
import { print, showProgress } from './runner/terminal.js';
import { withApp } from './runner/with-app.js';

export const MISSING_ADMIN = 'Name an administrator: --as takes an email address';

/** Returns the account that imports. @throws Error when nobody with this address may import */
export async function findAdmin(app: INestApplicationContext, email: string): Promise<Actor> {
  const { AccountsQuery } = await import('../identity/index.js');
  const accounts = await app.get(AccountsQuery, { strict: false }).read(app.get(EntityManager).fork());
  const found = accounts.find((account) => account.email.toLowerCase() === email.trim().toLowerCase());
  if (found?.role !== 'admin_staff' || found.state === 'disabled')
    throw new Error(`No administrator of this shop signs in as ${email}`);
  return { kind: 'user', id: found.id, email: found.email };
}

/** Prints the latest imports, one a line. */
export async function listImports(app: INestApplicationContext): Promise<void> {
  const { PastImportsQuery } = await import('../setup/index.js');
  for (const { id, kind, started_at_local, made, undone, kept } of await app.get(PastImportsQuery).list())
    print(`${id}  ${started_at_local}  ${made} ${kind}, ${undone} undone, ${kept} kept`);
}

/** Undoes an import to its end, or says what that would do. Interrupted, the worker of the shop goes on with it. */
export async function undoImport(id: string, { as, dryRun }: { as: string | undefined; dryRun: boolean }) {
  if (!as) throw new Error(MISSING_ADMIN);
  await withApp(async (app) => {
    const by = await findAdmin(app, as);
    const { ImportUndoer, PastImportsQuery, StartImportUndo } = await import('../setup/index.js');
    const imports = app.get(PastImportsQuery);
    const { kind, going, kept } = await imports.preview(id);
    const stays = kept.map(({ reason, count }) => `${count} ${reason}`).join(', ') || 'none';
    if (dryRun) return print(`${going} ${kind} would go. Kept: ${stays}. This was a dry run: nothing was written.`);
    await app.get(CommandBus).execute(new StartImportUndo(id, by));
    await app.get(ImportUndoer).run(id, (records) => showProgress('records', records));
    await catchUp(app);
    print(`${formatCount(going, 'record')} of ${kind} undone. Kept: ${stays}.`);
  });
}
