import { Injectable } from '@nestjs/common';
import { type OfferedService, Services, Therapists } from '../../catalog/index.js';
import type { LocalDateTime } from '../../platform/clock/local-time.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { InvalidInput } from '../../platform/decider.js';
import type { Appointment, BookedService } from '../domain/booking.events.js';

/** Makes of the ids that were sent what a booking keeps of service and therapist. */
@Injectable()
export class WhatIsBooked {
  constructor(
    private readonly services: Services,
    private readonly therapists: Therapists,
  ) {}

  /** The service as it is sold now. @throws InvalidInput on `service_id` for one that is not offered */
  async service(tx: Transaction, id: string): Promise<BookedService> {
    return bookedService(await this.services.byId(tx, id));
  }

  /** @throws InvalidInput on `therapist_id` when there is no such therapist */
  async appointment(tx: Transaction, wanted: LocalDateTime & { therapistId: string }): Promise<Appointment> {
    const therapist = await this.therapists.byId(tx, wanted.therapistId);
    if (!therapist) throw new InvalidInput('therapist_id', 'There is no such therapist');
    const { therapistId, date, time } = wanted;
    return { therapistId, isUnassigned: therapist.isUnassigned, date, time };
  }
}

/** What a booking keeps of a service. @throws InvalidInput on `service_id` for one that is not offered */
export function bookedService(service: OfferedService | undefined): BookedService {
  if (!service || service.isRetired) throw new InvalidInput('service_id', 'This service is not offered');
  const { id: serviceId, name: serviceName, durationMinutes, priceCents: totalCents, currency } = service;
  return { serviceId, serviceName, durationMinutes, totalCents, currency };
}
