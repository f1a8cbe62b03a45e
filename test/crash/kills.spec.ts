import { redisServer } from '../support/redis.js';
import { ownPostgres } from './rig/own-postgres.js';
import { report } from './rig/report.js';
import { openRig } from './rig/rig.js';
import { patienceMs, scale } from './rig/scale.js';
import { Victim } from './rig/victim.js';

const { bookings, kills } = scale;
const perSecond = 25;
/** The workers take turns: a queue's jobs go on with the one that lives. */
const workers = 2;

describe(`killed at any moment (seed ${scale.seed})`, () => {
  it('a shop with its queues in PostgreSQL loses nothing that it acknowledged, and doubles nothing', async () => {
    const postgres = await ownPostgres();
    await expectNothingLost({ fault: 'kill -9, queues in PostgreSQL', database: postgres.url, others: [postgres.victim] });
  }, patienceMs);

  it('nor does one with its queues on a Redis that forgets everything', async () => {
    const postgres = await ownPostgres();
    const { url, stop } = await redisServer();
    await stop();
    const redis = await Victim.start('Redis', () => redisServer(Number(new URL(url).port)));
    const others = [postgres.victim, redis];
    await expectNothingLost({ fault: 'kill -9, queues on Redis', database: postgres.url, others, env: { REDIS_URL: url } });
  }, patienceMs);
});

interface Campaign {
  fault: string;
  database: string;
  /** To be killed beside the product's own processes. */
  others: Victim[];
  env?: Record<string, string>;
}

async function expectNothingLost({ fault, others, ...options }: Campaign): Promise<void> {
  let onAnswer: (count: number) => void = () => undefined;
  const rig = await openRig({ ...options, bookings, perSecond, workers, mostLeft: 400, onAnswer: (count) => onAnswer(count) });
  const killed: Promise<void>[] = [];
  const rounds = Array.from({ length: kills }, (_, nth) => [rig.webs[0]!, rig.workers[nth % workers]!, ...others]);
  const order = rig.dice.shuffled(rounds.flat());
  const moments = order.map(() => rig.dice.below(bookings)).sort((a, b) => a - b);
  onAnswer = (count) => {
    for (; moments.length > 0 && moments[0]! < count; moments.shift()) {
      killed.push(order.shift()!.kill());
    }
  };

  await rig.send();
  await Promise.all(killed);
  const seconds = (await rig.calm()) / 1_000;

  const violations = await rig.violations(killed.length);
  await rig.close();
  const doubled = rig.mailServer.mails.length - new Set(rig.mailServer.mails.map(({ messageId }) => messageId)).size;
  const counts = `${bookings} bookings, ${kills} kills of each of ${others.length + 2}`;
  const told = `${counts}; ${rig.clients.troubles} sendings without an answer; ${doubled} mails twice; drained ${seconds.toFixed(1)} s after the last kill`;
  report(fault, told, violations);
  expect(violations).toEqual([]);
  expect(rig.clients.unexplained).toEqual([]);
  expect(rig.deaths()).toBe(0);
}
