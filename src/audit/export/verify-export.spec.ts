import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entryHash, GENESIS_HASH, type StoredEntry } from '../hash-chain/entry-hash.js';
import { verifyExport } from './verify-export.js';

const folder = mkdtempSync(join(tmpdir(), 'spa-booking-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

let hash = GENESIS_HASH;
const entries = [1, 2, 3].map((seq) => {
  const entry: StoredEntry = {
    id: `019aa000-0000-7000-8000-00000000000${seq}`,
    seq,
    created_at: '2026-03-02T00:00:00.000000Z',
    actor_kind: 'system',
    admin_email: null,
    action_type: 'setup_checklist_hide',
    kind: 'update',
    details: { name: 'Deep\u2028tissue\u0085\u2029' },
  };
  hash = entryHash(hash, entry);
  return { ...entry, hash: hash.toString('hex') };
});
const lines = (written: readonly object[]) => written.map((entry) => `${JSON.stringify(entry)}\n`).join('');
const whole = lines(entries);

const verify = (content: string | Buffer) => {
  const file = join(folder, 'action-log.jsonl');
  writeFileSync(file, content);
  return verifyExport(file, []);
};

it('takes a whole export, with separators of lines in its texts, and with the ends of lines of Windows', async () => {
  const head = { seq: 3, hash: hash.toString('hex') };
  expect(await verify(whole)).toEqual(head);
  expect(await verify(whole.replaceAll('\n', '\r\n'))).toEqual(head);
});

const [first, ...others] = entries;
const { hash: seal, ...sealed } = first!;

it.each<[string, string | Buffer, string]>([
  ['nothing', '', 'holds no entry'],
  ['blank lines', '\n\n', 'holds no entry'],
  ['a part of the last line', whole.slice(0, -20), 'Entry 3 cannot be read'],
  ['an export without its beginning', lines(others), 'Entry 1 is missing'],
  ['other JSON', '{"name": "spa-booking"}\n', 'Entry 1 cannot be read'],
  ['a list of all entries', JSON.stringify(entries), 'Entry 1 cannot be read'],
  ['JSON that is no object', 'null\n42\n', 'Entry 1 cannot be read'],
  ['an indented entry', JSON.stringify(first, null, 2), 'Entry 1 cannot be read'],
  ['the compressed export', gzipSync(whole), 'Entry 1 cannot be read'],
  ['other keys first', lines([{ hash: seal, ...sealed }]), 'Entry 1 is not as it was exported'],
  ['a key that is not sealed', lines([{ ...first, approved: true }]), 'Entry 1 is not as it was exported'],
  ['a key that comes twice', whole.replace('"kind":', '"kind":"delete","kind":'), 'Entry 1 is not as it was exported'],
])('refuses %s', async (_, content, complaint) => {
  await expect(verify(content)).rejects.toThrow(complaint);
});

it('refuses a folder and a file that is not there', async () => {
  await expect(verifyExport(folder, [])).rejects.toThrow('is a folder: name the exported file in it');
  await expect(verifyExport(join(folder, 'none.jsonl'), [])).rejects.toThrow('ENOENT');
});
