import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../errors/problem.js';

/** Deeper than any request of ours; what comes after the pipe recurses over its input. */
const MAX_DEPTH = 16;

/**
 * Keeps from everything behind it what no table can hold: text loses NUL characters and halves of surrogate pairs, which
 * nobody can type, and a body nested without end is refused.
 */
@Injectable()
export class SanitizeInputPipe implements PipeTransform {
  transform(value: unknown, { type }: Pick<ArgumentMetadata, 'type'>): unknown {
    // What our own decorators hand over, such as the signed-in user, did not come with the request.
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
