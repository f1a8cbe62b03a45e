import { editDistance } from './edit-distance.js';
import { knownVariables } from './known-variables.js';

/**
 * Fewest letters of a name that is checked: another program may have a variable that differs in a letter from a name as
 * short as HOST.
 */
const MIN_LENGTH = 7;
/**
 * Fewest letters of a name that is checked for replaced letters: another program may have SFTP_URL, which differs from
 * SMTP_URL in one.
 */
const MIN_LENGTH_REPLACED = 9;
/** Length from which a name may differ in two letters. */
const LONG = 16;

/**
 * Refuses unknown variables whose name is nearly that of a known one, because they would have no effect. Calls `warn`
 * instead when the known one is set as well: the other may be meant for another program.
 * @throws Error with one sentence per variable
 */
export function assertNoMisspeltVariables(
  env: Readonly<Record<string, string | undefined>>,
  warn: (sentence: string) => void,
): void {
  const refused: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    const similar = value && !knownVariables.has(name) ? findSimilar(name) : undefined;
    if (!similar) continue;
    const sentence = `${name} is set, which is no variable of the product; ${similar} seems to be meant`;
    if (env[similar]) warn(sentence);
    else refused.push(sentence);
  }
  if (refused.length > 0) throw new Error(`Cannot start: ${refused.join('. ')}.`);
}

function findSimilar(name: string): string | undefined {
  const written = name.toUpperCase();
  return [...knownVariables].find(
    (known) =>
      known.length >= MIN_LENGTH &&
      editDistance(written, known) <= (known.length < LONG ? 1 : 2) &&
      (!isReplaced(written, known) || (known.length >= MIN_LENGTH_REPLACED && written[0] === known[0])),
  );
}

/**
 * Whether letters were replaced, and not swapped, left out or added. A replaced first letter makes a name of another
 * program: CMS_SECRET.
 */
function isReplaced(written: string, known: string): boolean {
  return written.length === known.length && [...written].sort().join() !== [...known].sort().join();
}
