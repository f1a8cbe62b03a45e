import type { ApiClient } from '../support/api-client.js';
import { median, percentile, formatNumber } from '../support/statistics.js';
import type { ResultLine } from '../support/results-table.js';
import type { Probe } from './probes.js';

/** Milliseconds within which 95 of 100 answers are wanted: nobody notices them. */
const goalMs = 50;
const goalRatio = 1.5;
const rounds = 10;
const perRound = 4;

/** Asks for every page in turn, over and over, so that a slow moment of the machine falls on all of them. */
export async function measurePages(caller: ApiClient, probes: readonly Probe[]): Promise<ResultLine[]> {
  const times = new Map(
    probes.flatMap(({ first, last }) => [first, ...(last ? [last] : [])]).map((path) => [path, [] as number[]]),
  );
  for (const path of times.keys()) for (let n = 0; n < 6; n++) await timeRequest(caller, path);
  for (let round = 0; round < rounds; round++) {
    for (const [path, taken] of times) for (let n = 0; n < perRound; n++) taken.push(await timeRequest(caller, path));
  }
  return probes.map(({ what, first, last }) => {
    const [ofFirst, ofLast] = [times.get(first)!, last ? times.get(last)! : undefined];
    const p95 = Math.max(percentile(ofFirst, 0.95), ofLast ? percentile(ofLast, 0.95) : 0);
    const ratio = ofLast && median(ofLast) / median(ofFirst);
    return {
      what,
      figure: `${formatNumber(median(ofFirst))} ms`,
      reference: ofLast ? `last page ${formatNumber(median(ofLast))} ms` : '',
      ratio: ratio ? formatNumber(ratio) : '',
      goal: `${ratio ? `≤ ${goalRatio}; ` : ''}p95 ≤ ${goalMs} ms (${formatNumber(p95)})`,
      isMet: p95 <= goalMs && (!ratio || ratio <= goalRatio),
    };
  });
}

async function timeRequest(caller: ApiClient, path: string): Promise<number> {
  const { status, ms, body } = await caller.get(path);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${body}`);
  return ms;
}
