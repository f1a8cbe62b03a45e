import Bowser from 'bowser';

/** Names that people know, shorter than the library's. */
const LABELS: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
};

/** The browsers that the library recognises. For others it takes any name from the header; those are left out. */
const KNOWN_BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Describes a User-Agent header as `Firefox on Windows`, or as much of it as the header reveals; null when nothing. */
export function describeUserAgent(userAgent?: string): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  const name = browser.name && KNOWN_BROWSERS.has(browser.name) ? browser.name : undefined;
  const labels = [name, system].flatMap((name) => (name ? [LABELS[name] ?? name] : []));
  return labels.join(' on ') || null;
}
