import { Command, CommandRunner } from 'nest-commander';
import { withApp } from '../runner/with-app.js';
import { print } from '../runner/terminal.js';

@Command({
  name: 'audit-head',
  description: "Prints the head of the action log's chain, to be kept where the database's owner cannot reach it.",
})
export class AuditHeadCommand extends CommandRunner {
  async run(): Promise<void> {
    await withApp(async (app) => {
      const { ExtendHashChain } = await import('../../audit/index.js');
      const { seq, hash } = await app.get(ExtendHashChain, { strict: false }).head();
      print(`${seq}:${hash}`);
    });
  }
}
