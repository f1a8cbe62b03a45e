import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { Command, CommandRunner, Option } from 'nest-commander';
import type { Erased } from '../../booking/index.js';
import { system } from '../../kernel/actor.js';
import { formatCount } from '../../platform/format-count.js';
import { isSameName } from '../../platform/personal-data/same-name.js';
import { catchUp } from '../../platform/projections/catch-up.js';
import { describeErasure } from '../describe-erasure.js';
import { readErasureList } from '../read-erasure-list.js';
import { confirmOrStop, promptText } from '../runner/prompts.js';
import { print } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

interface EraseOptions {
  email?: string;
  phone?: string;
  booking?: string;
  also?: string[];
  list?: string[];
  cancel?: boolean;
  yes?: boolean;
  yesErase?: string;
}

/** Erases a person, and waits until every read model has caught up. */
@Command({ name: 'erase', description: 'Erases the data of a person for good.' })
export class EraseCommand extends CommandRunner {
  async run(_: string[], { yes, yesErase, cancel, also = [], ...options }: EraseOptions): Promise<void> {
    const wanted = toWanted(options, also);
    await withApp(async (app) => {
      const { ErasePersonalData } = await import('../../booking/index.js');
      const target = options.list
        ? { onlyIds: options.list }
        : { clientIds: await chooseClients(app, wanted, yesErase) };
      if (options.list) await confirmOrStop('What is erased cannot be brought back. Continue?', { isSure: yes });
      const command = new ErasePersonalData(target, system, { cancelsUpcoming: cancel === true });
      const erased = await app.get(CommandBus).execute(command);
      await catchUp(app);
      printErased(erased);
    });
  }

  @Option({ flags: '--email <address>', description: 'email address of the person' })
  parseEmail(email: string): string {
    return email;
  }

  @Option({ flags: '--phone <number>', description: 'phone number of the person' })
  parsePhone(phone: string): string {
    return phone;
  }

  @Option({ flags: '--booking <id>', description: 'one of their bookings' })
  parseBooking(id: string): string {
    if (!isUUID(id)) throw new Error(`"${id}" is not the id of a booking`);
    return id;
  }

  @Option({ flags: '--also <address or number>', description: 'another one of the same person; may be repeated' })
  parseAlso(other: string, others: string[] = []): string[] {
    return [...others, other];
  }

  @Option({ flags: '--cancel', description: 'cancel their upcoming appointments; no mails are sent' })
  parseCancel(): boolean {
    return true;
  }

  @Option({
    flags: '--list <file>',
    description: 'instead of a person: file of ids, one a line, as erasures lists them',
  })
  parseList(file: string): string[] {
    return readErasureList(file);
  }

  @Option({ flags: '--yes', description: 'with --list: do not ask' })
  parseYes(): boolean {
    return true;
  }

  @Option({ flags: '--yes-erase <name>', description: 'do not ask; the name of the person' })
  parseYesErase(name: string): string {
    return name;
  }
}

/**
 * Prints who is known by an address, number or booking, and asks for a name: a mistyped address would erase somebody
 * else, and several people may share one.
 * @returns the ids of the clients of this name
 * @throws Error when nobody is known, or none of them has the name
 */
async function chooseClients(
  app: INestApplicationContext,
  wanted: { contacts: string[]; bookingId?: string },
  given: string | undefined,
): Promise<string[]> {
  const { ErasureQuery } = await import('../../reporting/index.js');
  const query = app.get(ErasureQuery);
  const found = await query.findKnown(wanted);
  if (found.length === 0) throw new Error('No client matches, or they were erased before');
  print(describeErasure(found, await query.findSharing(found)));
  const names = [...new Set(found.flatMap((client) => client.names))];
  const question = `What is erased cannot be brought back. Type the name to continue: ${names.join(', or ')}:`;
  const typed = given ?? (await promptText(question));
  if (typed === null) throw new Error('Name the person whose data is erased: --yes-erase "their name"');
  const chosen = found.filter((client) => client.names.some((name) => isSameName(typed, name)));
  if (chosen.length === 0) throw new Error('Nothing was erased: that is not the name of the person who was found');
  return chosen.flatMap(({ ids }) => ids);
}

/** Prints what was erased. @throws Error when nobody was found */
function printErased({ bookings, before, cancelled, clients, waiting }: Erased): void {
  const isNew = bookings.length + clients.length + waiting.length > 0;
  if (!isNew && before.length === 0) throw new Error('No client matches, or they were erased before');
  const counts = [
    formatCount(bookings.length, 'booking'),
    ...(clients.length > 0 ? [`${formatCount(clients.length, 'client')} on record`] : []),
    ...(waiting.length > 0 ? [`${formatCount(waiting.length, 'place')} on the waiting list`] : []),
  ];
  print(isNew ? `Erased what is personal in ${counts.join(' and ')}.` : 'Nothing was left to erase.');
  if (before.length > 0) print(`Erased before: ${before.length}.`);
  if (cancelled.length > 0)
    print(`Cancelled ${formatCount(cancelled.length, 'upcoming booking')}; nobody was emailed.`);
}

/** Converts the options. @throws Error that says what is missing */
function toWanted({ email, phone, booking, list }: EraseOptions, also: readonly string[]) {
  if (!email && !phone && !booking && !list)
    throw new Error('Name the person, by --email, --phone, --booking or --list');
  const contacts = [email, phone, ...also].filter((contact) => contact !== undefined);
  return { contacts, ...(booking && { bookingId: booking }) };
}
