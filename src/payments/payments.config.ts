import { IsOptional, IsString, IsUrl, Matches, MinLength, ValidateIf } from 'class-validator';

/** Settings of the environment for payments on the gateway's page. */
export class PaymentsConfig {
  /** Secret or restricted key of Stripe; without it nothing can be paid online. */
  @IsOptional()
  @Matches(/^[sr]k_/, { message: 'STRIPE_SECRET_KEY must be a key of Stripe: it begins with sk_ or rk_' })
  @IsString()
  STRIPE_SECRET_KEY?: string;

  /** Signs what Stripe sends to /api/gateway-events. */
  @ValidateIf(({ STRIPE_SECRET_KEY }: PaymentsConfig) => STRIPE_SECRET_KEY !== undefined)
  @MinLength(16, { message: 'STRIPE_WEBHOOK_SECRET must be set beside STRIPE_SECRET_KEY, to at least 16 characters' })
  STRIPE_WEBHOOK_SECRET?: string;

  /** A server that speaks as Stripe's does. */
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: 'STRIPE_API_URL must be an http:// or https:// address' },
  )
  STRIPE_API_URL = 'https://api.stripe.com';
}
