import { Config } from '../../platform/config.js';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { type Subscriber, Subscribes } from '../../platform/jobs/subscriber.js';
import type { LetterText } from '../../platform/mail/letter.js';
import { Post } from '../../platform/mail/post.js';
import { rendered } from '../../platform/mail/rendered-letter.js';

interface Found {
  broken_seq: number;
  complaint: string;
  verified_seq: number;
}

@Subscribes({ name: 'email-shop-on-action-log-broken', lane: 'mail', to: ['ActionLogFoundBroken'] })
export class EmailShopOnActionLogBroken implements Subscriber {
  constructor(
    private readonly post: Post,
    private readonly config: Config,
  ) {}

  async handle(event: LoggedEvent<Found>): Promise<void> {
    const sender = await this.post.sender();
    if (!sender.email) return;
    const url = new URL('/admindashboard?tab=action-logs&who=everyone', this.config.PUBLIC_URL).href;
    const letter = rendered(sender, alarm(event.data, sender.name, url));
    await this.post.send({ letter, sender, to: { name: sender.name, address: sender.email }, mailId: `${event.eventId}.shop` });
  }
}

function alarm({ broken_seq, complaint, verified_seq }: Found, shopName: string, url: string): LetterText {
  return {
    subject: `Action log changed: entry ${broken_seq}`,
    heading: 'The action log does not hold',
    lead: `The action log of ${shopName} was checked against its seals. Somebody or something has changed it in the database.`,
    facts: [
      { label: 'Found', value: complaint, isMain: true },
      { label: 'Whole up to', value: verified_seq === 0 ? 'No entry' : `Entry ${verified_seq}` },
    ],
    button: { label: 'Open Action Logs', url },
    notes: [
      'Stop changes to the database and keep a copy of it as it is. Compare with the evidence and the heads that were kept elsewhere.',
      'The log is checked every night. You receive no second letter about the same entry.',
    ],
  };
}
