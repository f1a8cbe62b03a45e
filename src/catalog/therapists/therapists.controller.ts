import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { toCents } from '../../kernel/money.js';
import { AddTherapist } from './add-therapist.js';
import { EditTherapist } from './edit-therapist.js';
import type { TherapistInput } from './therapist-input.js';
import type { TherapistRecordDto } from './therapist-record.dto.js';
import { TherapistRecordsQuery } from './therapist-records.query.js';
import { EditProfileDto, EditTherapistDto, NewTherapistDto } from './edit-therapist.dto.js';

/** The records of the therapists: admins add and edit all, staff edit a part of their own. */
@ApiTags('Catalog')
@Controller()
export class TherapistsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: TherapistRecordsQuery,
  ) {}

  @Post('therapists')
  @Roles('admin_staff')
  async createTherapist(@Body() { is_active, ...body }: NewTherapistDto): Promise<TherapistRecordDto> {
    const id = randomUUIDv7();
    const input = { ...defaultInput, name: body.name, ...toTherapistInput(body) };
    const therapist = { userId: null, isActive: is_active ?? true, ...input };
    await this.commands.execute(new AddTherapist(id, therapist, currentActor()));
    return this.records.byId(id);
  }

  /** Changes a therapist's record. 409 `modified` when somebody else has changed it since `version`. */
  @Patch('therapists/:id')
  @Roles('admin_staff')
  async updateTherapist(@IdParam() id: string, @Body() body: EditTherapistDto): Promise<TherapistRecordDto> {
    await this.commands.execute(new EditTherapist(id, toTherapistInput(body), body.version, currentActor()));
    return this.records.byId(id);
  }

  /** Returns the record of the therapist whom the user signs in as; 404 for a user who is none. */
  @Get('profile')
  @Roles('staff', 'admin_staff')
  getProfile(@CurrentUser() { id }: SignedInUser): Promise<TherapistRecordDto> {
    return this.records.byUser(id);
  }

  /**
   * Changes the user's own record; 403 for that of anybody else, 409 `modified` when it was changed since `version`.
   */
  @Patch('therapists/:id/profile')
  @Roles('staff', 'admin_staff')
  async updateProfile(
    @IdParam() id: string,
    @Body() body: EditProfileDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TherapistRecordDto> {
    await this.commands.execute(new EditTherapist(id, toTherapistInput(body), body.version, currentActor(), user.id));
    return this.records.byId(id);
  }
}

const defaultInput: Omit<TherapistInput, 'name'> = {
  bio: null,
  association: null,
  providerNumber: null,
  specialties: [],
  hourlyRateCents: null,
  rating: 5,
  availableSlots: 8,
  imageUrl: null,
};

/** Returns the fields that the body names, and no others. */
function toTherapistInput(body: Partial<NewTherapistDto>): Partial<TherapistInput> {
  const { name, bio, association, provider_number, specialties, hourly_rate, rating, available_slots, image_url } =
    body;
  const input = {
    name,
    bio,
    association,
    providerNumber: provider_number,
    specialties,
    hourlyRateCents: hourly_rate === undefined ? undefined : toCents(hourly_rate),
    rating,
    availableSlots: available_slots,
    imageUrl: image_url,
  };
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
