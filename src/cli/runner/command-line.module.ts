import { type DynamicModule, Module, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { type CommandRunner, InjectCommander } from 'nest-commander';

type Program = Parameters<CommandRunner['setCommand']>[0];

/** The program around the commands. */
@Module({})
export class CommandLineModule implements OnApplicationBootstrap {
  constructor(@InjectCommander() private readonly program: Program) {}

  static with(providers: Type<CommandRunner>[]): DynamicModule {
    return { module: CommandLineModule, providers };
  }

  onApplicationBootstrap(): void {
    this.program.name('spa').description('Looks after the data of a shop.');
    // A word too many is a mistake: what was meant by it would be left undone.
    for (const command of this.program.commands) command.allowExcessArguments(false);
  }
}
