export default async function tearDown() {
  await /** @type {{ stopTestDatabaseServer?: () => Promise<void> }} */ (globalThis).stopTestDatabaseServer?.();
}
