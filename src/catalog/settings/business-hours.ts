import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, ValidateNested } from 'class-validator';
import { IsLocalTime } from '../../platform/http/local-values.js';
import type { DayHours, WeekHours } from './opening-hours.js';

class SavedDayHours implements DayHours {
  @IsLocalTime()
  open!: string;

  @IsLocalTime()
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
