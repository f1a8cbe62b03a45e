import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reply } from '../embedded/local-web.mjs';
import { ApiError, invalidParam, missingResource } from './api-error.mjs';
import { decodeForm, readGroup, readList, readText } from './form.mjs';
import { newId } from './objects.mjs';
import { show } from './payments.mjs';

/**
 * The first answer to an idempotency key.
 * @typedef {object} KeptAnswer
 * @property {'kept_answer'} object
 * @property {string} id the key
 * @property {string} request digest of what was asked
 * @property {number} createdAtMs
 * @property {number} status
 * @property {object} body
 */

/** @typedef {import('./form.mjs').Form} Form */
/** @typedef {import('./records.mjs').Kinds} Kinds */
/** @typedef {{ status: number, body: object, isReplayed?: boolean }} Answer */

const KEYS_KEPT_MS = 24 * 60 * 60 * 1000;
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const MAX_METADATA_LENGTH = 500;
const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** What can be read, by its path. @type {Record<string, keyof Kinds>} */
const RESOURCES = {
  'checkout/sessions': 'checkout.session',
  payment_intents: 'payment_intent',
  charges: 'charge',
  balance_transactions: 'balance_transaction',
  refunds: 'refund',
  disputes: 'dispute',
  payouts: 'payout',
  events: 'event',
};

/** @type {Record<string, keyof Kinds>} */
const KINDS_BY_PREFIX = {
  cs: 'checkout.session',
  pi: 'payment_intent',
  ch: 'charge',
  txn: 'balance_transaction',
  re: 'refund',
};

/** Parameters of a list that a field has to equal. */
const EQUAL_FIELDS = ['payment_intent', 'charge', 'status', 'source', 'type'];

const SERVER_ERROR = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
};

/**
 * The part of Stripe's API that is used.
 * @param {object} options
 * @param {import('./records.mjs').Records} options.records
 * @param {import('./payments.mjs').Payments} options.payments
 * @param {import('./switches.mjs').Switches} options.switches
 * @param {string} options.secretKey
 * @param {string} options.origin of the hosted pages
 * @param {() => number} options.now
 */
export function openApi({ records, payments, switches, secretKey, origin, now }) {
  /** Keys of calls that have no answer yet. @type {Set<string>} */
  const underWay = new Set();

  /**
   * @param {Form} params
   * @returns {object}
   */
  function createSession(params) {
    if (readText(params, 'mode') !== 'payment') throw invalidParam('mode', 'Invalid mode: must be payment');
    const successUrl = required(params, 'success_url');
    const items = readList(params, 'line_items').map((item) => (typeof item === 'object' ? item : {}));
    if (items.length === 0) throw missingParam('line_items');
    const lines = items.map((item, index) => {
      const at = `line_items[${index}]`;
      const name = readText(item, 'price_data', 'product_data', 'name');
      if (!name) throw missingParam(`${at}[price_data][product_data][name]`);
      return {
        name,
        description: readText(item, 'price_data', 'product_data', 'description'),
        currency: readText(item, 'price_data', 'currency')?.toLowerCase() ?? '',
        unitAmount: toInteger(readText(item, 'price_data', 'unit_amount'), `${at}[price_data][unit_amount]`, 0),
        quantity: toInteger(readText(item, 'quantity'), `${at}[quantity]`, 1),
      };
    });
    const [currency = '', ...others] = new Set(lines.map((line) => line.currency));
    if (!/^[a-z]{3}$/.test(currency) || others.length > 0) {
      throw invalidParam('line_items[0][price_data][currency]', `Invalid currency: ${currency}`);
    }
    const expiresAt = readText(params, 'expires_at');
    return payments.openSession({
      origin,
      currency,
      lines,
      successUrl,
      cancelUrl: readText(params, 'cancel_url'),
      email: readText(params, 'customer_email'),
      clientReferenceId: readText(params, 'client_reference_id'),
      metadata: readMetadata(params, 'metadata'),
      paymentMetadata: readMetadata(params, 'payment_intent_data', 'metadata'),
      expiresAt: expiresAt ? toInteger(expiresAt, 'expires_at', 0) : undefined,
    });
  }

  /**
   * @param {Form} params
   * @returns {object}
   */
  function createRefund(params) {
    const intentId = required(params, 'payment_intent');
    const amount = readText(params, 'amount');
    const reason = readText(params, 'reason');
    if (reason && !REFUND_REASONS.includes(reason)) {
      throw invalidParam('reason', `Invalid reason: must be one of ${REFUND_REASONS.join(', ')}`);
    }
    const given = {
      amount: amount ? toInteger(amount, 'amount', 1) : undefined,
      metadata: readMetadata(params, 'metadata'),
      reason,
    };
    const intent = records.find('payment_intent', intentId);
    if (!intent) throw missingResource('payment_intent', intentId, { status: 400, param: 'payment_intent' });
    const charge = intent.latest_charge === null ? undefined : records.find('charge', intent.latest_charge);
    if (!charge) throw new ApiError(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
    return payments.refund(charge, given);
  }

  /**
   * @param {keyof Kinds} kind
   * @param {string} id
   */
  function find(kind, id) {
    const found = records.find(kind, id);
    if (!found) throw missingResource(kind, id);
    return found;
  }

  /**
   * @param {string} path
   * @param {Form} params
   */
  function list(path, params) {
    const kind = /** @type {keyof Kinds} */ (RESOURCES[path]);
    const limit = toInteger(readText(params, 'limit') ?? String(DEFAULT_LIMIT), 'limit', 1);
    if (limit > MAX_LIMIT) throw invalidParam('limit', `This value must be less than or equal to ${MAX_LIMIT}.`);
    const newest = /** @type {Record<string, unknown>[]} */ (records.all(kind)).reverse();
    const after = readText(params, 'starting_after');
    const first = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
    if (after && first === 0) throw missingResource(kind, after, { status: 400, param: 'starting_after' });
    const found = newest.slice(first).filter((record) => isAskedFor(record, params));
    const expand = readExpand(params).flatMap((each) => (each.startsWith('data.') ? [each.slice(5)] : []));
    return {
      object: 'list',
      data: found.slice(0, limit).map((record) => expanded(/** @type {Kinds[keyof Kinds]} */ (record), expand)),
      has_more: found.length > limit,
      url: `/v1/${path}`,
    };
  }

  /**
   * @param {object} record
   * @param {string[]} expand
   * @returns {object}
   */
  function expanded(record, expand) {
    const shown = /** @type {Record<string, unknown>} */ (show(/** @type {{ object: string }} */ (record)));
    const paths = Map.groupBy(expand, (path) => path.split('.')[0] ?? '');
    for (const [field, below] of paths) {
      const id = shown[field];
      const kind = typeof id === 'string' ? KINDS_BY_PREFIX[id.split('_')[0] ?? ''] : undefined;
      const found = kind && records.find(kind, String(id));
      const deeper = below.flatMap((path) => (path.includes('.') ? [path.slice(field.length + 1)] : []));
      if (found) shown[field] = expanded(found, deeper);
      else if (field === 'line_items' && shown.object === 'checkout.session') {
        const { lineItems } = /** @type {import('./objects.mjs').Session} */ (record).hidden;
        shown[field] = {
          object: 'list',
          data: lineItems,
          has_more: false,
          url: `/v1/checkout/sessions/${shown.id}/line_items`,
        };
      }
    }
    return shown;
  }

  /**
   * @param {string} method
   * @param {string} path below /v1/
   * @param {Form} params
   */
  function run(method, path, params) {
    if (method === 'POST') {
      const [, expiring] = /^checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? [];
      if (path === 'checkout/sessions') return expanded(createSession(params), readExpand(params));
      if (path === 'refunds') return expanded(createRefund(params), readExpand(params));
      if (expiring) {
        const session = /** @type {import('./objects.mjs').Session} */ (find('checkout.session', expiring));
        return expanded(payments.expire(session), readExpand(params));
      }
    } else if (method === 'GET') {
      const [, resource = '', id] = /^(checkout\/sessions|\w+)(?:\/(\w+))?$/.exec(path) ?? [];
      const kind = Object.hasOwn(RESOURCES, resource) ? RESOURCES[resource] : undefined;
      if (kind) return id ? expanded(find(kind, id), readExpand(params)) : list(resource, params);
    }
    throw new ApiError(`Unrecognized request URL (${method}: /v1/${path}).`, { status: 404, isValidation: true });
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string} form
   * @returns {Answer & { isValidation?: boolean }}
   */
  function answerTo(method, path, form) {
    if (switches.gateway === 'fails') return SERVER_ERROR;
    try {
      const body = run(method, path, decodeForm(form));
      return switches.gateway === 'fails-after' ? SERVER_ERROR : { status: 200, body };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  /**
   * What was asked with this key before is not done again.
   * @param {string} key
   * @param {string} method
   * @param {string} path
   * @param {string} form
   * @returns {Answer}
   */
  function answerOnce(key, method, path, form) {
    const request = createHash('sha256').update(`${method} ${path}\n${form}`).digest('hex');
    const kept = records.find('kept_answer', key);
    if (kept && now() - kept.createdAtMs < KEYS_KEPT_MS) {
      if (kept.request !== request) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
        return new ApiError(message, { type: 'idempotency_error' });
      }
      if (underWay.has(key)) {
        const message = `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`;
        return new ApiError(message, { status: 409, type: 'idempotency_error', code: 'idempotency_key_in_use' });
      }
      return { status: kept.status, body: kept.body, isReplayed: true };
    }
    const { status, body, isValidation } = answerTo(method, path, form);
    if (!isValidation) records.put({ object: 'kept_answer', id: key, request, createdAtMs: now(), status, body });
    return { status, body };
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {string} body
   */
  return async function answer(request, body) {
    const method = request.method ?? '';
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const refusal = refuseKey(request.headers.authorization, secretKey);
    if (refusal) return toReply(refusal);
    const path = pathname.replace(/^\/v1\//, '');
    const key = method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
    const form = method === 'POST' ? body : search.slice(1);
    const answered = key ? answerOnce(key, method, path, form) : answerTo(method, path, form);
    if (switches.answerLateMs > 0 && answered.status !== 409) {
      underWay.add(key);
      await sleep(switches.answerLateMs, undefined, { ref: false });
      underWay.delete(key);
    }
    return toReply(answered, key);
  };
}

/**
 * @param {Answer} answer
 * @param {string} [key]
 */
function toReply({ status, body, isReplayed }, key) {
  return reply(status, JSON.stringify(body, null, 2), 'application/json', {
    'request-id': newId('req'),
    ...(key && { 'idempotency-key': key }),
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
    // The same key would only bring the same answer.
    ...(status === 500 && { 'stripe-should-retry': 'false' }),
  });
}

/**
 * @param {string | undefined} authorization
 * @param {string} secretKey
 */
function refuseKey(authorization, secretKey) {
  const [, given] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (!given) return new ApiError('You did not provide an API key.', { status: 401 });
  const [one, other] = [given, secretKey].map((key) => createHash('sha256').update(key).digest());
  if (one && other && timingSafeEqual(one, other)) return undefined;
  return new ApiError(`Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`, { status: 401 });
}

/**
 * Whether a list with these parameters holds it.
 * @param {Record<string, unknown>} record
 * @param {Form} params
 */
function isAskedFor(record, params) {
  const created = Number(record.created);
  const [gte, gt, lte, lt] = ['gte', 'gt', 'lte', 'lt'].map((sign) => readText(params, 'created', sign));
  if (gte && !(created >= Number(gte))) return false;
  if (gt && !(created > Number(gt))) return false;
  if (lte && !(created <= Number(lte))) return false;
  if (lt && !(created < Number(lt))) return false;
  const payout = readText(params, 'payout');
  if (payout && /** @type {{ payout?: string } | undefined} */ (record.hidden)?.payout !== payout) return false;
  const types = readList(params, 'types');
  if (types.length > 0 && !types.includes(String(record.type))) return false;
  return EQUAL_FIELDS.every((field) => {
    const asked = readText(params, field);
    return asked === undefined || record[field] === asked;
  });
}

/** @param {Form} params */
const readExpand = (params) => readList(params, 'expand').map(String);

/**
 * @param {Form} params
 * @param {...string} path
 */
function readMetadata(params, ...path) {
  const metadata = Object.fromEntries(
    Object.entries(readGroup(params, ...path)).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
  if (Object.values(metadata).some((value) => value.length > MAX_METADATA_LENGTH)) {
    throw invalidParam('metadata', `Metadata values can have up to ${MAX_METADATA_LENGTH} characters.`);
  }
  return metadata;
}

/**
 * @param {Form} params
 * @param {string} name
 */
function required(params, name) {
  const value = readText(params, name);
  if (!value) throw missingParam(name);
  return value;
}

/** @param {string} name */
const missingParam = (name) => invalidParam(name, `Missing required param: ${name}.`, 'parameter_missing');

/**
 * @param {string | undefined} text
 * @param {string} param
 * @param {number} min
 */
function toInteger(text, param, min) {
  if (!text) throw missingParam(param);
  if (!/^-?\d+$/.test(text)) throw invalidParam(param, `Invalid integer: ${text}`, 'parameter_invalid_integer');
  if (Number(text) < min) {
    throw invalidParam(param, `This value must be greater than or equal to ${min}.`, 'parameter_invalid_integer');
  }
  return Number(text);
}
