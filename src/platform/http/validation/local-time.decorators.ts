import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateBy } from 'class-validator';
import { isGridTime, MIDNIGHT } from '../../../kernel/local-time.js';

const DATE_PATTERN = /^(19|20|21)\d\d-\d\d-\d\d$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;
const END_TIME_PATTERN = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** A field that holds a day of the calendar, `yyyy-MM-dd`, shop-local. */
export function IsLocalDate(): PropertyDecorator {
  const message = '$property must be a day such as 2026-11-26';
  return applyDecorators(
    ApiProperty({ type: String, format: 'date', example: '2026-11-26' }),
    ValidateBy({ name: 'isLocalDate', validator: { validate: isLocalDate } }, { message }),
  );
}

/** A field that holds a time of day, `HH:mm`, shop-local. */
export function IsLocalTime(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, pattern: TIME_PATTERN.source, example: '14:30' }),
    Matches(TIME_PATTERN, { message: '$property must be a time such as 14:30' }),
  );
}

/** A field that holds a time of day on the grid of the shop: a multiple of five minutes, or 23:59 for the end of a day. */
export const IsGridTime = (): PropertyDecorator => applyDecorators(IsLocalTime(), IsOnGrid(isLocalTime));

/** A field that holds the end of something within a day, on the grid of the shop; 24:00 for midnight. */
export const IsGridEnd = (): PropertyDecorator => applyDecorators(IsEndTime(), IsOnGrid(isEndTime));

/** A time on the grid of the shop. Values that are no time at all are left to another rule. */
function IsOnGrid(isTime: (value: unknown) => value is string): PropertyDecorator {
  const message = '$property must be a multiple of five minutes, such as 14:30';
  const validate = (value: unknown) => !isTime(value) || isGridTime(value);
  return ValidateBy({ name: 'isGridTime', validator: { validate } }, { message });
}

/** A field that holds the end of something within a day, shop-local: a time of day, or 24:00 for midnight. */
export function IsEndTime(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, pattern: END_TIME_PATTERN.source, example: '14:30' }),
    Matches(END_TIME_PATTERN, { message: '$property must be a time such as 14:30, or 24:00 for midnight' }),
  );
}

/** A field that holds a moment on the shop's wall clock, `yyyy-MM-ddTHH:mm`. */
export function IsLocalMoment(): PropertyDecorator {
  const message = '$property must be a moment such as 2026-11-26T14:30';
  const validate = (value: unknown) => {
    const [day, time, ...rest] = typeof value === 'string' ? value.split('T') : [];
    return isLocalDate(day) && isLocalTime(time) && rest.length === 0;
  };
  return applyDecorators(
    ApiProperty({
      type: String,
      pattern: `${DATE_PATTERN.source.slice(0, -1)}T${TIME_PATTERN.source.slice(1)}`,
      example: '2026-11-26T14:30',
    }),
    ValidateBy({ name: 'isLocalMoment', validator: { validate } }, { message }),
  );
}

export function isLocalTime(value: unknown): value is string {
  return typeof value === 'string' && TIME_PATTERN.test(value);
}

export function isEndTime(value: unknown): value is string {
  return value === MIDNIGHT || isLocalTime(value);
}

export function isLocalDate(value: unknown): value is string {
  if (typeof value !== 'string' || !DATE_PATTERN.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}
