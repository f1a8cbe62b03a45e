import type { PartInput } from '../../commands/visits/visit-planner.js';
import type { VisitPartDto } from './visit.dto.js';

export function toVisitParts(parts: readonly VisitPartDto[]): PartInput[] {
  return parts.map(({ service_id, therapist_id, guest, add_ons }) => ({
    serviceId: service_id,
    therapistId: therapist_id,
    guest,
    addOnIds: add_ons,
  }));
}
