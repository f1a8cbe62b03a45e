import { confirm, input, password } from '@inquirer/prompts';
import { text } from 'node:stream/consumers';

/** A line from the terminal that is not shown while it is typed, or the first line of what is piped in. */
export async function promptSecret(message: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  return orNothing(password({ message, mask: false }));
}

/**
 * Asks a person at a terminal whether they mean it; whoever runs a script has decided.
 * @throws Error when they do not
 */
export async function confirmOrStop(message: string, { isSure = false }: { isSure?: boolean }): Promise<void> {
  if (isSure || !process.stdin.isTTY) return;
  if (!(await orNothing(confirm({ message, default: false })))) throw new Error('Nothing was changed');
}

/** A line that a person types at a terminal; null where there is none. */
export async function promptText(message: string): Promise<string | null> {
  return process.stdin.isTTY ? orNothing(input({ message })) : null;
}

/** @throws Error when the question is left with Ctrl+C */
function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw new Error('Nothing was changed', { cause: error });
  });
}
