/** What an answer comes down to: taken, or refused under a rule's name or for a field. */
export interface Answer {
  status: number;
  code?: string | undefined;
  field?: string | undefined;
}

export const done: Answer = { status: 200 };

export const conflict = (code: string): Answer => ({ status: 409, code });

export const invalid = (field: string): Answer => ({ status: 422, code: 'invalid-input', field });
