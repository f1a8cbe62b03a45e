import { CommandBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandRunner } from 'nest-commander';
import { system } from '../../kernel/actor.js';
import { print } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

@Command({
  name: 'reset-second-factor',
  arguments: '<email>',
  description: 'Removes the second factor of an account whose owner has lost the app and the recovery codes.',
})
export class ResetSecondFactorCommand extends CommandRunner {
  async run([email = '']: string[]): Promise<void> {
    await withApp(async (app) => {
      const { AccountsQuery, ResetSecondFactor } = await import('../../identity/index.js');
      const accounts = await app.get(AccountsQuery).read(app.get(EntityManager).fork());
      const account = accounts.find((each) => each.email.toLowerCase() === email.trim().toLowerCase());
      if (!account) throw new Error(`No account has the email address ${email}`);
      const wasReset = await app.get(CommandBus).execute(new ResetSecondFactor(account.id, system));
      if (!wasReset) throw new Error(`There is no second factor on ${account.email}`);
      print(`${account.email} is signed out everywhere, and signs in with the password alone.`);
    });
  }
}
