import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import { centsOfAmount } from '../../platform/money.js';
import { EditTherapist } from '../commands/edit-therapist.js';
import type { TherapistDetails } from '../commands/therapist-details.js';
import type { TherapistRecordDto } from '../queries/therapist-record.dto.js';
import { TherapistRecords } from '../queries/therapist-records.js';
import { Therapists } from '../therapists.js';
import { EditProfileDto, EditTherapistDto, NewTherapistDto } from './therapist.dto.js';

/** Admins add and edit anybody; staff edit a part of their own record. */
@ApiTags('catalog')
@Controller()
export class TherapistsController {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: Therapists,
    private readonly records: TherapistRecords,
    private readonly edit: EditTherapist,
  ) {}

  @Post('therapists')
  @Roles('admin_staff')
  async createTherapist(@Body() { is_active, ...body }: NewTherapistDto): Promise<TherapistRecordDto> {
    const id = randomUUIDv7();
    const details = { ...initially, name: body.name, ...detailsOf(body) };
    const therapist = { id, userId: null, isActive: is_active ?? true, ...details };
    await this.therapists.add(this.em.fork(), therapist, currentActor());
    return this.records.byId(id);
  }

  /** 409 `modified` when somebody else has changed the record since `version`. */
  @Patch('therapists/:id')
  @Roles('admin_staff')
  async updateTherapist(@IdParam() id: string, @Body() body: EditTherapistDto): Promise<TherapistRecordDto> {
    await this.edit.execute(this.em.fork(), id, { details: detailsOf(body), seen: body.version }, currentActor());
    return this.records.byId(id);
  }

  /** The record of the therapist whom the user signs in as; 404 for a user who is none. */
  @Get('profile')
  @Roles('staff', 'admin_staff')
  getProfile(@CurrentUser() { id }: SignedInUser): Promise<TherapistRecordDto> {
    return this.records.ofUser(id);
  }

  /** One's own record; 403 for that of anybody else, 409 `modified` when it was changed since `version`. */
  @Patch('therapists/:id/profile')
  @Roles('staff', 'admin_staff')
  async updateProfile(
    @IdParam() id: string,
    @Body() body: EditProfileDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TherapistRecordDto> {
    const edit = { details: detailsOf(body), seen: body.version, ownerId: user.id };
    await this.edit.execute(this.em.fork(), id, edit, currentActor());
    return this.records.byId(id);
  }
}

const initially: Omit<TherapistDetails, 'name'> = {
  bio: null,
  specialties: [],
  hourlyRateCents: null,
  rating: 5,
  availableSlots: 8,
  imageUrl: null,
};

/** What the body names, and nothing else. */
function detailsOf(body: Partial<NewTherapistDto>): Partial<TherapistDetails> {
  const { name, bio, specialties, hourly_rate, rating, available_slots, image_url } = body;
  const details = {
    name,
    bio,
    specialties,
    hourlyRateCents: hourly_rate === undefined ? undefined : centsOfAmount(hourly_rate),
    rating,
    availableSlots: available_slots,
    imageUrl: image_url,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}
