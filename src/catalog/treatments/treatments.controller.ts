import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { SetTreatments } from './set-treatments.js';
import { EditTreatmentsDto, type TherapistTreatmentsDto } from './treatments.dto.js';
import { TreatmentsQuery } from './treatments.query.js';

/** The treatments of each therapist, with duration and price. */
@ApiTags('Catalog')
@Roles('admin_staff')
@Controller()
export class TreatmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly treatments: TreatmentsQuery,
  ) {}

  /** Lists the treatments of all therapists, by the therapists' names. */
  @Get('office/treatments')
  listTreatments(): Promise<TherapistTreatmentsDto[]> {
    return this.treatments.all();
  }

  /**
   * Sets the treatments of a therapist. 409 `modified` when somebody else has changed the therapist since `version`.
   */
  @Put('therapists/:id/treatments')
  async setTreatments(@IdParam() id: string, @Body() body: EditTreatmentsDto): Promise<TherapistTreatmentsDto> {
    const treatments = body.treatments.map(({ service_id, duration, price }) => ({
      serviceId: service_id,
      durationMinutes: duration ?? null,
      priceCents: price == null ? null : toCents(price),
    }));
    await this.commands.execute(new SetTreatments(id, treatments, body.version, currentActor()));
    return this.treatments.forTherapist(id);
  }
}
