import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/**
 * @typedef {object} Mail
 * @property {string} id
 * @property {Date} arrivedAt
 * @property {string[]} recipients
 * @property {import('postal-mime').Email} content
 */

/**
 * The mails in a folder, one file each as it came, below a Delivered-To line per recipient of the envelope.
 * @param {string} folder
 */
export function openMailFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ids = readdirSync(folder)
    .flatMap((file) => (file.endsWith('.eml') ? [file.slice(0, -4)] : []))
    .sort()
    .reverse();
  return {
    /**
     * @param {Buffer} raw
     * @param {string[]} recipients
     */
    async add(raw, recipients) {
      const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
      const file = join(folder, `${id}.eml`);
      const head = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('');
      await writeFile(`${file}.new`, Buffer.concat([Buffer.from(head), raw]), { mode: 0o600 });
      await rename(`${file}.new`, file);
      ids.unshift(id);
    },

    /** Newest first. @returns {readonly string[]} */
    ids: () => ids,

    /** @param {string} id of a mail that exists */
    read: (id) => read(folder, id),

    /**
     * @param {string} id
     * @returns {Promise<Mail | undefined>}
     */
    find: async (id) => (ids.includes(id) ? read(folder, id) : undefined),

    /** @param {string} id of a mail that exists */
    source: (id) => readFile(join(folder, `${id}.eml`)),
  };
}

/**
 * @param {string} folder
 * @param {string} id
 * @returns {Promise<Mail>}
 */
async function read(folder, id) {
  const content = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
  const recipients = content.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value);
  return { id, arrivedAt: new Date(Number(id.split('-')[0])), recipients, content };
}
