import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { StaffRooms } from '../../catalog/index.js';
import {
  onlinePaymentEvents,
  type RecordedOnlinePaymentEvent,
  type RecordedSaleEvent,
  saleEvents,
} from '../payments.event-types.js';

/** Makes the desk's open checkouts and lists read again when money has moved. */
@EventsHandler(...saleEvents, ...onlinePaymentEvents)
export class PushSaleChanged implements IEventHandler<RecordedSaleEvent | RecordedOnlinePaymentEvent> {
  constructor(private readonly rooms: StaffRooms) {}

  handle({ stream, data }: RecordedSaleEvent | RecordedOnlinePaymentEvent): void {
    if (data.bookingId !== null) this.rooms.emitToDesk('sale-changed', { sale_id: stream, booking_id: data.bookingId });
  }
}
