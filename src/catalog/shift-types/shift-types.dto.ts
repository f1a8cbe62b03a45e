import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateBy, ValidateNested, type ValidationArguments } from 'class-validator';
import { IsGridEnd, IsGridTime, isLocalTime } from '../../platform/http/validation/local-time.decorators.js';

const COLOURS = ['amber', 'teal', 'violet', 'blue', 'rose', 'grey'] as const;

/** The hours and the colour of a shift type, for new shifts. */
export class ShiftTypeHours {
  @IsGridTime()
  start_time!: string;

  @ValidateBy(
    { name: 'isAfterStart', validator: { validate: isAfterStart } },
    { message: 'End time must be after start time' },
  )
  @IsGridEnd()
  end_time!: string;

  /** The colour in which the roster paints it. */
  @IsIn(COLOURS, { message: `Colour must be one of ${COLOURS.join(', ')}` })
  color!: (typeof COLOURS)[number];
}

function isAfterStart(end: unknown, of?: ValidationArguments): boolean {
  const { start_time: start } = (of?.object ?? {}) as Partial<ShiftTypeHours>;
  return !isLocalTime(start) || String(end) > start;
}

const hours = (start_time: string, end_time: string, color: ShiftTypeHours['color']): ShiftTypeHours =>
  Object.assign(new ShiftTypeHours(), { start_time, end_time, color });

const IsShiftType = (): PropertyDecorator => (target, property) => {
  ValidateNested()(target, property);
  IsObject({ message: '$property must have hours and a colour' })(target, property as string);
  Type(() => ShiftTypeHours)(target, property as string);
};

/** The hours that a new shift of each type has. Existing shifts stay as they are. */
export class ShiftTypes {
  static readonly settingKey = 'shift_types';

  @IsShiftType()
  morning: ShiftTypeHours = hours('09:00', '13:00', 'amber');

  @IsShiftType()
  afternoon: ShiftTypeHours = hours('13:00', '17:00', 'teal');

  @IsShiftType()
  evening: ShiftTypeHours = hours('17:00', '21:00', 'violet');

  @IsShiftType()
  full: ShiftTypeHours = hours('09:00', '17:00', 'blue');
}
