import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Words that once had a private meaning in this code, as parts of a name. */
const PRIVATE_WORDS =
  /chore|letter(?!s?Case)|wish|doorkeeper|patience|anew|furniture|disclos|told|standing|surroundings|plausible|rehouse|housed|takers?$|living|lanes?$|(?<!pass)words$|facts?$|news$|post$|^seal|dice|stories$|mood/i;

/** The same in text: comments, messages and texts on screen. */
const PRIVATE_TEXT = /\b(anew|chores?|lanes?|facts?|reckon\w*|doorkeeper|stood|stands?(?! for)|living bookings?)\b/i;

/** Docstrings that can only be read with the code beside them. */
const FRAGMENT = /\/\*\*[\s*]*(?:Of|Those|What) .*/g;

/** Limits and pauses in milliseconds, which one machine keeps and another does not: see test/support/time-limits.mjs. */
const FIXED_LIMIT = /(timeout: |test\.setTimeout\(|waitForTimeout\()[\d_]+/g;

/** Characters after a docstring in which the parameters of its function are looked for. */
const MAX_SIGNATURE_LENGTH = 700;

/** Names that are sentences, `thingOf(x)`, checks that do not assert, and limits without the prefix MAX_, MIN_ or DEFAULT_. */
const UNIDIOMATIC = [
  /^[a-z]\w*(?<!As)Of$/,
  /^(most|least|usual|longest|shortest)[A-Z]/,
  /^(what|until|when(?!ever)|who)[A-Z]/,
  /^\w+(Is|Are)The[A-Z]/,
  /^(reject|refuse(?!Line))[A-Z]/,
  /AtOnce$/,
];

/** Names that are stored or published under the old word. */
const STORED_NAMES = new Set(['LetterResent']);

/** Data of the demo shop and of drawings, and a comment in SQL that the pool looks for. */
const STORED_TEXT = /Carrington Lane|planned anew/;

const files = listFiles('src', 'web/src', 'test', 'scripts');
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('/generated.ts'));

/** The script that runs in a page under measurement, whose type comes from a file of ours. */
const PAGE_SCRIPT = 'test/web-performance/watch-dialog.js';

/** Which files use a word. The door of a module only passes on what others export. */
const usersOf = Map.groupBy(
  listFiles('*.ts', '*.tsx', '*.mjs', PAGE_SCRIPT)
    .filter((file) => !isDoor(file))
    .flatMap((file) => [...new Set(readFileSync(file, 'utf8').match(/[\w$]+/g))].map((word) => ({ file, word }))),
  ({ word }) => word,
);

it('files and what they export are named in standard terms', () => {
  const odd = sources.flatMap((file) => [file, ...exportedNames(file)].filter(isOdd).map((name) => `${file}: ${name}`));

  expect(odd).toEqual([]);
});

it.each([
  'standingOf',
  'longestWait',
  'whatStands',
  'logIsTheWhole',
  'rejectOverlap',
  'EventLetter',
  'BookingFacts',
  'src/a/chore.ts',
])('the name %s would be noticed', (name) => expect(isOdd(name)).toBe(true));

it('what a file exports is used by another', () => {
  const unused = sources
    .filter((file) => !isDoor(file))
    .flatMap((file) => findUnused(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));

  expect(unused).toEqual([]);
});

it('what a module offers at its door is used outside of it', () => {
  const unused = sources.filter(isDoor).flatMap((door) => {
    const offered = [...readFileSync(door, 'utf8').matchAll(/(\w+)(?= *[,}])/g)].map(([, name]) => name!);
    const isUsed = (name: string) => usersOf.get(name)?.some(({ file }) => !file.startsWith(`${dirname(door)}/`));
    return offered.filter((name) => !isUsed(name)).map((name) => `${door}: ${name}`);
  });

  expect(unused).toEqual([]);
});

it('an export that nobody uses would be noticed', () => {
  expect(findUnused('src/a.ts', 'export interface Nobody' + 'Uses {}')).toEqual(['Nobody' + 'Uses']);
});

it('comments and texts are in standard terms', () => {
  const texts = files.filter(
    (file) =>
      /\.(ts|tsx|css|mjs)$/.test(file) && !file.endsWith('/generated.ts') && file !== 'test/architecture/files.spec.ts',
  );
  const odd = texts.flatMap((file) => findPrivateText(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));

  expect(odd).toEqual([]);
});

it.each(['/** Reads the list anew. */', '// Puts it into its lane.', "title: 'Bookings stand in that time'"])(
  'the line %s would be noticed',
  (line) => expect(findPrivateText(line)).toEqual([line]),
);

it('docstrings of the server begin with a verb or a noun phrase', () => {
  const server = sources.filter((file) => file.startsWith('src/'));
  const odd = server.flatMap((file) => findFragments(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));

  expect(odd).toEqual([]);
});

it.each([
  '/** Of that record. */',
  '/** What the server says of a session. */',
  '/**\n * Those of a booking in their order.',
])('the docstring %j would be noticed', (docstring) => expect(findFragments(docstring)).toEqual([docstring]));

it('docstrings describe parameters by their names', () => {
  const unknown = sources.flatMap((file) =>
    findUnknownParameters(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );

  expect(unknown).toEqual([]);
});

it('a parameter that a function does not have would be noticed', () => {
  const docstring = '/** Locks a day. @param seen the day */';
  expect(findUnknownParameters(`${docstring}\nconst lock = (day: string) => day;`)).toEqual(['seen']);
});

it('limits of time in browser tests follow the machine', () => {
  const fixed = files
    .filter((file) => file.startsWith('test/e2e/'))
    .flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .match(FIXED_LIMIT)
          ?.map((limit) => `${file}: ${limit}`) ?? [],
    );

  expect(fixed).toEqual([]);
});

it('styles use no custom property that nothing sets', () => {
  const texts = files
    .filter((file) => /^web\/src\/.*\.(tsx?|css)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const findNames = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));
  const set = new Set(findNames(/(--[\w-]+)(?=:|')/g));

  expect(findNames(/var\((--[\w-]+)[,)]/g).filter((name) => !set.has(name))).toEqual([]);
});

function listFiles(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' });
  return listed
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));
}

function exportedNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const declarations = text.matchAll(
    /^export (?:default )?(?:abstract |async )?(?:function\*?|class|const|let|interface|type|enum) (\w+)/gm,
  );
  return [...declarations].map(([, name]) => name!).filter((name) => !STORED_NAMES.has(name));
}

function isDoor(file: string): boolean {
  return /^src\/.*\/index\.ts$/.test(file);
}

/** What is exported by default is for whoever names the file, such as the configuration of a tool. */
function findUnused(file: string, text: string): string[] {
  const exported = text.matchAll(
    /^export (?:abstract |async )?(?:function\*?|class|const|let|interface|type|enum) (\w+)/gm,
  );
  return [...exported]
    .map(([, name]) => name!)
    .filter((name) => !usersOf.get(name)?.some((user) => user.file !== file));
}

function findPrivateText(text: string): string[] {
  return text.split('\n').filter((line) => PRIVATE_TEXT.test(line) && !STORED_TEXT.test(line));
}

function findFragments(text: string): string[] {
  return text.match(FRAGMENT) ?? [];
}

/** Finds the names after `@param` that the code below their docstring does not have. */
function findUnknownParameters(text: string): string[] {
  return [...text.matchAll(/\/\*\*(?:(?!\*\/)[^])*?@param (?:(?!\*\/)[^])*\*\//g)].flatMap(
    ({ 0: docstring, index }) => {
      const code = text.slice(index + docstring.length, index + docstring.length + MAX_SIGNATURE_LENGTH);
      const names = [...docstring.matchAll(/@param (\w+)/g)].map(([, name]) => name!);
      return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    },
  );
}

function isOdd(name: string): boolean {
  const word = name.includes('/') ? basename(name).replace(/\..*$/, '') : name;
  return (
    PRIVATE_WORDS.test(word) ||
    UNIDIOMATIC.some((pattern) => pattern.test(word)) ||
    /^(what|until|when|reject|refuse|reads-as)-/.test(word)
  );
}
