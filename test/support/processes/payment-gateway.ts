import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGateway } from '../../../scripts/gateway/gateway.mjs';

const [secretKey, webhookSecret] = ['sk_test_local', 'whsec_of_the_local_gateway'];

/**
 * The gateway of `npm start` on a free port, with what a product is told of it.
 * @param now milliseconds since 1970; products refuse webhooks that are not of this moment
 */
export async function startPaymentGateway(now: () => number = Date.now) {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const gateway = await openGateway({ folder, port: 0, secretKey, webhookSecret, now });
  return {
    ...gateway,
    secretKey,
    webhookSecret,
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: gateway.url },
    stop: async () => {
      await gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
}
