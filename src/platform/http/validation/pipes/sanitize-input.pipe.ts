import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../../errors/problem.js';

/** Deepest input that is accepted, deeper than any request of ours: the code after the pipe recurses over its input. */
const MAX_DEPTH = 16;

/**
 * Removes what PostgreSQL cannot store (NUL characters, lone surrogates) from all input strings, and rejects bodies
 * that are nested too deeply.
 */
@Injectable()
export class SanitizeInputPipe implements PipeTransform {
  transform(value: unknown, { type }: Pick<ArgumentMetadata, 'type'>): unknown {
    // Values of our own decorators, such as the signed-in user, are no input.
    return type === 'custom' ? value : sanitize(value, 0);
  }
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function sanitize(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return isStorable(value) ? value : value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new Problem(422, 'invalid-input', 'The request is nested too deeply');
  for (const [key, each] of Object.entries(value)) {
    const kept = sanitize(each, depth + 1);
    if (kept !== each) (value as Record<string, unknown>)[key] = kept;
  }
  return value;
}
