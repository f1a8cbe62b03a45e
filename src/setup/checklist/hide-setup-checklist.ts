import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { SETUP_STREAM, SetupChecklistHidden } from '../setup.event-types.js';

/** Hides the setup checklist from everybody. */
export class HideSetupChecklist extends Command<void> {
  constructor(readonly by: Actor) {
    super();
  }
}

@CommandHandler(HideSetupChecklist)
export class HideSetupChecklistHandler implements ICommandHandler<HideSetupChecklist> {
  constructor(private readonly events: EventRecorder) {}

  execute({ by }: HideSetupChecklist): Promise<void> {
    return this.events.record(SetupChecklistHidden, {}, by, SETUP_STREAM);
  }
}
