import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { ErasePersonalData, type ErasureTarget } from '../booking/index.js';
import { readErasureList } from './read-erasure-list.js';
import { system } from '../kernel/actor.js';
import { catchUp } from '../platform/projections/catch-up.js';

/** Forgets a person for good. Ends when every read model has followed. */
try {
  await erase(parseEraseArgs(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function erase(person: ErasureTarget): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
  try {
    const { length } = await app.get(CommandBus).execute(new ErasePersonalData(person, system));
    await catchUp(app);
    if (length === 0) throw new Error('Nobody who booked is known by that');
    console.log(`Erased what is personal in ${length} ${length === 1 ? 'booking' : 'bookings'}.`);
  } finally {
    await app.close();
  }
}

/** @throws Error that says what is missing or wrong */
function parseEraseArgs(args: string[]): ErasureTarget {
  const text = { type: 'string' } as const;
  const { email, phone, booking, list } = parseArgs({
    args,
    options: { email: text, phone: text, booking: text, list: text },
  }).values;
  if (list) return { onlyBookings: readErasureList(list) };
  if (!email && !phone && !booking) {
    throw new Error(
      'Say whom: npm run erase -- --email …, --phone …, --booking with the id of one of their bookings, or --list with a file of ids',
    );
  }
  if (booking && !isUUID(booking)) throw new Error(`${booking} is not the id of a booking`);
  return { ...(email && { email }), ...(phone && { phone }), ...(booking && { bookingId: booking }) };
}
