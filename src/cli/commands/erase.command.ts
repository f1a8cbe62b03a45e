import { CommandBus } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { Command, CommandRunner, Option } from 'nest-commander';
import type { ErasureTarget } from '../../booking/index.js';
import { system } from '../../kernel/actor.js';
import { catchUp } from '../../platform/projections/catch-up.js';
import { readErasureList } from '../read-erasure-list.js';
import { confirmOrStop } from '../runner/prompts.js';
import { print } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

interface EraseOptions {
  email?: string;
  phone?: string;
  booking?: string;
  list?: string[];
  yes?: boolean;
}

/** Ends when every read model has followed. */
@Command({ name: 'erase', description: 'Forgets a person for good.' })
export class EraseCommand extends CommandRunner {
  async run(_: string[], { yes, ...options }: EraseOptions): Promise<void> {
    const person = toErasureTarget(options);
    await withApp(async (app) => {
      await confirmOrStop('Nobody can bring back what is erased. Go on?', { isSure: yes });
      const { ErasePersonalData } = await import('../../booking/index.js');
      const { bookings, clients } = await app.get(CommandBus).execute(new ErasePersonalData(person, system));
      await catchUp(app);
      if (bookings.length + clients.length === 0) throw new Error('Nobody who booked is known by that');
      const counts = [count(bookings, 'booking'), ...(clients.length > 0 ? [count(clients, 'client on record')] : [])];
      print(`Erased what is personal in ${counts.join(' and ')}.`);
    });
  }

  @Option({ flags: '--email <address>', description: 'of the person' })
  parseEmail(email: string): string {
    return email;
  }

  @Option({ flags: '--phone <number>', description: 'of the person' })
  parsePhone(phone: string): string {
    return phone;
  }

  @Option({ flags: '--booking <id>', description: 'one of their bookings' })
  parseBooking(id: string): string {
    if (!isUUID(id)) throw new Error(`${id} is not the id of a booking`);
    return id;
  }

  @Option({ flags: '--list <file>', description: 'instead: ids, one a line, as erasures lists them' })
  parseList(file: string): string[] {
    return readErasureList(file);
  }

  @Option({ flags: '--yes', description: 'do not ask' })
  parseYes(): boolean {
    return true;
  }
}

function count({ length }: readonly string[], thing: string): string {
  return `${length} ${length === 1 ? thing : thing.replace(/^\w+/, '$&s')}`;
}

/** @throws Error that says what is missing */
function toErasureTarget({ email, phone, booking, list }: EraseOptions): ErasureTarget {
  if (list) return { onlyIds: list };
  if (!email && !phone && !booking) throw new Error('Say whom, by --email, --phone, --booking or --list');
  return { ...(email && { email }), ...(phone && { phone }), ...(booking && { bookingId: booking }) };
}
