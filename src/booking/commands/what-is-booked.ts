import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Services, Therapists } from '../../catalog/index.js';
import type { LocalDateTime } from '../../platform/clock/local-time.js';
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
  async service(em: EntityManager, id: string): Promise<BookedService> {
    const service = await this.services.byId(em, id);
    if (!service || service.isRetired) throw new InvalidInput('service_id', 'This service is not offered');
    const { name: serviceName, durationMinutes, priceCents: totalCents, currency } = service;
    return { serviceId: id, serviceName, durationMinutes, totalCents, currency };
  }

  /** @throws InvalidInput on `therapist_id` when there is no such therapist */
  async appointment(em: EntityManager, wanted: LocalDateTime & { therapistId: string }): Promise<Appointment> {
    const therapist = await this.therapists.byId(em, wanted.therapistId);
    if (!therapist) throw new InvalidInput('therapist_id', 'There is no such therapist');
    const { therapistId, date, time } = wanted;
    return { therapistId, isUnassigned: therapist.isUnassigned, date, time };
  }
}
