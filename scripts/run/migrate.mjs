// Does what `spa migrate` does, for npm start: loading the command line parser would take longer than the migrations.
import { importBuilt } from './import-built.mjs';

const { awaitDatabase } = await importBuilt('platform/database/await-database.js');
const { migrateAndGrant } = await importBuilt('platform/database/migrations/migrate-and-grant.js');
const { describeFailure } = await importBuilt('platform/describe-failure.js');
const { completeConnectionUrls } = await importBuilt('platform/complete-connection-urls.js');
const { DATABASE_URL, DATABASE_OWNER_URL } = completeConnectionUrls(process.env);

try {
  await awaitDatabase(DATABASE_OWNER_URL || DATABASE_URL, console.log);
  await migrateAndGrant(DATABASE_URL, DATABASE_OWNER_URL);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
