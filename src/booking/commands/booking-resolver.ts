import { Injectable } from '@nestjs/common';
import {
  AddOnCatalog,
  type OfferedAddOn,
  type OfferedService,
  requireAddOns,
  requireOffered,
  ServiceCatalog,
  TherapistService,
} from '../../catalog/index.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { assertTimeExists } from '../../scheduling/index.js';
import { hasAddOns, withAddOns, withoutAddOns } from '../domain/add-ons.js';
import type { Appointment, BookedAddOn, BookedService } from '../domain/booking-details.js';

export type BookedTherapist = Pick<Appointment, 'therapistId' | 'isUnassigned'>;

/** Resolves the submitted service and therapist ids to the snapshot that a booking stores. */
@Injectable()
export class BookingResolver {
  constructor(
    private readonly services: ServiceCatalog,
    private readonly addOns: AddOnCatalog,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Returns the service as the therapist gives it now.
   * @throws InvalidInputError on `service_id` for one that is not offered
   */
  async resolveService(tx: Transaction, id: string, therapistId: string): Promise<BookedService> {
    return toServiceSnapshot(await this.services.findForBooking(tx, id, therapistId));
  }

  /**
   * Returns a booked service with other add-ons. Those that it has already stay as they were booked.
   * @param listCents the price of the service as it is, in cents
   * @throws InvalidInputError on `add_ons` for one that is not offered, or not with this service
   */
  async changeAddOns(
    tx: Transaction,
    service: BookedService,
    ids: readonly string[],
    listCents = service.totalCents,
  ): Promise<BookedService> {
    if (hasAddOns(service, ids)) return service;
    const booked = new Map(service.addOns?.map((addOn) => [addOn.id, addOn]));
    const added = ids.filter((id) => !booked.has(id));
    const offered = requireAddOns(await this.addOns.findOffered(tx, added), added, service.serviceId);
    const chosen = new Map([...booked, ...offered.map((addOn) => [addOn.id, toAddOnSnapshot(addOn)] as const)]);
    return withAddOns(
      withoutAddOns(service, listCents),
      ids.map((id) => chosen.get(id)!),
    );
  }

  /**
   * Returns the appointment that a booking stores.
   * @param from the appointment so far, see `assertTimeExists`
   * @throws InvalidInputError on `therapist_id` when there is no such therapist, on `booking_time` that never comes
   */
  async resolveAppointment(
    tx: Transaction,
    slot: LocalDateTime & { therapistId: string },
    from?: LocalDateTime,
  ): Promise<Appointment> {
    const { therapistId, date, time } = slot;
    const therapist = await this.resolveTherapist(tx, therapistId);
    this.assertTimeExists(slot, from);
    return { ...therapist, date, time };
  }

  /**
   * Returns the part of an appointment that says with whom it is.
   * @throws InvalidInputError on `therapist_id` when there is no such therapist
   */
  async resolveTherapist(tx: Transaction, therapistId: string): Promise<BookedTherapist> {
    const therapist = await this.therapists.findById(tx, therapistId);
    if (!therapist) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    return { therapistId, isUnassigned: therapist.isUnassigned };
  }

  /**
   * Checks that the wall clock does not skip a start.
   * @param from the start so far: a booking that stays at its time is not refused for it
   * @throws InvalidInputError on `booking_time`
   */
  assertTimeExists({ date, time }: LocalDateTime, from?: LocalDateTime): void {
    if (date !== from?.date || time !== from.time) assertTimeExists(this.clock.day(date), time);
  }
}

/** Returns the part of an add-on that a booking stores. */
export const toAddOnSnapshot = ({ id, name, minutes, cents }: OfferedAddOn): BookedAddOn => ({
  id,
  name,
  minutes,
  cents,
});

/**
 * Returns the part of a service that a booking stores.
 * @throws InvalidInputError on `service_id` for one that is not offered
 */
export function toServiceSnapshot(service: OfferedService | undefined): BookedService {
  const {
    id: serviceId,
    name: serviceName,
    durationMinutes,
    priceCents: totalCents,
    currency,
  } = requireOffered(service);
  return { serviceId, serviceName, durationMinutes, totalCents, currency };
}
