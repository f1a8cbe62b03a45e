import dayjs from 'dayjs';
import type { ActionLogDto } from '../../shared/api/generated.js';

/** `2026-03-05T14:07:09` → `Mar 05, 2026 14:07:09`. */
export const timestamp = (local: string): string => dayjs(local).format('MMM DD, YYYY HH:mm:ss');

/** Whose doing it was: an admin's address, or who else. */
export function doerOf({ admin_email, actor }: ActionLogDto): string {
  return admin_email ?? (actor === 'visitor' ? 'Visitor' : 'System');
}

const longest = 100;

/** All details in one line of at most 100 characters: what people can read first, ids last. */
export function preview(details: ActionLogDto['details']): string {
  const isId = (name: string) => Number(/(^|_)id$/.test(name));
  const line = Object.entries(details)
    .sort(([one], [other]) => isId(one) - isId(other))
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
