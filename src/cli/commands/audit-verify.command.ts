import { Command, CommandRunner, Option } from 'nest-commander';
import { print } from '../runner/terminal.js';

@Command({
  name: 'audit-verify',
  arguments: '<file>',
  argsDescription: { file: 'the export as JSON Lines' },
  description: 'Checks an export of the action log, without network, database or settings.',
})
export class AuditVerifyCommand extends CommandRunner {
  async run([file]: [string], { head = [] }: { head?: string[] }): Promise<void> {
    const { parseHead, verifyExport } = await import('../../audit/index.js');
    const published = head.map(parseHead);
    const { seq, hash } = await verifyExport(file, published);
    print(`Every entry up to ${seq} is as it was sealed.\nHead: ${seq}:${hash}`);
    if (published.length === 0)
      print('Without a published head (--head) nobody can tell whether later entries were cut off.');
  }

  @Option({ flags: '--head <seq:hash>', description: 'a head that was kept elsewhere; may be repeated' })
  parseHead(text: string, others: string[] = []): string[] {
    return [...others, text];
  }
}
