import { useRef } from 'react';
import { idempotencyKey } from './idempotency-key.js';

/** The same content keeps its key over retries, so that after a lost answer it happens once. */
export function useSendingKey(): (content: object) => string {
  const sending = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (sending.current.content !== text) sending.current = { content: text, key: idempotencyKey() };
    return sending.current.key;
  };
}
