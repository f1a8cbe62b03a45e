/** Whether a web process can do its work; undefined while it cannot. */
export async function isReady(url: string): Promise<true | undefined> {
  return (await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok || undefined;
}
