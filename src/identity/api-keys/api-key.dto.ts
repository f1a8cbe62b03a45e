import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  MaxLength,
  MinLength,
} from 'class-validator';
import { CollapseWhitespace } from '../../platform/http/validation/transform.decorators.js';
import { API_SCOPES, type ApiScope } from './api-scope.js';

export class NewApiKeyDto {
  /** The name under which the action log lists what the key does. */
  @CollapseWhitespace()
  @MaxLength(60, { message: 'Name must be at most 60 characters' })
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @IsString({ message: 'Name must be at least 2 characters' })
  name!: string;

  @ApiProperty({ enum: API_SCOPES, isArray: true })
  @IsIn(API_SCOPES, { each: true, message: `scopes must be among ${API_SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'scopes must be different' })
  @ArrayMinSize(1, { message: 'Please choose what the key may do' })
  @ArrayMaxSize(API_SCOPES.length, { message: 'scopes must be different' })
  @IsArray({ message: 'Please choose what the key may do' })
  scopes!: ApiScope[];
}

export class ApiKeyDto {
  id!: string;
  name!: string;
  /** The beginning of the key, by which it is recognised. */
  prefix!: string;
  @ApiProperty({ enum: API_SCOPES, isArray: true })
  scopes!: ApiScope[];
  /** Email address of the account that made it; null when no account did. */
  created_by!: string | null;
  /** On the shop's wall clock, as the other times, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local!: string;
  /** The minute of its latest request; null before the first one. */
  last_used_at_local!: string | null;
  /** Null while it is in use. */
  revoked_at_local!: string | null;
}

export class ApiKeysDto {
  items!: ApiKeyDto[];
}

export class CreatedApiKeyDto {
  id!: string;
  /** The whole key, which is shown this once. */
  key!: string;
}
