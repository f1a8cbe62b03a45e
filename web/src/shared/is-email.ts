import { normalizeText } from './normalize-text.js';

/**
 * Whether mail servers accept the text as an address, without what cannot be seen. A courtesy, because the server checks it by the same rules
 * (`src/platform/http/validation/email/email-address.ts`).
 */
export function isEmail(typed: string): boolean {
  const text = normalizeText(typed);
  const at = text.lastIndexOf('@');
  const [local, labels] = [text.slice(0, at), text.slice(at + 1).split('.')];
  return (
    at > 0 &&
    at <= 64 &&
    text.length <= 255 &&
    local.split('.').every((part) => LOCAL_PART.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1)!)
  );
}

const LOCAL_PART = /^[\w!#$%&'*+\-/=?^`{|}~]+$/;
const LABEL = /^(?!-)[a-z\d\u00a1-\uff00\uff5f-\uffff-]{1,63}(?<!-)$/i;
const TOP_LEVEL_DOMAIN = /^([a-z\u00a1-\u00a8\u00aa-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]{2,}|xn[a-z\d-]{2,})$/i;
