import type { Answer as HttpAnswer } from '../support/clients/visitor.js';

/** What an answer comes down to: taken, or refused under a rule's name or for a field. */
export interface Answer {
  status: number;
  code?: string | undefined;
  field?: string | undefined;
}

export const done: Answer = { status: 200 };

export const conflict = (code: string): Answer => ({ status: 409, code });

export const invalid = (field: string): Answer => ({ status: 422, code: 'invalid-input', field });

export function toAnswer({ status, body }: HttpAnswer<unknown>): Answer {
  if (status < 300) return { status: 200 };
  const { code, errors } = body as { code: string; errors?: { field: string }[] };
  return { status, code, ...(errors && { field: errors[0]!.field }) };
}
