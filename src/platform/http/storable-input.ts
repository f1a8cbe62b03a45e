import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from './problem.js';

/** Deeper than any request of ours; what comes after the pipe recurses over its input. */
const deepest = 16;

/**
 * Keeps from everything behind it what no table can hold: text loses NUL characters and halves of surrogate pairs, which
 * nobody can type, and a body nested without end is refused.
 */
@Injectable()
export class StorableInput implements PipeTransform {
  transform(value: unknown, { type }: Pick<ArgumentMetadata, 'type'>): unknown {
    // What our own decorators hand over, such as the signed-in user, did not come with the request.
    return type === 'custom' ? value : storable(value, 0);
  }
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) throw new Problem(422, 'invalid-input', 'The request is nested too deeply');
  if (Array.isArray(value)) return value.map((each) => storable(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each, depth + 1)]));
}
