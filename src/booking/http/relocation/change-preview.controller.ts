import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { assertOnGrid, BusinessHours, ShopSettings } from '../../../catalog/index.js';
import { Roles } from '../../../identity/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { LargeBody } from '../../../platform/http/requests/large-body.decorator.js';
import { PlannedRosterQuery } from '../../../scheduling/index.js';
import type { Choice } from '../../relocation/planning/displaced-booking.js';
import type { FreePlacesDto, RelocationPlanDto } from '../../relocation/relocation-plan.dto.js';
import { type ChangeQuestion, ChangePreviewQuery } from '../../relocation/change-preview.query.js';
import { type NamedId, NamedIdsQuery } from '../../relocation/named-ids.query.js';
import { listNamedIds } from './list-named-ids.js';
import { assertOneChange, toHypotheticalChange } from './to-hypothetical-change.js';
import { FreePlacesQueryDto, type RelocationChoiceDto, ChangePreviewDto } from './change-preview.dto.js';

/** Previews of a change's effect on upcoming bookings. Nothing is written. */
@ApiTags('Scheduling')
@Controller('what-if')
@Roles('admin_staff')
export class ChangePreviewController {
  constructor(
    private readonly whatIf: ChangePreviewQuery,
    private readonly rosters: PlannedRosterQuery,
    private readonly ids: NamedIdsQuery,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Returns which bookings would lose their place, where each could go, and what is at risk. 422 for ids that the shop
   * does not know, and for opening hours that could not be saved.
   */
  @Post()
  @HttpCode(200)
  @LargeBody()
  async previewChange(@Body() body: ChangePreviewDto): Promise<RelocationPlanDto> {
    return this.whatIf.plan(await this.toQuestion(body));
  }

  /**
   * Lists the starts of a day at which one of the displaced bookings could be given, with all others where the plan has
   * them.
   */
  @Post('free-places')
  @HttpCode(200)
  @LargeBody()
  async listFreePlaces(@Body() { booking_id, date, ...body }: FreePlacesQueryDto): Promise<FreePlacesDto> {
    const namedBooking = { kind: 'booking', id: booking_id, field: 'booking_id' } as const;
    return this.whatIf.freePlaces(await this.toQuestion(body, [namedBooking]), booking_id, date);
  }

  private async toQuestion(body: ChangePreviewDto, named: readonly NamedId[] = []): Promise<ChangeQuestion> {
    const { change, choices } = body;
    assertOneChange(change);
    const { business_hours: week } = change;
    if (week) assertOnGrid(week, await this.settings.read(BusinessHours), 'change.business_hours');
    await this.ids.assertKnown([...named, ...listNamedIds(body)]);
    return {
      change: (await this.rosters.find(change)) ?? toHypotheticalChange(change),
      choices: new Map(choices.map((choice, nth) => [choice.booking_id, toChoice(choice, `choices.${nth}`)])),
    };
  }
}

/** Converts a choice. @throws InvalidInputError naming what is missing of a place */
function toChoice(choice: RelocationChoiceDto, field: string): Choice {
  const { kind, therapist_id: therapistId, booking_date: date, booking_time: time } = choice;
  if (kind !== 'place') return { kind };
  if (!therapistId) throw new InvalidInputError(`${field}.therapist_id`, 'Please select a therapist');
  if (!date) throw new InvalidInputError(`${field}.booking_date`, 'Please select a date');
  if (!time) throw new InvalidInputError(`${field}.booking_time`, 'Please select a time');
  return { kind, place: { therapistId, date, time } };
}
