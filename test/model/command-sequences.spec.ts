import fc from 'fast-check';
import { startSystem } from './system-under-test.js';
import { ModelShop, type ShopRules } from './model-shop.js';
import { modelCommands } from './commands.js';
import { waitingCommands } from './waiting-commands.js';

const numRuns = Number(process.env.MODEL_RUNS ?? 25);
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);

const rules: fc.Arbitrary<ShopRules> = fc.record({
  isFullDuration: fc.boolean(),
  confirmsByMail: fc.nat({ max: 2 }).map((n) => n === 0),
  hasOneRoom: fc.boolean(),
  bufferMinutes: fc.constantFrom(0, 15),
  cutOffHours: fc.constantFrom(0, 4, 24),
  caps: fc.tuple(fc.constantFrom(1, 3, 8), fc.constantFrom(1, 3)),
});

let system: Awaited<ReturnType<typeof startSystem>>;
beforeAll(async () => {
  system = await startSystem();
});

const toldBy = (modelled: (rules: ShopRules) => ModelShop, commands = modelCommands) =>
  fc.asyncProperty(rules, fc.commands(commands, { maxCommands: 25, size: 'max' }), (shopRules, sequence) =>
    fc.asyncModelRun(async () => ({ model: modelled(shopRules), real: await system.open(shopRules) }), sequence),
  );

it(
  `${numRuns} sequences end over HTTP as the rules say (MODEL_SEED=${seed} repeats them)`,
  async () => {
    await fc.assert(
      toldBy((shopRules) => new ModelShop(shopRules), [...modelCommands, ...waitingCommands]),
      { numRuns, seed },
    );
  },
  60_000 + numRuns * 5_000,
);

it('a shop that forgets its room is told apart', async () => {
  const roomless = (shopRules: ShopRules) => new ModelShop({ ...shopRules, hasOneRoom: false });
  const { failed } = await fc.check(toldBy(roomless), { numRuns: 200, seed: 1 });
  expect(failed).toBe(true);
}, 240_000);

it('a shop with one place more a day is told apart, by a short sequence', async () => {
  const roomier = (shopRules: ShopRules) => new ModelShop({ ...shopRules, caps: shopRules.caps.map((cap) => cap + 1) });
  const { failed, counterexample } = await fc.check(toldBy(roomier), { numRuns: 50, seed: 1 });
  expect(failed).toBe(true);
  expect([...counterexample![1]].length).toBeLessThanOrEqual(2);
});
