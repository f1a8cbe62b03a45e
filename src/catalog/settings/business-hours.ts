import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, Matches, ValidateNested } from 'class-validator';
import type { DayHours, WeekHours } from './opening-hours.js';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

class SavedDayHours implements DayHours {
  @Matches(clockTime, { message: 'open must be a time such as 09:00' })
  open!: string;

  @Matches(clockTime, { message: 'close must be a time such as 17:00' })
  close!: string;

  @IsBoolean()
  closed = false;
}

function Day(): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [IsDefined(), ValidateNested(), Type(() => SavedDayHours)])
      decorate(target, property as string);
  };
}

/** The hours an admin has saved. */
export class BusinessHours implements WeekHours {
  @Day() monday!: SavedDayHours;
  @Day() tuesday!: SavedDayHours;
  @Day() wednesday!: SavedDayHours;
  @Day() thursday!: SavedDayHours;
  @Day() friday!: SavedDayHours;
  @Day() saturday!: SavedDayHours;
  @Day() sunday!: SavedDayHours;
}

const late: DayHours = { open: '09:00', close: '22:00', closed: false };

/** What the landing page says until an admin has saved business hours. */
export const landingHours: WeekHours = {
  monday: late,
  tuesday: late,
  wednesday: late,
  thursday: late,
  friday: late,
  saturday: late,
  sunday: { ...late, close: '17:00' },
};
