import { IsBoolean, IsIn } from 'class-validator';

const HOURS_BEFORE = [0, 24, 48, 72];

/** How clients are reminded of what they have booked. */
export class ReminderSettings {
  /** Hours before the start at which the reminder leaves: 24, 48 or 72; 0 for none. */
  @IsIn(HOURS_BEFORE, { message: `Hours before must be one of ${HOURS_BEFORE.join(', ')}` })
  hours_before: number = 0;

  /** Another one, three hours before the start. */
  @IsBoolean({ message: 'Same day must be true or false' })
  same_day: boolean = false;

  @IsBoolean({ message: 'By mail must be true or false' })
  by_mail: boolean = true;

  /** By text message, where a gateway is configured. */
  @IsBoolean({ message: 'By text must be true or false' })
  by_text: boolean = true;
}
