import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { createHmac } from 'node:crypto';
import { DryRunClaims, ImportBookings } from '../../booking/index.js';
import { ServiceCatalog, TherapistService } from '../../catalog/index.js';
import {
  ContactHoldersQuery,
  ImportClients,
  type ImportedClient,
  type NamedClient,
  NamedClientsQuery,
} from '../../clients/index.js';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { type BookingLine, parseBookingLine } from './booking-line.js';
import type { DateOrder } from './cell-rules.js';
import { type ClientReading, parseClientLine } from './client-line.js';
import { CatalogKinds } from './catalog/catalog-kinds.js';
import { type ImportKind, toColumnName } from './import-kinds.js';
import { ErasedClientsQuery } from './erased-clients.query.js';
import { importLines, type JoinedItem, type LineKind, MADE_KEY } from './import-lines.js';
import type { ImportQuestionDto, ImportStepDto, UnknownNameDto } from './import-step.dto.js';
import { type ImportAnswers, surveyFile } from './import-survey.js';
import { COLUMN_NAMES } from './reading/column-names.js';
import { openTable } from './reading/open-table.js';
import { StartImport } from './start-import.js';
import { SharedContacts } from './shared-contacts.js';

/** Most names that a check lists as unknown. */
const MAX_UNKNOWN_NAMES = 100;

/** Matches what other systems call a client whom they do not know. */
const NOBODY = /^(?:walk.?in|guest|unknown|anonymous|cash)\b/i;

interface BookingAnswers extends ImportAnswers {
  dateOrder: DateOrder;
  /** Whether the file is that of an export. */
  isExport: boolean;
}

export interface ImportRequest {
  /** The kind of the file; null to tell from its header. */
  kind: ImportKind | null;
  /** Opens the file at its beginning; called for each pass over it. */
  open: () => AsyncIterable<Buffer>;
  /** The admin in whose name everything is entered. */
  by: Actor;
  /** Whether to report only the changes that the import would make, without writing. */
  isDryRun: boolean;
  answers: ImportAnswers;
}

/**
 * Imports a file, one batch of lines per transaction: interrupted at any time, the same file continues where it ended.
 * The command line and the office both use it.
 */
@Injectable()
export class ShopImporter {
  constructor(
    private readonly commands: CommandBus,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly contacts: ContactHoldersQuery,
    private readonly named: NamedClientsQuery,
    private readonly erased: ErasedClientsQuery,
    private readonly catalog: CatalogKinds,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /**
   * Yields the progress after each batch, with the lines that were refused in it. Where the file leaves something open,
   * yields the questions alone, and imports nothing.
   * @throws InvalidInputError on `file` for a file that cannot be read to its end; nothing of it is imported;
   * BusinessRuleError `import-being-undone` while an import of that kind is being undone, also in the middle
   */
  async *run({ kind: named, open, by, isDryRun, answers }: ImportRequest): AsyncGenerator<ImportStepDto> {
    const request = { open, columns: answers.columns ?? null, leaveOut: new Set(answers.leaveOut) };
    const file = await openTable({ ...request, kind: named });
    const { kind, columns } = file;
    const first = toFirstStep(file);
    if (file.missing.length > 0) return void (yield { ...first, questions: [toColumnQuestion(file.missing)] });
    const { questions, notices, dateOrder } = await surveyFile(file, answers);
    const step = { ...first, questions, notices: [...file.notices(), ...notices] };
    if (questions.length > 0) return void (yield step);
    const { lines } = await openTable({ ...request, kind });
    const importId = await this.start(kind, isDryRun ? null : open, by);
    const lineKinds = {
      clients: async () => this.toClients(by, importId, { ...file, therapists: await this.therapists.listAll() }),
      bookings: () => this.toBookings(by, importId, { ...answers, dateOrder, isExport: file.isExport }),
      services: () => this.catalog.toServices(by, importId),
      therapists: () => this.catalog.toTherapists(by, importId),
      roster: () => this.catalog.toShifts(by, importId),
    } satisfies Record<ImportKind, () => unknown>;
    const lineKind = (await lineKinds[kind]()) as LineKind<{ externalId: string | null }>;
    yield* importLines(lines, columns, lineKind, step);
  }

  /** Starts an import that can be undone, or continues that of the same file. @param open null for a dry run */
  private async start(kind: ImportKind, open: ImportRequest['open'] | null, by: Actor): Promise<string | null> {
    if (!open) return this.commands.execute(new StartImport(kind, null, by));
    const hash = createHmac('sha256', this.config.PERSONAL_DATA_KEY).update('file');
    for await (const part of open()) hash.update(part);
    return this.commands.execute(new StartImport(kind, hash.digest(), by));
  }

  /** @param importId null for a dry run */
  private toClients(
    by: Actor,
    importId: string | null,
    { isOwn, isExport, therapists }: Pick<ClientReading, 'isOwn' | 'isExport' | 'therapists'>,
  ) {
    const reading = {
      country: this.config.SHOP_COUNTRY,
      ...{ isOwn, isExport, therapists, today: this.clock.today() },
      toKey: (texts: readonly string[]) => this.toKey(texts),
    };
    const shared = importId === null ? new SharedContacts(this.contacts) : null;
    return {
      parse: (cells) => {
        const { client: item, ...found } = parseClientLine(cells, reading);
        return { item, ...found };
      },
      join: (clients) => this.refuseErased(clients),
      importAll: (clients) => this.commands.execute(new ImportClients(clients, by, importId === null, importId)),
      findShared: async (lines, outcomes) => (await shared?.find(lines, outcomes)) ?? [],
    } satisfies LineKind<NonNullable<ReturnType<typeof parseClientLine>['client']>>;
  }

  /** Refuses exported clients who were erased here since, though nothing was written down about them. */
  private async refuseErased(clients: readonly ImportedClient[]): Promise<JoinedItem<ImportedClient>[]> {
    const ids = clients.flatMap(({ isExported, externalId: id }) => (isExported && isUUID(id) ? [id] : []));
    const erased = await this.erased.read(ids);
    const refused = { refused: 'This client was erased, and is not brought back', column: 'external_id' };
    return clients.map((item) => ({ item, ...(erased.has(item.externalId) && refused) }));
  }

  private async toBookings(
    by: Actor,
    importId: string | null,
    { dateOrder, names = {}, defaults, isExport }: BookingAnswers,
  ) {
    const country = this.config.SHOP_COUNTRY;
    const [services, therapists] = [await this.services.listAll(), await this.therapists.listAll()];
    const unknown = new Map<string, UnknownNameDto>();
    const onUnknownName = (column: UnknownNameDto['column'], name: string) => {
      const key = `${column} ${name}`;
      const found = unknown.get(key);
      if (found) found.lines += 1;
      else if (unknown.size < MAX_UNKNOWN_NAMES) unknown.set(key, { column, name, lines: 1 });
    };
    const catalog = {
      ...{ services, therapists, names, country, dateOrder, isExport, onUnknownName },
      isTherapistOpen: defaults.includes('therapist'),
      toLocal: (instant: Date) => this.clock.toLocal(instant),
    };
    const run = { dryRun: importId === null ? new DryRunClaims() : null, recognized: new Set<string>(), importId };
    return {
      parse: (cells) => {
        const { booking: item, ...found } = parseBookingLine(cells, catalog);
        return { item, ...found };
      },
      join: (bookings) => this.joinClients(bookings),
      report: () => ({
        unknown_names: [...unknown.values()].map((name) => ({ ...name })),
        service_names: services.map(({ name }) => name),
        therapist_names: therapists.map(({ name }) => name),
      }),
      importAll: (bookings) => this.commands.execute(new ImportBookings(bookings, by, run)),
    } satisfies LineKind<BookingLine>;
  }

  /**
   * Gives bookings their client, where they have no contact of their own: the one with the key that the line has, else the
   * only one with the name.
   */
  private async joinClients(bookings: readonly BookingLine[]): Promise<JoinedItem<BookingLine>[]> {
    const named = await this.named.read(
      bookings.map(({ clientRef, isExported, client: { firstName, lastName, email, phone } }) => ({
        externalId: clientRef,
        name: isExported || email || phone || NOBODY.test(firstName) ? '' : `${firstName} ${lastName}`.trim(),
      })),
    );
    const erased = await this.erased.readKeys(
      bookings.flatMap(({ isExported, clientRef }) => (isExported && clientRef ? [clientRef] : [])),
    );
    return bookings.map((booking, nth) => {
      const { client } = booking;
      const found = named[nth]!;
      if (booking.isExported && booking.clientRef && erased.has(booking.clientRef))
        return { item: booking, refused: 'The client of this booking was erased, and is not brought back' };
      if (booking.isExported) return { item: withKeyedClient(booking, found) };
      const name = `${client.firstName} ${client.lastName}`.trim();
      const hasContact = Boolean(client.email || client.phone);
      if (name === '' && found.length === 0)
        return { item: booking, refused: `No client has the key ${booking.clientRef}: import the clients first` };
      if (hasContact || found.length === 0) return { item: booking };
      if (found.length > 1)
        return { item: booking, doubt: `Several clients are called ${name}: kept as somebody else` };
      const [{ id, firstName, lastName, email, phone }] = found as [NamedClient];
      return {
        ...(!booking.clientRef && { doubt: 'Has neither phone nor email: is taken for the only client of this name' }),
        item: { ...booking, clientId: id, client: { ...client, firstName, lastName, email, phone: phone ?? '' } },
      };
    });
  }

  /** Returns a key that nobody can tell the texts from, and that is the same whenever they are. */
  private toKey(texts: readonly string[]): string {
    const content = JSON.stringify(texts.map((text) => text.toLowerCase()));
    const hash = createHmac('sha256', this.config.PERSONAL_DATA_KEY).update('import').update(content);
    return `${MADE_KEY}${hash.digest('hex').slice(0, 24)}`;
  }
}

/** Gives an exported booking the client of its key, whatever that client is called by now. */
function withKeyedClient(booking: BookingLine, [client]: readonly NamedClient[]): BookingLine {
  return booking.clientRef && client ? { ...booking, clientId: client.id } : booking;
}

function toFirstStep({ kind, titles, columns, examples }: Awaited<ReturnType<typeof openTable>>): ImportStepDto {
  return {
    kind,
    ignored_columns: titles.filter((title, nth) => title !== '' && columns[nth] === '').map(toColumnName),
    columns: titles.map((title, nth) => ({ title, meaning: columns[nth]!, examples: [...examples[nth]!] })),
    meanings: Object.keys(COLUMN_NAMES[kind]),
    questions: [],
    notices: [],
    lines: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    refused_lines: [],
    doubtful: 0,
    doubtful_lines: [],
    unknown_names: [],
    service_names: [],
    therapist_names: [],
    shared_contacts: [],
  };
}

const toColumnQuestion = (missing: readonly string[]): ImportQuestionDto => ({
  parameter: 'columns',
  text: `Which column has ${missing.join(', ')}? No title of the file shows it.`,
  answers: [],
});
