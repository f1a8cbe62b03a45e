import { Type } from 'class-transformer';
import { IsBoolean, IsObject, ValidateBy, ValidateNested, type ValidationArguments } from 'class-validator';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { IsEndTime, isLocalTime, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';
import type { DayHours, WeekHours } from './opening-hours.js';

export class SavedDayHours implements DayHours {
  @IsLocalTime()
  open!: string;

  /** Validates that closing is after `open`, except on a closed day. */
  @ValidateBy(
    { name: 'isAfterOpen', validator: { validate: isAfterOpen } },
    { message: 'Close time must be after open time' },
  )
  @IsEndTime()
  close!: string;

  @IsBoolean(mustBeBoolean)
  closed: boolean = false;
}

function isAfterOpen(close: unknown, of?: ValidationArguments): boolean {
  const { open, closed } = (of?.object ?? {}) as Partial<SavedDayHours>;
  return closed === true || !isLocalTime(open) || String(close) > open;
}

function ValidDayHours(): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [
      IsObject({ message: '$property needs its hours' }),
      ValidateNested(),
      Type(() => SavedDayHours),
    ])
      decorate(target, property as string);
  };
}

const late: DayHours = { open: '09:00', close: '22:00', closed: false };

/** Opening hours that the landing page shows until an admin has saved some. */
export const DEFAULT_PUBLIC_HOURS: WeekHours = {
  monday: late,
  tuesday: late,
  wednesday: late,
  thursday: late,
  friday: late,
  saturday: late,
  sunday: { ...late, close: '17:00' },
};

/** The opening hours that an admin has saved. */
export class BusinessHours implements WeekHours {
  static readonly settingKey = 'business_hours';
  static readonly unsaved: WeekHours = DEFAULT_PUBLIC_HOURS;

  @ValidDayHours() monday!: SavedDayHours;
  @ValidDayHours() tuesday!: SavedDayHours;
  @ValidDayHours() wednesday!: SavedDayHours;
  @ValidDayHours() thursday!: SavedDayHours;
  @ValidDayHours() friday!: SavedDayHours;
  @ValidDayHours() saturday!: SavedDayHours;
  @ValidDayHours() sunday!: SavedDayHours;
}

const weekday: DayHours = { open: '09:00', close: '20:00', closed: false };
const weekend: DayHours = { open: '10:00', close: '18:00', closed: false };

/** Opening hours that the office's form begins with. */
export const INITIAL_FORM_HOURS: WeekHours = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: weekend,
  sunday: weekend,
};
