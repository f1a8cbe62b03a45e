import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { IsVisible } from '../../platform/http/validation/name.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { CollapseWhitespace, TrimToNull } from '../../platform/http/validation/transform.decorators.js';

const mustBeName = { message: '$property must be the name of a person' };

export class NewClientV1Dto {
  @CollapseWhitespace()
  @MaxLength(100, { message: 'first_name must be at most 100 characters' })
  @IsVisible(mustBeName)
  @IsString(mustBeName)
  @ApiProperty({ example: 'Georgia' })
  first_name!: string;

  @CollapseWhitespace()
  @MaxLength(100, { message: 'last_name must be at most 100 characters' })
  @IsVisible(mustBeName)
  @IsString(mustBeName)
  @ApiProperty({ example: 'Marsh' })
  last_name!: string;

  /** The number; without it an address is needed. */
  @TrimToNull()
  @IsOptional()
  @MaxLength(20, { message: 'client_phone must be at most 20 characters' })
  @MinLength(8, { message: 'client_phone must be at least 8 characters' })
  @IsString({ message: 'client_phone must be a phone number' })
  client_phone?: string | null;

  @TrimToNull()
  @IsOptional()
  @IsEmailAddress('client_email must be an email address')
  client_email?: string | null;
}

export class ClientsQueryV1Dto extends PageQueryDto {
  /** Only those who are known by this address. */
  @IsUndefinable()
  @MaxLength(255, { message: 'email is too long' })
  @IsString({ message: 'email must be text' })
  email?: string;

  /** Only those who are known by this number, however it is spelt. */
  @IsUndefinable()
  @MaxLength(40, { message: 'phone is too long' })
  @IsString({ message: 'phone must be text' })
  phone?: string;
}

/** A person whom the shop knows. */
export class ClientV1Dto {
  /** Another id than the one that was asked for where the shop has merged two clients. */
  id!: string;
  first_name!: string;
  last_name!: string;
  client_email!: string | null;
  client_phone!: string | null;
}

export class ClientsV1Dto {
  items!: ClientV1Dto[];
  /** The `cursor` of the next page; null on the last page. */
  next_cursor!: string | null;
}
