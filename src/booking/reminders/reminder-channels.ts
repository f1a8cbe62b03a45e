import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReminderSettings, ShopSettings } from '../../catalog/index.js';
import { toTextNumber } from '../../kernel/phone-number.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';
import { NO_ANSWER } from '../../platform/deliveries/late-answers/unknown-attempts.js';
import { sendsTexts } from '../../platform/text-messages/sends-texts.js';
import { clientSubscribers, clientTextSubscribers } from '../notifications/client-subscribers.js';
import type { ReminderChannel } from './client-reminded.event-types.js';

/** Addresses at which a client can be written to. */
export interface ClientAddresses {
  client_email: string | null;
  client_phone: string;
}

/** Decides how a client is reminded. */
@Injectable()
export class ReminderChannels {
  constructor(
    private readonly settings: ShopSettings,
    private readonly config: Config,
  ) {}

  /**
   * Chooses among the channels that the settings allow and the client has. An address that was refused, for any
   * booking, is not used again.
   * @returns undefined when there is no address at all; empty when every one was refused
   */
  async find(em: EntityManager, client: ClientAddresses): Promise<ReminderChannel[] | undefined> {
    const { by_mail, by_text } = await this.settings.read(ReminderSettings);
    const canMail = by_mail && client.client_email !== null;
    const canText = by_text && sendsTexts(this.config) && toTextNumber(client.client_phone, this.config.SHOP_COUNTRY);
    if (!canMail && !canText) return undefined;
    const { client_email, client_phone } = client;
    const subscribers = [clientSubscribers, clientTextSubscribers];
    const [refused] = await sql<Refused>(em, refusedSql, [...subscribers, client_email, client_phone]);
    const channels: ReminderChannel[] = [];
    if (canMail && !refused?.is_mail_refused) channels.push('mail');
    if (canText && !refused?.is_text_refused) channels.push('text');
    return channels;
  }
}

interface Refused {
  is_mail_refused: boolean;
  is_text_refused: boolean;
}

/**
 * Finds addresses that were refused. A mail over the daily limit, or one that may have arrived, was not refused by the
 * address itself.
 */
const refusedSql = /* sql */ `
  select coalesce(bool_or(d.subscriber = any ($1::text[]) and lower(b.client_email) = lower($3)), false) as is_mail_refused,
    coalesce(bool_or(d.subscriber = any ($2::text[]) and regexp_replace(b.client_phone, '\\D', '', 'g')
      = regexp_replace($4, '\\D', '', 'g')), false) as is_text_refused
  from deliveries d join event_log e using (event_id)
  join bookings b on b.id = coalesce((e.data ->> 'booking_id')::uuid, e.stream)
  where d.refusal is not null and d.refusal not like 'limit of %' and d.refusal <> '${NO_ANSWER}'`;
