import { confirm, input, password } from '@inquirer/prompts';
import { text } from 'node:stream/consumers';

/** Reads a line from the terminal without showing it, or the first line of what is piped in. */
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

/** Reads a line that a person types at a terminal; null where there is no terminal. */
export async function promptText(message: string): Promise<string | null> {
  return process.stdin.isTTY ? orNothing(input({ message })) : null;
}

/** Returns the answer of a prompt. @throws Error when the prompt is left with Ctrl+C */
function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw new Error('Nothing was changed', { cause: error });
  });
}
