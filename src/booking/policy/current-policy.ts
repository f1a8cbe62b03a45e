import { Injectable } from '@nestjs/common';
import { CancellationPolicy, ShopSettings } from '../../catalog/index.js';
import type { AgreedPolicy } from '../domain/policy/agreed-policy.js';

/** The policy under which bookings are made now. */
@Injectable()
export class CurrentPolicy {
  constructor(private readonly settings: ShopSettings) {}

  /** Reads the settings, so it is called before a transaction. */
  async read(): Promise<AgreedPolicy> {
    return { cancellation: { ...(await this.settings.read(CancellationPolicy)) } };
  }
}
