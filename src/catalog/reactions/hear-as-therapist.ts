import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveAudience } from '../../platform/live/live-audience.js';
import { Therapists } from '../therapists.js';

/** Staff hear on their sockets what concerns the therapist whom they sign in as. */
@Injectable()
export class HearAsTherapist implements OnModuleInit {
  constructor(
    private readonly audience: LiveAudience,
    private readonly em: EntityManager,
    private readonly therapists: Therapists,
  ) {}

  onModuleInit(): void {
    this.audience.therapistOf = async (userId) => (await this.therapists.ofUser(this.em.fork(), userId))?.id;
  }
}
