import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { createDatabase } from '../../support/database/create-database.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const passwords = { owner: `own'er:@/#?%41&1`, daily: `dai'ly:@/#?%41&2` };

/** An empty PostgreSQL database of an owner without special rights, a Redis, a mail server: what a shop brings along. */
export async function startBackingServices() {
  const [database, redis, mail] = [await createDatabase('template0'), await startRedisServer(), await startSmtpSink()];
  // Roles belong to the server, which other tests use as well.
  const unique = randomBytes(8).toString('hex');
  const [owner, daily] = [`owner_${unique}`, `daily_${unique}`];
  await giveToOwner(database, owner);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: addressOf(database, daily),
    DATABASE_PASSWORD: passwords.daily,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    PUBLIC_URL: url,
    PORT: String(port),
    SHOP_TIME_ZONE: 'Australia/Sydney',
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  return {
    url,
    mail,
    redis,
    metricsPort,
    /** Of web and worker. */
    settings,
    /** Of migrate and the commands that need its rights. */
    ownerSettings: {
      ...settings,
      DATABASE_OWNER_URL: addressOf(database, owner),
      DATABASE_OWNER_PASSWORD: passwords.owner,
    },
  };
}

/** The database belongs to a role that is no superuser, as on a managed service. */
async function giveToOwner(database: string, owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const password = client.escapeLiteral(passwords.owner);
    await client.query(`create role ${owner} login createrole createdb password ${password}`);
    await client.query(`alter database ${client.escapeIdentifier(client.database!)} owner to ${owner}`);
  } finally {
    await client.end();
  }
}

/** Without the password, which is given apart. */
function addressOf(database: string, role: string): string {
  return Object.assign(new URL(database), { username: role, password: '' }).href;
}
