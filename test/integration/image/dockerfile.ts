import { readFileSync } from 'node:fs';

/** What the last stage of the Dockerfile does, as far as a folder and a process can reproduce it. */
interface ImageRecipe {
  /** The working directory, such as `/app`. */
  workdir: string;
  env: Record<string, string>;
  /** The paths that are copied from the build stage: source and target. */
  copies: { from: string; to: string }[];
  /** The script by which the build stage takes out of node_modules what no process needs. */
  prune: string;
  /** Commands that are linked into the PATH: the link and its target. */
  links: { link: string; target: string }[];
  command: string[];
}

/** @throws Error for an instruction that this parser does not know: then it has to be taught */
export function readDockerfile(file = 'Dockerfile'): ImageRecipe {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  const recipe: ImageRecipe = { workdir: '/', env: {}, copies: [], prune: '', links: [], command: [] };
  recipe.prune = / && node (\S+)$/m.exec(lines.slice(0, last).join('\n'))![1]!;
  for (const line of lines.slice(last + 1)) follow(line, recipe);
  return recipe;
}

function follow(line: string, recipe: ImageRecipe): void {
  const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  if (instruction === 'WORKDIR') recipe.workdir = rest;
  else if (instruction === 'ENV') Object.assign(recipe.env, Object.fromEntries(rest.split(' ').map(assignment)));
  else if (instruction === 'COPY') recipe.copies.push(copyOf(rest, recipe.workdir));
  else if (instruction === 'RUN') recipe.links.push(...rest.split('&&').flatMap(linkMadeBy));
  else if (instruction === 'CMD') recipe.command = JSON.parse(rest) as string[];
  else if (!['USER', 'EXPOSE'].includes(instruction))
    throw new Error(`The Dockerfile has a line of a new kind: ${line}`);
}

function assignment(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

function copyOf(rest: string, workdir: string) {
  const [, from, to] = /^--from=build (\S+) (\S+)$/.exec(rest) ?? [];
  if (!from?.startsWith(`${workdir}/`) || !to) throw new Error(`The Dockerfile copies in a new way: ${rest}`);
  const below = from.slice(workdir.length + 1);
  return { from: below, to: to === './' ? below : to };
}

function linkMadeBy(step: string) {
  const [program, option, target, link] = step.trim().split(' ');
  if (program === 'chmod' || program === 'install') return [];
  if (program !== 'ln' || option !== '-s' || !target || !link)
    throw new Error(`The Dockerfile runs something new: ${step}`);
  return [{ link, target }];
}
