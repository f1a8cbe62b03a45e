import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { parseArgs } from 'node:util';
import { AppModule } from './app.module.js';
import { ErasePersonalData } from './booking/index.js';
import { system } from './platform/event-store/actor.js';
import { Projector } from './platform/relay/projector.js';
import { Relay } from './platform/relay/relay.js';

/** Forgets a person for good. Ends when every read model has followed. */
const text = { type: 'string' } as const;
const { email, phone, booking: bookingId } = parseArgs({ options: { email: text, phone: text, booking: text } }).values;
if (!email && !phone && !bookingId) throw new Error('Say whom: --email, --phone or --booking with the id of one of their bookings');

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  const person = { ...(email && { email }), ...(phone && { phone }), ...(bookingId && { bookingId }) };
  const erased = await app.get(CommandBus).execute(new ErasePersonalData(person, system));
  while (await app.get(Relay).step());
  while (await app.get(Projector).step());
  console.log(`Erased what is personal in ${erased.length} ${erased.length === 1 ? 'booking' : 'bookings'}.`);
  process.exitCode = erased.length > 0 ? 0 : 1;
} finally {
  await app.close();
}
