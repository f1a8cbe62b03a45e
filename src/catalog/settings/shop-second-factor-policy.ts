import { DecidesSecondFactor, type Role, type SecondFactorPolicy } from '../../identity/index.js';
import { ShopSettings } from './shop-settings.js';
import { SecuritySettings } from '../security/security-settings.dto.js';

/** Requires a second factor of administrators when the shop's settings say so. */
@DecidesSecondFactor()
export class ShopSecondFactorPolicy implements SecondFactorPolicy {
  constructor(private readonly settings: ShopSettings) {}

  async isRequiredFor(role: Role): Promise<boolean> {
    return role === 'admin_staff' && (await this.settings.read(SecuritySettings)).requireSecondFactorForAdmins;
  }
}
