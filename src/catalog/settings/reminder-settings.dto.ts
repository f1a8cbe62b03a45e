import { IsBoolean, IsIn, ValidateBy, type ValidationArguments } from 'class-validator';

const HOURS_BEFORE = [0, 24, 48, 72];

/** Settings of the reminders that clients get about their bookings. */
export class ReminderSettings {
  static readonly settingKey = 'reminders';

  /** Hours before the start at which the reminder is sent: 24, 48 or 72; 0 for none. */
  @IsIn(HOURS_BEFORE, { message: `Hours before must be one of ${HOURS_BEFORE.join(', ')}` })
  hours_before: number = 0;

  /** Whether another reminder is sent three hours before the start. */
  @IsBoolean({ message: 'Same day must be true or false' })
  same_day: boolean = false;

  /** Validates that there is a way in which reminders go, where there are some. */
  @ValidateBy(
    { name: 'canRemind', validator: { validate: canRemind } },
    { message: 'Choose email or text message, or turn both reminders off' },
  )
  @IsBoolean({ message: 'By mail must be true or false' })
  by_mail: boolean = true;

  /** Whether reminders are sent by text message, where a gateway is configured. */
  @IsBoolean({ message: 'By text must be true or false' })
  by_text: boolean = true;
}

function canRemind(byMail: unknown, of?: ValidationArguments): boolean {
  const { hours_before: hours, same_day: sameDay, by_text: byText } = (of?.object ?? {}) as Partial<ReminderSettings>;
  return byMail === true || byText === true || (hours === 0 && sameDay === false);
}
