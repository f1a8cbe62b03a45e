import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { Command, CommandRunner, Option } from 'nest-commander';
import type { Erased, ErasureTarget } from '../../booking/index.js';
import { system } from '../../kernel/actor.js';
import { formatCount } from '../../platform/format-count.js';
import { isSameName } from '../../platform/personal-data/same-name.js';
import { catchUp } from '../../platform/projections/catch-up.js';
import { describeIdentities } from '../describe-identities.js';
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
    const person = toErasureTarget(options);
    await withApp(async (app) => {
      const { ErasePersonalData } = await import('../../booking/index.js');
      const { ErasureNamesQuery } = await import('../../reporting/index.js');
      const people = person.onlyIds ? [] : [person, ...also.map(toOtherTarget)];
      const names = (await Promise.all(people.map((each) => app.get(ErasureNamesQuery).read(each)))).flat();
      const customerKeys = await printConnected(app, people);
      if (names.length > 0) await expectName([...new Set(names)], yesErase);
      else await confirmOrStop('Nobody can bring back what is erased. Go on?', { isSure: yes });
      const command = new ErasePersonalData({ ...person, customerKeys }, system, { cancelsUpcoming: cancel === true });
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
 * Asks for the person's name, because a mistyped address would erase somebody else.
 * @param names the names that the shop has for this person
 * @throws Error when none of them was given
 */
async function expectName(names: readonly string[], given: string | undefined): Promise<void> {
  const question = `Nobody can bring back what is erased. Type the name to go on: ${names.join(', or ')}:`;
  const typed = given ?? (await promptText(question));
  if (typed === null) throw new Error('Name the person whose data is erased: --yes-erase "their name"');
  if (!names.some((name) => isSameName(typed, name)))
    throw new Error(`Nothing was erased: that is not the name of the person who was found`);
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
  if (cancelled.length > 0) print(`Cancelled ${formatCount(cancelled.length, 'upcoming booking')}; nobody was mailed.`);
}

/**
 * Prints the identities that were found, and who may be the same person.
 * @returns the customer keys of the identities
 */
async function printConnected(app: INestApplicationContext, people: readonly ErasureTarget[]): Promise<string[]> {
  const { ConnectedIdentitiesQuery } = await import('../../booking/index.js');
  const query = app.get(ConnectedIdentitiesQuery);
  const keys = (await Promise.all(people.map((each) => query.findKeys(each)))).flat();
  const found = await query.find(keys);
  if (found.identities.length > 0) print(describeIdentities(found));
  return keys;
}

const toOtherTarget = (other: string): ErasureTarget => (other.includes('@') ? { email: other } : { phone: other });

/** Converts the options. @throws Error that says what is missing */
function toErasureTarget({ email, phone, booking, list }: EraseOptions): ErasureTarget {
  if (list) return { onlyIds: list };
  if (!email && !phone && !booking) throw new Error('Name the person, by --email, --phone, --booking or --list');
  return { ...(email && { email }), ...(phone && { phone }), ...(booking && { bookingId: booking }) };
}
