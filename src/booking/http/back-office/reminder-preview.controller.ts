import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../../identity/index.js';
import { ReminderPreviewDto } from '../../reminders/reminder-preview.dto.js';
import { ReminderPreviewQuery } from '../../reminders/reminder-preview.query.js';

@Controller('reminder-preview')
@Roles('admin_staff')
export class ReminderPreviewController {
  constructor(private readonly preview: ReminderPreviewQuery) {}

  /** Returns the reminders that clients get, in the shop's name. */
  @Get()
  getReminderPreview(): Promise<ReminderPreviewDto> {
    return this.preview.read();
  }
}
