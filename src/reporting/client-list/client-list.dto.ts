import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { MAX_TAG_LENGTH, type Pressure, PRESSURES } from '../../clients/index.js';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { BirthdayDto } from '../clients/client-profile.dto.js';
import { AsOfDto } from '../freshness/as-of.dto.js';

const CLIENT_SORTS = ['name', 'last_visit', 'visits', 'paid'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

const toBoolean = Transform(({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value,
);

/** The clients that are listed: those of whom all that is given holds. */
export class ClientFilterDto {
  /** Part of a name, an email address or a phone number, however they are spelt, former ones too. */
  @IsUndefinable()
  @MaxLength(200, { message: 'text must have at most 200 characters' })
  @IsString({ message: 'text must be text' })
  text?: string;

  /** Least number of days since the last visit. Who was never here is left out. */
  @IsUndefinable()
  @Type(() => Number)
  @Max(3650, { message: 'not_seen_days must be at most 3650' })
  @Min(1, { message: 'not_seen_days must be at least 1' })
  @IsInt({ message: 'not_seen_days must be a whole number' })
  not_seen_days?: number;

  /** Whether the client has missed a booking. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  @toBoolean
  no_show?: boolean;

  /** `this-month`: the birthday lies in the present month of the shop. */
  @IsUndefinable()
  @IsIn(['this-month'], { message: 'birthday must be this-month' })
  birthday?: 'this-month';

  /** One of the client's tags, whatever its capitals. */
  @IsUndefinable()
  @MaxLength(MAX_TAG_LENGTH, { message: `tag must have at most ${MAX_TAG_LENGTH} characters` })
  @IsString({ message: 'tag must be text' })
  tag?: string;

  /** Id of the preferred therapist. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;

  /** Whether a booking or request is to come. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  @toBoolean
  upcoming?: boolean;

  /** `name` from A on, the others from the latest or largest on. `paid` is for administrators. */
  @IsUndefinable()
  @IsIn(CLIENT_SORTS, { message: `sort must be one of ${CLIENT_SORTS.join(', ')}` })
  sort: ClientSort = 'name';
}

export class ClientListQueryDto extends IntersectionType(ClientFilterDto, PageQueryDto) {}

/** A client with the figures of all their records. */
export class ListedClientDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  tags!: string[];
  preferred_therapist_name!: string | null;
  @ApiProperty({ enum: PRESSURES, nullable: true })
  preferred_pressure!: Pressure | null;
  @ApiProperty({ type: BirthdayDto, nullable: true })
  birthday!: BirthdayDto | null;
  /** Date of the latest booking that has begun and was neither cancelled nor a no-show, `yyyy-MM-dd`. */
  last_visit_date!: string | null;
  /** Date of the next booking or request, `yyyy-MM-dd`. */
  next_visit_date!: string | null;
  /** Bookings that have begun and were neither cancelled nor a no-show. */
  visits!: number;
  no_shows!: number;
  /** Amount that was paid and not given back, in the shop's currency; null for who does not see sums of money. */
  paid!: number | null;
}

export class ListedClientsDto {
  items!: ListedClientDto[];
  next_cursor!: string | null;
  as_of!: AsOfDto;
}
