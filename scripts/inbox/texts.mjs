import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBody } from '../embedded/local-web.mjs';

/**
 * @typedef {object} Text
 * @property {string} id
 * @property {Date} arrivedAt
 * @property {string} messageId
 * @property {string} to
 * @property {string} text
 */

const MAX_BODY_BYTES = 20_000;

/**
 * The text messages in a folder, one JSON file each, taken as an HTTP gateway takes them.
 * @param {string} folder
 * @param {string} secret
 */
export function openTextFolder(folder, secret) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => read(folder, file.slice(0, -5)))
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  const taken = new Set(texts.map(({ messageId }) => messageId));
  return {
    /**
     * @param {import('node:http').IncomingMessage} request
     * @returns {Promise<{ status: number, reply: string }>}
     */
    async take(request) {
      const body = await readBody(request, MAX_BODY_BYTES);
      if (!body) return { status: 413, reply: 'Too long.' };
      if (!isSigned(body, request.headers['x-signature'], secret)) return { status: 401, reply: 'Not signed by us.' };
      const { id: messageId, to, text } = JSON.parse(body.toString('utf8'));
      if (!/^\+[1-9]\d{6,14}$/.test(to)) return { status: 422, reply: 'Invalid number: not in E.164.' };
      // An attempt whose answer was lost comes again.
      if (taken.has(messageId)) return { status: 200, reply: 'Taken before.' };
      const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.new`, JSON.stringify({ messageId, to, text }), { mode: 0o600 });
      await rename(`${file}.new`, file);
      taken.add(messageId);
      texts.unshift({ id, arrivedAt: arrival(id), messageId, to, text });
      return { status: 202, reply: 'Taken.' };
    },

    /** Newest first. @returns {readonly Text[]} */
    all: () => texts,
  };
}

/** @param {string} id */
const arrival = (id) => new Date(Number(id.split('-')[0]));

/**
 * @param {string} folder
 * @param {string} id
 * @returns {Text}
 */
function read(folder, id) {
  return { id, arrivedAt: arrival(id), ...JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) };
}

/**
 * @param {Buffer} body
 * @param {string | string[] | undefined} signature
 * @param {string} secret
 */
function isSigned(body, signature, secret) {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(String(signature));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
