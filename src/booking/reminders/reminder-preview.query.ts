import { Injectable } from '@nestjs/common';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { countTextParts } from '../../platform/text-messages/gsm-text.js';
import { sendsTexts } from '../../platform/text-messages/sends-texts.js';
import { BookingLinkService } from '../booking-link.service.js';
import { BookingMailService } from '../notifications/booking-mail.service.js';
import type { MailBooking } from '../notifications/mail-types.js';
import { appointmentReminder } from '../notifications/messages/appointment-reminder.js';
import { toChangeDeadline } from '../policy/change-cutoff.js';
import { CurrentPolicy } from '../policy/current-policy.js';
import type { ReminderPreviewDto } from './reminder-preview.dto.js';
import { renderReminderText } from './reminder-text.js';

/** Shows the shop a reminder before anybody gets one. */
@Injectable()
export class ReminderPreviewQuery {
  constructor(
    private readonly mails: BookingMailService,
    private readonly links: BookingLinkService,
    private readonly config: Config,
    private readonly policies: CurrentPolicy,
    private readonly clock: ShopClock,
  ) {}

  /** Renders the reminder of an example, in the shop's name. Its links open nothing. */
  async read(): Promise<ReminderPreviewDto> {
    const booking = { ...EXAMPLE, date: addDays(this.clock.today(), 2) };
    const shop = await this.mails.getShop();
    const view = this.links.bookingPageUrl(EXAMPLE.id);
    const policy = await this.policies.read();
    const links = {
      view,
      answer: view,
      terms: policy.cancellation,
      changeableUntil: toChangeDeadline(booking, policy),
    };
    const { subject, text } = renderMail(appointmentReminder, { booking, shop, links });
    const message = renderReminderText(true, booking, shop.name, this.links.shortBookingPageUrl(EXAMPLE.id));
    return {
      subject,
      mail: text,
      text: message,
      text_parts: countTextParts(message),
      has_text_gateway: sendsTexts(this.config),
    };
  }
}

const EXAMPLE: Omit<MailBooking, 'date'> = {
  id: '00000000-0000-4000-8000-000000000000',
  version: 1,
  status: 'confirmed',
  serviceName: 'Massage',
  therapistName: 'Mei',
  isUnassigned: false,
  time: '14:30',
  durationMinutes: 60,
  firstName: 'Georgia',
  lastName: 'Marsh',
  clientEmail: null,
  clientPhone: '',
  notes: null,
  isAttendanceConfirmed: false,
  totalCents: 11500,
  currency: 'USD',
  cancellationReason: null,
  pendingReason: null,
  heldUntil: null,
  movedFrom: null,
};
