import { globSync, readFileSync } from 'node:fs';

/** Fields that null passes by every check though their type has no null: `@IsOptional()` lets it, `@IsUndefinable()` not. */
const findUnchecked = (code: string) => {
  const lines = code.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.includes('@IsOptional()')) return [];
    const field = lines.slice(index + 1).find((next) => /^ {2}(readonly )?\w+[?!]?: /.test(next));
    return field && !/\bnull\b/.test(field) ? [field.trim()] : [];
  });
};

it('null is checked in every field of a request that has no null in its type', () =>
  expect(
    globSync('src/**/*.dto.ts')
      .toSorted()
      .flatMap((file) => findUnchecked(readFileSync(file, 'utf8')).map((field) => `${file}: ${field}`)),
  ).toEqual([]));

it('a field that lets null through is noticed', () => {
  const planted =
    "  @IsOptional()\n  @IsIn(['keep', 'cancel'], {\n    message: 'x: y',\n  })\n  upcoming?: 'keep' | 'cancel';";
  expect(findUnchecked(planted)).toEqual(["upcoming?: 'keep' | 'cancel';"]);
  expect(findUnchecked('  @IsOptional()\n  bio?: string | null;')).toEqual([]);
});
