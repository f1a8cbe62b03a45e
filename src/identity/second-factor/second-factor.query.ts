import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { SecondFactorRequirement } from '../access/second-factor-requirement.js';
import type { UserRef } from '../accounts/user.js';
import { SecondFactorStore } from './second-factor-store.js';
import type { SecondFactorDto } from './second-factor.dto.js';

/** Reads whether a user has a second factor. */
@Injectable()
export class SecondFactorQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly factors: SecondFactorStore,
    private readonly requirement: SecondFactorRequirement,
    private readonly clock: ShopClock,
  ) {}

  async isEnabled(userId: string): Promise<boolean> {
    return (await this.factors.findEnabled(this.em.fork(), userId)) !== null;
  }

  async read({ id, role }: UserRef): Promise<SecondFactorDto> {
    const em = this.em.fork();
    const factor = await this.factors.findEnabled(em, id);
    return {
      is_enabled: factor !== null,
      enabled_local: factor?.enabledAt ? this.clock.formatTimestamp(factor.enabledAt) : null,
      recovery_codes_left: await this.factors.countRecoveryCodes(em, id),
      is_required: await this.requirement.isRequiredFor(role),
    };
  }
}
