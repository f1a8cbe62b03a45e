import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { parseArgs } from 'node:util';
import { LargeShop } from './large-shop.js';
import { LargeShopModule } from './large-shop.module.js';

/** Options of `npm run seed:large -- [--bookings 1000000] [--add]`. */
const { values } = parseArgs({
  options: { bookings: { type: 'string', default: '1000000' }, add: { type: 'boolean' } },
});
const bookings = Number(values.bookings);
if (!Number.isInteger(bookings) || bookings < 1 || bookings > 2_000_000)
  throw new Error('--bookings must be a number from 1 to 2000000');

const began = Date.now();
const seconds = () => `${((Date.now() - began) / 1_000).toFixed(0)} s`;
let last = '';
const app = await NestFactory.createApplicationContext(LargeShopModule, { logger: ['error', 'warn'] });
try {
  const events = await app.get(LargeShop).seed({
    bookings,
    add: values.add,
    onProgress(what, done, of) {
      const line = `${what}${done > 0 ? `: ${Math.floor((done / of) * 20) * 5} %` : ''}`;
      if (line !== last) console.log(`  ${seconds().padStart(6)}  ${line}`);
      last = line;
    },
  });
  console.log(`\n  ${bookings} bookings, ${events} events, in ${seconds()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}
