import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { mustBeBoolean } from '../../../platform/http/validation/messages.js';
import { IsVisible } from '../../../platform/http/validation/name.decorators.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { CollapseWhitespace } from '../../../platform/http/validation/transform.decorators.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';

const nameless = { message: 'Please name the room' };

export class NewRoomDto {
  @CollapseWhitespace()
  @MaxLength(60, { message: 'The name must have at most 60 characters' })
  @IsVisible(nameless)
  @IsString(nameless)
  name!: string;

  /** Number of bookings of one party that the room takes at a time. */
  @Max(10, { message: 'places must be at most 10' })
  @Min(1, { message: 'places must be at least 1' })
  @IsInt({ message: 'places must be a whole number' })
  places: number = 1;
}

/** All rooms of a shop at once: with the first of them every booking needs one. */
export class NewRoomsDto {
  @ArrayMaxSize(50, { message: 'rooms must be at most 50' })
  @ArrayMinSize(1, nameless)
  @IsListOf(() => NewRoomDto, 'rooms must be a list')
  rooms!: NewRoomDto[];
}

/** The changed fields of a room; those left out stay as they are. */
export class EditRoomDto extends VersionDto {
  @IsUndefinable()
  @CollapseWhitespace()
  @MaxLength(60, { message: 'The name must have at most 60 characters' })
  @IsVisible(nameless)
  @IsString(nameless)
  name?: string;

  @IsUndefinable()
  @Max(10, { message: 'places must be at most 10' })
  @Min(1, { message: 'places must be at least 1' })
  @IsInt({ message: 'places must be a whole number' })
  places?: number;

  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  is_active?: boolean;

  /** Whether the change is made although upcoming bookings find no other room: they stay in it. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  keep: boolean = false;
}

export class RoomOrderDto {
  /** Ids of all rooms, in the order in which they are given away. */
  @IsUUID('all', { each: true, message: 'ids must be ids' })
  @ArrayUnique({ message: 'ids names a room twice' })
  @ArrayMaxSize(500, { message: 'ids must be at most 500' })
  @IsArray({ message: 'ids must be a list' })
  ids!: string[];
}

export class EditServiceRoomsDto extends VersionDto {
  @IsBoolean(mustBeBoolean)
  needs_no_room!: boolean;

  /** Rooms in which the service is given; empty for any room. */
  @IsUUID('all', { each: true, message: 'room_ids must be ids' })
  @ArrayUnique({ message: 'room_ids names a room twice' })
  @ArrayMaxSize(500, { message: 'room_ids must be at most 500' })
  @IsArray({ message: 'room_ids must be a list' })
  room_ids!: string[];
}
