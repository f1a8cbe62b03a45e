import { CommandBus } from '@nestjs/cqrs';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Command, CommandRunner, Option } from 'nest-commander';
import { system } from '../../kernel/actor.js';
import { formatCount } from '../../platform/format-count.js';
import { makeFolder } from '../../platform/backup/make-folder.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { print } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

@Command({
  name: 'export',
  description: 'Exports all of the shop’s data as tables that other systems read, in one ZIP archive, while it runs.',
})
export class ExportCommand extends CommandRunner {
  async run(_: string[], { to }: { to: string }): Promise<void> {
    await withApp(async (app) => {
      const file = toFile(to, app.get(ShopClock).today());
      if (existsSync(file)) throw new Error(`"${file}" is there already: name another file`);
      makeFolder(dirname(file));
      const { ExportShop } = await import('../../setup/index.js');
      const { content, counts } = await app.get(CommandBus).execute(new ExportShop(system));
      const unfinished = `${file}.part`;
      try {
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(unfinished, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true });
        throw error;
      }
      const lines = Object.entries(counts).map(([name, count]) => `${name}: ${formatCount(count, 'line')}`);
      print([`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB.`, ...lines].join('\n'));
      print('It names all clients in plain text: keep it where nobody else reads it.');
    });
  }

  @Option({ flags: '--to <path>', description: 'the file to write, or the folder to write it into', required: true })
  parseTo(path: string): string {
    return path;
  }
}

/** Returns the file that a path names; in a folder one with the day in its name. */
function toFile(path: string, today: string): string {
  const isFolder = /[/\\]$/.test(path) || (existsSync(path) && statSync(path).isDirectory());
  return isFolder ? join(path, `shop-${today}.zip`) : path;
}
