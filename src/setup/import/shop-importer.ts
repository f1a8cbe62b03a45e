import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DryRunClaims, ImportBookings } from '../../booking/index.js';
import { ServiceCatalog, TherapistService } from '../../catalog/index.js';
import { ContactHoldersQuery, ImportClients } from '../../clients/index.js';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { Config } from '../../platform/config.js';
import { parseBookingLine } from './booking-line.js';
import type { DateOrder } from './cell-rules.js';
import { parseClientLine } from './client-line.js';
import { columnsFor, type ImportKind, recognizeKind, toColumnName } from './import-kinds.js';
import { importLines, type LineKind } from './import-lines.js';
import type { ImportStepDto } from './import-step.dto.js';
import { type ImportAnswers, surveyFile } from './import-survey.js';
import { readCsv } from './read-csv.js';
import { SharedContacts } from './shared-contacts.js';

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
    private readonly config: Config,
  ) {}

  /**
   * Yields the progress after each batch, with the lines that were refused in it. Where the file leaves something open,
   * yields the questions alone, and imports nothing.
   * @throws InvalidInputError on `file` for a file that cannot be read to its end; nothing of it is imported
   */
  async *run({ kind: named, open, by, isDryRun, answers }: ImportRequest): AsyncGenerator<ImportStepDto> {
    const file = await openLines(open, named);
    const { kind, columns } = file;
    const { questions, notices, dateOrder } = await surveyFile(file, answers);
    const step = { ...toFirstStep(kind, columns), questions, notices };
    if (questions.length > 0) return void (yield step);
    const { lines } = await openLines(open, kind);
    const lineKind = kind === 'clients' ? this.toClients(by, isDryRun) : await this.toBookings(by, isDryRun, dateOrder);
    yield* importLines(lines, columns, lineKind as LineKind<{ externalId: string | null }>, step);
  }

  private toClients(by: Actor, isDryRun: boolean) {
    const country = this.config.SHOP_COUNTRY;
    const shared = isDryRun ? new SharedContacts(this.contacts) : null;
    return {
      parse: (cells) => {
        const { client: item, refused } = parseClientLine(cells, country);
        return { item, refused };
      },
      importAll: (clients) => this.commands.execute(new ImportClients(clients, by, isDryRun)),
      findShared: async (lines, outcomes) => (await shared?.find(lines, outcomes)) ?? [],
    } satisfies LineKind<NonNullable<ReturnType<typeof parseClientLine>['client']>>;
  }

  private async toBookings(by: Actor, isDryRun: boolean, dateOrder: DateOrder) {
    const country = this.config.SHOP_COUNTRY;
    const [services, therapists] = [await this.services.listAll(), await this.therapists.listAll()];
    const catalog = { services, therapists, country, dateOrder };
    const run = { dryRun: isDryRun ? new DryRunClaims() : null, recognized: new Set<string>() };
    return {
      parse: (cells) => {
        const { booking: item, refused } = parseBookingLine(cells, catalog);
        return { item, refused };
      },
      importAll: (bookings) => this.commands.execute(new ImportBookings(bookings, by, run)),
    } satisfies LineKind<NonNullable<ReturnType<typeof parseBookingLine>['booking']>>;
  }
}

/** Opens a file behind its header. @throws InvalidInputError when it is empty, or lacks columns that are needed */
async function openLines(open: ImportRequest['open'], named: ImportKind | null) {
  const lines = readCsv(open());
  const header = await lines.next();
  if (header.done) throw new InvalidInputError('file', 'The file is empty');
  const columns = header.value.cells.map(toColumnName);
  return { kind: recognizeKind(columns, named), columns, lines };
}

function toFirstStep(kind: ImportKind, columns: readonly string[]) {
  const knownColumns: readonly string[] = columnsFor(kind);
  const ignored_columns = columns.filter((column) => column !== '' && !knownColumns.includes(column));
  return {
    kind,
    ignored_columns,
    lines: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    refused_lines: [],
    shared_contacts: [],
  };
}
