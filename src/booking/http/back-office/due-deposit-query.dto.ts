import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, Matches } from 'class-validator';
import { toCents } from '../../../kernel/money.js';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { MAX_VISIT_PARTS } from '../../domain/visits/plan-visit.js';
import type { DraftTreatment } from '../../due-deposits/due-deposit.query.js';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PART_PATTERN = new RegExp(`^${uuid},${uuid}(,\\d{1,6}(\\.\\d{1,2})?)?$`, 'i');

export class DueDepositQueryDto {
  /**
   * Each is `service,therapist` or `service,therapist,price`: the ids, and the agreed price in dollars where it is not
   * that of the list. Repeated for each treatment.
   */
  @Matches(PART_PATTERN, { each: true, message: 'part must be a service, a therapist and maybe a price: id,id,50' })
  @ArrayMaxSize(MAX_VISIT_PARTS, { message: `A visit has at most ${MAX_VISIT_PARTS} treatments` })
  @ArrayMinSize(1, { message: 'part must be given' })
  @IsArray({ message: 'part must be given' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  part!: string[];

  /** The client who was chosen; left out for one who is typed in. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  client_id?: string;
}

export const toDraftTreatments = ({ part }: DueDepositQueryDto): DraftTreatment[] =>
  part.map((each) => {
    const [serviceId = '', therapistId = '', price] = each.split(',');
    return { serviceId, therapistId, cents: price === undefined ? undefined : toCents(Number(price)) };
  });
