import { Injectable } from '@nestjs/common';
import type { Executor } from '../../../platform/database/sql.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { BookingChangeUndone } from '../../booking.event-types.js';
import type { BookingMailTemplate } from '../mail-types.js';
import { bookingRestored } from '../messages/booking-restored.js';
import { currentStatus } from '../messages/current-status.js';
import type { NotificationRule } from '../notification-rules.js';
import { isAnnouncedByAnother } from '../visit-mails.js';
import { isShopNotified, isUndone } from './undone-changes.js';
import { UndoNoticeQuery } from './undo-notice.query.js';

/** Finds the mail that an event triggers now. */
@Injectable()
export class DueMessageQuery {
  constructor(private readonly undoNotices: UndoNoticeQuery) {}

  /**
   * Undefined when the rule has none, or none is needed any more: the change was undone before its mail went out, or it
   * undoes a change that was never mailed and held back nothing else.
   */
  async find(rule: NotificationRule, event: RecordedEvent, db: Executor): Promise<BookingMailTemplate | undefined> {
    const message = findMessage(rule, event);
    if (!message) return undefined;
    if (!(event instanceof BookingChangeUndone)) return (await isUndone(event, db)) ? undefined : message;
    if (rule.recipient === 'shop') return (await isShopNotified(event, db)) ? message : undefined;
    const { stream, version, data } = event;
    const notice = await this.undoNotices.find(db, { stream, version, undoes: data.undoes });
    if (notice === 'none') return undefined;
    return notice === 'not-cancelled' ? bookingRestored : notice === 'current-status' ? currentStatus : message;
  }
}

/** The mail that a rule has for an event; null where it needs none. */
export function findMessage(rule: NotificationRule, event: RecordedEvent): BookingMailTemplate | null {
  return isAnnouncedByAnother(event) ? null : rule.message(event.data, event.actor);
}
