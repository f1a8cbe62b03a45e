import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { ClientsExported } from '../reporting.event-types.js';
import { ClientCsvQuery, type ExportedClients } from './client-csv.query.js';
import type { ClientFilterDto } from './client-list.dto.js';

/** Exports the clients of a filter as CSV. The log keeps what was asked for, but neither the text nor the tag. */
export class ExportClients extends Command<ExportedClients> {
  constructor(
    readonly filter: ClientFilterDto,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportClients)
export class ExportClientsHandler implements ICommandHandler<ExportClients> {
  constructor(
    private readonly events: EventRecorder,
    private readonly clients: ClientCsvQuery,
  ) {}

  /** Logs the export before its first row is sent. */
  async execute({ filter, by }: ExportClients): Promise<ExportedClients> {
    const exported = await this.clients.read(filter);
    const { text, tag, not_seen_days, no_show, birthday, therapist_id, upcoming } = filter;
    const data = {
      record_count: exported.count,
      ...{ not_seen_days, no_show, birthday, therapist_id, upcoming },
      by_text: Boolean(text?.trim()),
      by_tag: tag !== undefined,
    };
    await this.events.record(ClientsExported, data, by);
    return exported;
  }
}
