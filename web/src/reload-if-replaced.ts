/**
 * Reloads at once a page whose scripts are gone after a deploy. The new version's first script has another name, so
 * this happens only once.
 * @returns whether it reloads
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (!answer.ok || !script || (await answer.text()).includes(script)) return false;
  } catch {
    // Offline; the next press tries again.
    return false;
  }
  window.pressRecorder.reload();
  return true;
}
