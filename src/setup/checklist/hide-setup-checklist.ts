import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { SETUP_STREAM } from '../setup.event-types.js';

/** Nobody is shown the list of what a new shop needs any more. */
export class HideSetupChecklist extends Command<void> {
  constructor(readonly by: Actor) {
    super();
  }
}

@CommandHandler(HideSetupChecklist)
export class HideSetupChecklistHandler implements ICommandHandler<HideSetupChecklist> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  async execute({ by }: HideSetupChecklist): Promise<void> {
    const event = { stream: SETUP_STREAM, type: 'SetupChecklistHidden', data: {} };
    await this.em.fork().transactional((em) => this.log.appendChangeEvents(em, [event], by));
  }
}
