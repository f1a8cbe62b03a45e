import { IsIn } from 'class-validator';

/** Environment variables for what other programs build on, with their defaults. */
export class IntegrationsConfig {
  /** Whether webhooks may go to addresses of the shop's own network, and without https. */
  @IsIn(['true', 'false'], { message: 'WEBHOOKS_TO_PRIVATE_ADDRESSES must be true or false' })
  WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' | 'false' = 'false';
}
