import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { DepositTerms } from '../../kernel/terms/deposit-terms.js';
import { PaymentSettings } from '../settings/payment-settings.dto.js';
import { ShopSettings } from '../settings/shop-settings.js';

/** Takes deposits: the module of payments, which lies above this one. */
export abstract class DepositGateway {
  /** Whether deposits can be taken at all. */
  abstract readonly isSetUp: boolean;
  /** Returns whether a deposit could be taken at this moment. */
  abstract isReachable(): Promise<boolean>;
}

/** The deposit that the shop asks for when somebody books. */
@Injectable()
export class DepositPolicy {
  constructor(
    private readonly settings: ShopSettings,
    private readonly modules: ModuleRef,
  ) {}

  /** Returns the terms of bookings that are made now; null where no deposit is asked for, or none could be taken. */
  async read(): Promise<DepositTerms | null> {
    return (await this.readWithMeans()).terms;
  }

  /** Returns the same, and whether a deposit of terms that were agreed before could be taken. */
  async readWithMeans(): Promise<{ canTake: boolean; terms: DepositTerms | null }> {
    const settings = await this.settings.read(PaymentSettings);
    const canTake = settings.acceptOnlinePayment && this.gateway().isSetUp;
    if (!settings.depositRequired || !canTake) return { canTake, terms: null };
    const terms = {
      percentage: settings.depositPercentage,
      amount: settings.depositAmount,
      fromPrice: settings.depositFromPrice,
      newClientsOnly: settings.depositNewClientsOnly,
      serviceIds: settings.depositServiceIds,
    };
    return { canTake, terms };
  }

  isReachable = (): Promise<boolean> => this.gateway().isReachable();

  private gateway = (): DepositGateway => this.modules.get<DepositGateway>(DepositGateway, { strict: false });
}
