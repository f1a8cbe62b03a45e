import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { UTF8_BOM, formatCsvLines } from '../../platform/http/responses/csv.js';
import { ActionLogEntriesQuery } from '../action-log/action-log-entries.query.js';
import type { ActionLogDto, ActionLogFilterDto } from '../action-log/action-log.dto.js';
import { ActionLogExported } from '../audit.event-types.js';
import type { ExportedLog } from './exported-log.js';

const COLUMNS: readonly [title: string, format: (entry: ActionLogDto) => string][] = [
  ['Place', ({ seq }) => String(seq)],
  ['Timestamp', ({ created_at_local }) => created_at_local],
  ['Actor', ({ actor }) => actor],
  ['Admin User', ({ admin_email }) => admin_email ?? ''],
  ['Action Type', ({ action_type }) => action_type],
  ['Kind', ({ kind }) => kind],
  ['Details', ({ details }) => JSON.stringify(details)],
  ['What Happened', ({ sentence }) => sentence.map(({ text }) => text).join('')],
];

/** Exports the entries of a filter as CSV for reading, newest first, with personal values decrypted. */
export class ExportActionLog extends Command<ExportedLog> {
  constructor(
    readonly filter: ActionLogFilterDto,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportActionLog)
export class ExportActionLogHandler implements ICommandHandler<ExportActionLog> {
  constructor(
    private readonly events: EventRecorder,
    private readonly entries: ActionLogEntriesQuery,
  ) {}

  /** Records the export in the log before the first line of the file is sent. */
  async execute({ filter, by }: ExportActionLog): Promise<ExportedLog> {
    const count = await this.entries.count(filter);
    const { kind, who = 'admins', search, from, to, account_id, client_id } = filter;
    const chosen = { kind, who, from, to, account_id, client_id };
    const data = { record_count: count, format: 'csv' as const, ...chosen, by_search: Boolean(search) };
    await this.events.record(ActionLogExported, data, by);
    return { count, content: Readable.from(this.csvLines(filter)) };
  }

  private async *csvLines(filter: ActionLogFilterDto): AsyncGenerator<string> {
    yield UTF8_BOM + formatCsvLines([COLUMNS.map(([title]) => title)]);
    for await (const entries of this.entries.pages(filter))
      yield formatCsvLines(entries.map((entry) => COLUMNS.map(([, format]) => format(entry))));
  }
}
