import { useRef } from 'react';
import { idempotencyKey } from './idempotency-key.js';

/** The same content keeps its key over retries, so that after a lost answer it happens once. */
export function useIdempotencyKey(): (content: object) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: idempotencyKey() };
    return attempt.current.key;
  };
}
