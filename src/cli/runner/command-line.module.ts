import { type DynamicModule, Module, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { type CommandRunner, InjectCommander } from 'nest-commander';

type Program = Parameters<CommandRunner['setCommand']>[0];

/** The module that runs the program around the commands. */
@Module({})
export class CommandLineModule implements OnApplicationBootstrap {
  constructor(@InjectCommander() private readonly program: Program) {}

  static with(providers: Type<CommandRunner>[]): DynamicModule {
    return { module: CommandLineModule, providers };
  }

  onApplicationBootstrap(): void {
    this.program.name('spa').description('Manages the data of a shop.');
    // An extra word is refused: it may be a mistyped option, which would silently not apply.
    for (const command of this.program.commands) command.allowExcessArguments(false);
  }
}
