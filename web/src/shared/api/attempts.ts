import { idempotencyKey } from './idempotency-key.js';
import { parseProblem } from './problem.js';

interface Attempt<Answer> {
  content: string;
  post: (key: string) => Promise<Answer>;
}

/** Whether the attempt may have been stored all the same: no answer came, or one of 500 and above. */
export const isUnanswered = (error: unknown): boolean => (parseProblem(error)?.status ?? 500) >= 500;

const isKeyReused = (error: unknown): boolean => parseProblem(error)?.code === 'idempotency-key-reused';

/**
 * Attempts to store one thing, of which at most one succeeds. While an attempt has no answer, later ones reuse its
 * Idempotency-Key even if the content has changed, so that the server stores one of them and answers with that.
 */
export class Attempts<Answer extends object> {
  private key = '';
  private unanswered: Attempt<Answer>[] = [];

  /**
   * Sends one attempt.
   * @param content the request's content
   * @param post sends it under the given key
   * @returns the answer about what was stored; `isEarlier` when that is an earlier attempt
   * @throws the error that `post` rejects with
   */
  async send(content: object, post: Attempt<Answer>['post']): Promise<Answer & { isEarlier: boolean }> {
    if (this.unanswered.length === 0) this.key = idempotencyKey();
    const attempt = { content: JSON.stringify(content), post };
    try {
      return this.settle(await this.post(attempt), false);
    } catch (error) {
      if (!isKeyReused(error)) throw error;
      for (const earlier of [...this.unanswered]) {
        const answer = await this.post(earlier).catch((again: unknown) => {
          if (!isKeyReused(again)) throw again;
        });
        if (answer) return this.settle(answer, true);
      }
      throw error;
    }
  }

  private settle(answer: Answer, isEarlier: boolean) {
    this.unanswered = [];
    return { ...answer, isEarlier };
  }

  private async post(attempt: Attempt<Answer>): Promise<Answer> {
    try {
      return await attempt.post(this.key);
    } catch (error) {
      const isKnown = this.unanswered.some(({ content }) => content === attempt.content);
      if (isUnanswered(error) && !isKnown) this.unanswered.push(attempt);
      throw error;
    }
  }
}
