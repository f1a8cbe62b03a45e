import { parseProblem } from '../../../../shared/api/problem.js';
import type { DepositFields } from './deposit-choice.js';

/**
 * Asks what becomes of the deposit where a booking was refused for it; returns whether it was.
 * @param goOn books again, with the answer
 */
export function askIfDepositDue(error: unknown, goOn: (fields: DepositFields) => void): boolean {
  const problem = parseProblem(error);
  if (problem?.code !== 'deposit-changed') return false;
  import('./ask-about-deposit.js').then(
    ({ askAboutDeposit }) => askAboutDeposit(problem.detail ?? 'A deposit is due for this booking', goOn),
    console.error,
  );
  return true;
}
