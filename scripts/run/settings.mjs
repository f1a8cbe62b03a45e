import { randomBytes } from 'node:crypto';
import 'reflect-metadata';
import { importBuilt } from './import-built.mjs';
import { HIGHEST_PORT } from './ports.mjs';

/**
 * Refuses bad values before anything is started.
 * @param {NodeJS.ProcessEnv} given
 * @throws Error with a sentence that names the variable
 */
export async function checkSettings(given) {
  const { assertNoMisspeltVariables } = await importBuilt('kernel/variables/assert-no-misspelt-variables.js');
  const { readConfig } = await importBuilt('platform/environment.js');
  const { Config } = await importBuilt('platform/config.js');
  const { BookingConfig } = await importBuilt('booking/booking.config.js');
  const { IdentityConfig } = await importBuilt('identity/identity.config.js');
  const { SchedulingConfig } = await importBuilt('scheduling/scheduling.config.js');
  const { IntegrationsConfig } = await importBuilt('integrations/integrations.config.js');
  const { PaymentsConfig } = await importBuilt('payments/payments.config.js');
  assertNoMisspeltVariables(given, console.error);
  if (Number(given.METRICS_PORT) === HIGHEST_PORT)
    throw new Error(
      `Cannot start: METRICS_PORT must be a whole number from 0 to ${HIGHEST_PORT - 1} under npm start, where the worker takes the next one.`,
    );
  const filledInLater = {
    DATABASE_URL: 'postgres://127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1',
    PUBLIC_URL: 'http://localhost',
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  const set = Object.entries(given).filter(([, value]) => value?.trim());
  const environment = { ...filledInLater, ...Object.fromEntries(set) };
  for (const config of [Config, BookingConfig, IdentityConfig, IntegrationsConfig, PaymentsConfig, SchedulingConfig])
    readConfig(config, environment);
}
