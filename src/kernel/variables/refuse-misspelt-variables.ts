import { editDistance } from './edit-distance.js';
import { knownVariables } from './known-variables.js';

/** Of a name as short as HOST another program may have one that differs in a letter. */
const MIN_LENGTH = 7;
/** Of a shorter one, such as SMTP_URL, another program may have one with a letter replaced: SFTP_URL. */
const MIN_LENGTH_REPLACED = 9;
/** From this length on a name may be wrong in two letters. */
const LONG = 16;

/**
 * An unknown variable would have no effect. One whose name is nearly that of a known one is refused; where that one is set as
 * well, which may be another program's business, `warn` is told.
 * @throws Error with one sentence per variable
 */
export function refuseMisspeltVariables(
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

/** Whether letters were replaced, and not swapped, left out or added. The first one says what a name is about: CMS_SECRET. */
function isReplaced(written: string, known: string): boolean {
  return written.length === known.length && [...written].sort().join() !== [...known].sort().join();
}
