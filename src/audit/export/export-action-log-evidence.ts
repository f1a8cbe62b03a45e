import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { ActionLogChain } from '../hash-chain/action-log-chain.js';
import { ExtendHashChain } from '../hash-chain/extend-hash-chain.task.js';
import { ActionLogExported } from '../audit.event-types.js';
import type { ExportedLog } from './exported-log.js';

/** Exports every hashed entry as it is stored, with its hash, as JSON Lines. Personal values stay encrypted. */
export class ExportActionLogEvidence extends Command<ExportedLog> {
  constructor(readonly by: Actor) {
    super();
  }
}

@CommandHandler(ExportActionLogEvidence)
export class ExportActionLogEvidenceHandler implements ICommandHandler<ExportActionLogEvidence> {
  constructor(
    private readonly events: EventRecorder,
    private readonly chain: ActionLogChain,
    private readonly hashChain: ExtendHashChain,
  ) {}

  /** Records the export in the log before the first line of the file is sent. */
  async execute({ by }: ExportActionLogEvidence): Promise<ExportedLog> {
    await this.hashChain.run();
    const { seq } = await this.hashChain.head();
    const data = { record_count: seq, format: 'jsonl' as const, sealed_seq: seq };
    await this.events.record(ActionLogExported, data, by);
    return { count: seq, content: Readable.from(this.jsonLines(seq)) };
  }

  private async *jsonLines(lastSeq: number): AsyncGenerator<string> {
    for await (const page of this.chain.pages(lastSeq))
      yield page.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  }
}
