import { CommandBus } from '@nestjs/cqrs';
import { isEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { Command, CommandRunner, Option } from 'nest-commander';
import { system } from '../../kernel/actor.js';
import { promptSecret } from '../runner/prompts.js';
import { print } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

interface CreateAdminOptions {
  email: string;
  link?: boolean;
}

@Command({
  name: 'create-admin',
  description: 'Creates an administrator. The password is asked for or piped in, or chosen through a link.',
})
export class CreateAdminCommand extends CommandRunner {
  async run(_: string[], { email, link }: CreateAdminOptions): Promise<void> {
    if (link && !process.env.PUBLIC_URL)
      throw new Error('Set PUBLIC_URL to the address of the site: the link begins with it');
    await withApp(async (app) => {
      const password = link ? null : await promptSecret(`Password for ${email}, at least 12 characters:`);
      const { CreateUser, IssueInvitationLink } = await import('../../identity/index.js');
      const commands = app.get(CommandBus);
      const id = await commands.execute(new CreateUser({ email, password, role: 'admin_staff' }, system));
      if (!link) return print(`${email} can sign in as an administrator.`);
      const url = await commands.execute(new IssueInvitationLink(id));
      print(`${email} is an administrator. This link sets the password, once, within 48 hours:\n${url}`);
    });
  }

  @Option({ flags: '--email <address>', description: 'email address of the administrator', required: true })
  parseEmail(email: string): string {
    if (!isEmailAddress(email)) throw new Error(`"${email}" is not an email address such as somebody@example.com`);
    return email;
  }

  @Option({ flags: '--link', description: 'print a link that sets the password, once, within 48 hours' })
  parseLink(): boolean {
    return true;
  }
}
