import { parseArgs } from 'node:util';
import { verifyExport, parseHead } from '../audit/index.js';

/** Checks an export of the action log offline: npm run audit:verify -- action-log.jsonl [--head <seq>:<hash> …] */
try {
  const options = { head: { type: 'string', multiple: true } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [file] = positionals;
  if (!file) throw new Error('Say which file: npm run audit:verify -- action-log.jsonl [--head <seq>:<hash>]');
  const published = (values.head ?? []).map(parseHead);
  const { seq, hash } = await verifyExport(file, published);
  console.log(`Every entry up to ${seq} is as it was sealed.\nHead: ${seq}:${hash}`);
  if (published.length === 0)
    console.log('Without a published head (--head) nobody can tell whether later entries were cut off.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
