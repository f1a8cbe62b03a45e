import { useRef } from 'react';
import { idempotencyKey } from './idempotency-key.js';

/**
 * Returns an idempotency key that stays the same for the same content, so that a retry after a lost answer has no
 * further effect.
 */
export function useIdempotencyKey(): (content: object) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: idempotencyKey() };
    return attempt.current.key;
  };
}
