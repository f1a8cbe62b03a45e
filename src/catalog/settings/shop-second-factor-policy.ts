import { Injectable } from '@nestjs/common';
import type { Role, SecondFactorPolicy } from '../../identity/index.js';
import { ShopSettings } from './shop-settings.js';
import { SecuritySettings } from '../security/security-settings.dto.js';

/** Requires a second factor of administrators when the shop's settings say so. */
@Injectable()
export class ShopSecondFactorPolicy implements SecondFactorPolicy {
  constructor(private readonly settings: ShopSettings) {}

  async isRequiredFor(role: Role): Promise<boolean> {
    return role === 'admin_staff' && (await this.settings.read(SecuritySettings)).requireSecondFactorForAdmins;
  }
}
