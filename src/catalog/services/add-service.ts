import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { ServiceInput } from './service-input.js';
import { ServiceWriter } from './service-writer.js';

/** Offers a new service. @throws BusinessRuleError `service-exists` */
export class AddService extends Command<void> {
  constructor(
    readonly id: string,
    readonly input: ServiceInput,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddService)
export class AddServiceHandler implements ICommandHandler<AddService> {
  constructor(
    private readonly em: EntityManager,
    private readonly writer: ServiceWriter,
  ) {}

  execute({ id, input, by }: AddService): Promise<void> {
    return this.em.fork().transactional((em) => this.writer.add(em, id, input, by));
  }
}
