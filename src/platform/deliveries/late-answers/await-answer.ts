import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeliveryUnknownError } from '../delivery-errors.js';

/** Time for which a delivery waits for an answer before it makes room for others. */
const MAX_WAIT_MS = 5_000;

/** A server's answer to a delivery that it has got whole: it takes it, or the reason why not. */
export interface LateAnswer {
  answer: Promise<void>;
}

const running = new AsyncLocalStorage<Partial<LateAnswer>>();

/** Runs the work of a delivery. @returns the answer that is still to come; undefined when everything is known */
export async function collectLateAnswer(work: () => Promise<void>): Promise<LateAnswer | undefined> {
  const delivery: Partial<LateAnswer> = {};
  await running.run(delivery, work);
  return delivery.answer && { answer: delivery.answer };
}

/**
 * Waits for a server's answer; within a delivery no longer than five seconds after the server has got everything. What
 * is unknown by then lets the delivery end, which is committed with its notes: whoever it is for has probably got it.
 * @param handover fulfilled when the server has got everything
 * @throws the reason why the server does not take it
 */
export async function awaitAnswer(answer: Promise<void>, handover: Promise<void>): Promise<void> {
  const delivery = running.getStore();
  if (!delivery) return answer;
  const isKnown = await Promise.race([
    answer.then(
      () => true,
      (error: unknown) => {
        if (error instanceof DeliveryUnknownError) return false;
        throw error;
      },
    ),
    handover.then(() => sleep(MAX_WAIT_MS, false, { ref: false })),
  ]);
  if (!isKnown) delivery.answer = answer;
}
