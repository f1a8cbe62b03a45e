import type { CrashReportDto } from '../../shared/api/generated.js';

/** Reports an error to the server's log. Does not use the Redux store, because that may be broken as well. */
export async function reportCrash(thrown: unknown): Promise<void> {
  await fetch('/api/crash-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...toCrashReport(thrown), path: location.pathname.slice(0, 200) } satisfies CrashReportDto),
    keepalive: true,
  }).catch(() => undefined);
}

/**
 * Describes an error without its message, which may quote what somebody typed, and without URLs, which may hold a
 * token.
 */
export function toCrashReport(thrown: unknown): Omit<CrashReportDto, 'path'> {
  if (!(thrown instanceof Error)) return { error: typeof thrown, places: [] };
  const { name, message, stack = '' } = thrown;
  const number = /^Minified React error #(\d+)/.exec(message)?.[1];
  const places = [...stack.replace(message, '').matchAll(/([\w.-]+\.[jt]sx?)(?:\?[^:)]*)?(:\d+:\d+)/g)];
  return {
    error: number ? `ReactError${number}` : name.replaceAll(/\W/g, '').slice(0, 60) || 'Error',
    places: places.slice(0, 5).map(([, file, position]) => `${file!.slice(-100)}${position}`),
  };
}
