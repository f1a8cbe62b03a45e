import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, Matches } from 'class-validator';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { MAX_VISIT_PARTS } from '../../domain/visits/plan-visit.js';
import type { VisitTreatmentInput } from '../../queries/visit-starts/free-parts.query.js';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PART_PATTERN = new RegExp(`^${uuid},(${uuid}|any),[12](,\\d{1,3})?$`, 'i');

export class VisitStartsQueryDto {
  @IsLocalDate()
  date!: string;

  /**
   * Each is `service,therapist,guest`: the id of the service, that of the therapist or `any` for whoever is free, and 1
   * or 2; with add-ons, a fourth value has the minutes of these. Repeated for each treatment, in their order.
   */
  @Matches(PART_PATTERN, { each: true, message: 'part must be a service, a therapist or any, and a guest: id,id,1' })
  @ArrayMaxSize(MAX_VISIT_PARTS, { message: `A visit has at most ${MAX_VISIT_PARTS} treatments` })
  @ArrayMinSize(1, { message: 'part must be given' })
  @IsArray({ message: 'part must be given' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  part!: string[];

  /** A visit to leave out, because it is the one to be moved. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  exclude_visit_id?: string;
}

export function toVisitStartsParams({ date, part, exclude_visit_id: exceptVisitId }: VisitStartsQueryDto) {
  const parts = part.map((each): VisitTreatmentInput => {
    const [serviceId = '', therapist = '', guest, added = '0'] = each.split(',');
    return {
      serviceId,
      therapistId: therapist === 'any' ? null : therapist,
      guest: Number(guest),
      addedMinutes: Number(added),
    };
  });
  return { date, parts, ...(exceptVisitId && { exceptVisitId }) };
}
