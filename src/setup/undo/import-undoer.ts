import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { UndoImportBatch } from './undo-import-batch.js';

/** Undoes imports to their end, one batch per transaction: interrupted at any time, the next run continues. */
@Injectable()
export class ImportUndoer {
  constructor(private readonly commands: CommandBus) {}

  /** @param onProgress called after each batch with the number of records that were looked at in this run */
  async run(importId: string, onProgress: (records: number) => void = () => undefined): Promise<void> {
    let done = 0;
    for (;;) {
      const judged = await this.commands.execute(new UndoImportBatch(importId));
      if (judged === null) return;
      done += judged;
      onProgress(done);
    }
  }
}
