import { exported, type EventTypes, updated } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import type { CommissionRate } from '../domain/commission.js';

/** A therapist has another commission from a day on. Each rate is a stream of its own: none replaces another. */
export class CommissionRateSet extends RecordedEvent<CommissionRate & { therapistId: string }> {}
/** The pay of a period was downloaded. */
export class PayExported extends RecordedEvent<{ startDate: string; endDate: string; currency: string }> {}

export const payEventTypes = {
  CommissionRateSet: updated(
    CommissionRateSet,
    'commission_rate',
    { therapist_id: 'data.therapistId', service_id: 'data.serviceId', rate: 'data.rate', from: 'data.from' },
    ({ rate, service_id }) => {
      const what = `{therapist_id@therapist}${service_id ? ' for {service_id@service}' : ''}`;
      return typeof rate === 'number'
        ? `Set the commission of ${what} to ${rate / 100}% from {from:day}`
        : `Ended the own commission of ${what} from {from:day}`;
    },
  ),
  PayExported: exported(
    PayExported,
    'export_pay',
    { start_date: 'data.startDate', end_date: 'data.endDate', currency: 'data.currency' },
    'Exported the pay of {start_date:day} to {end_date:day}',
  ),
} satisfies EventTypes;
