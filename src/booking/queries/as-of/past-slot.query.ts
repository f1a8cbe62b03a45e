import { Injectable } from '@nestjs/common';
import { fullName } from '../../domain/client/client-name.js';
import type { PastSlotDto, PastSlotQueryDto } from './as-of.dto.js';
import { explainPastSlot } from './explain-past-slot.js';
import { PastDayQuery } from './past-day.query.js';

/** Why a start was not free at a moment, from what was known then. */
@Injectable()
export class PastSlotQuery {
  constructor(private readonly days: PastDayQuery) {}

  async explain({ therapist_id: therapistId, time, minutes, ...day }: PastSlotQueryDto): Promise<PastSlotDto> {
    const { moment, schedule, bookings } = await this.days.fold(day);
    const occupants = bookings
      .filter(({ status }) => status !== 'no_show')
      .map(({ appointment, service, client, status }) => ({
        therapistId: appointment.therapistId,
        time: appointment.time,
        minutes: service.durationMinutes,
        isRequest: status === 'pending',
        name: `${client ? fullName(client) : 'erased client'}, ${service.serviceName}`,
      }));
    const causes = explainPastSlot({ therapistId, time, minutes }, schedule, occupants);
    return { ...moment, is_free: causes.length === 0, causes };
  }
}
