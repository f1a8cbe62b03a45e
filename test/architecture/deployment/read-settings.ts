import { readFileSync } from 'node:fs';

/** The variables that docs/operations.md explains, in any of its tables. */
export function documentedVariables(): Set<string> {
  const rows = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm);
  return new Set([...rows].map(([, variable]) => variable!));
}

/** Names and values of an env file; what is commented out counts as well. */
export function readEnvFile(file: string): { name: string; value: string; isSet: boolean }[] {
  const lines = readFileSync(file, 'utf8').matchAll(/^(# )?([A-Z_]+)=(.*)$/gm);
  return [...lines].map(([, comment, name, value]) => ({ name: name!, value: value!, isSet: !comment }));
}
