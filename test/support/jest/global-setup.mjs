import { startDatabaseServer } from '../database/database-server.mjs';

export default async function setUp() {
  const server = await startDatabaseServer({ inMemory: true });
  process.env.TEST_DATABASE_SERVER = server.adminUrl;
  Object.assign(globalThis, { stopTestDatabaseServer: server.stop });
}
