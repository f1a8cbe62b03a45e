import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { normalizeText } from '../../../../kernel/normalize-text.js';
import { Problem } from '../../errors/problem.js';

/** Deepest input that is accepted, deeper than any request of ours: the code after the pipe recurses over its input. */
const MAX_DEPTH = 16;

/** Names of fields that are taken as they were typed: a password that was set before has to match. */
const PASSWORD = /(^|_)password$/;

/**
 * Normalizes all input strings, removes from them what PostgreSQL cannot store (NUL characters, lone surrogates), and
 * rejects bodies that are nested too deeply.
 */
@Injectable()
export class SanitizeInputPipe implements PipeTransform {
  transform(value: unknown, { type }: Pick<ArgumentMetadata, 'type'>): unknown {
    // Values of our own decorators, such as the signed-in user, are no input.
    return type === 'custom' ? value : sanitize(value, toPlainText, 0);
  }
}

const toStorable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
const toPlainText = (text: string): string => normalizeText(text.toWellFormed());

function sanitize(value: unknown, toText: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return toText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new Problem(422, 'invalid-input', 'The request is nested too deeply');
  for (const [key, each] of Object.entries(value)) {
    const kept = sanitize(each, PASSWORD.test(key) ? toStorable : toText, depth + 1);
    if (kept !== each) (value as Record<string, unknown>)[key] = kept;
  }
  return value;
}
