import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/clock.js';
import { PasswordTokens } from './password-tokens.js';

/** Issues an invitation that is handed over without a mail. Results in its link. */
export class IssueInvitationLink extends Command<string> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(IssueInvitationLink)
export class IssueInvitationLinkHandler implements ICommandHandler<IssueInvitationLink> {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: PasswordTokens,
    private readonly clock: Clock,
  ) {}

  execute({ userId }: IssueInvitationLink): Promise<string> {
    const issue = (em: EntityManager) => this.tokens.issueLink(em, userId, 'invitation', this.clock.now());
    return this.em.fork().transactional(issue);
  }
}
