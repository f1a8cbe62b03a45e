import fc from 'fast-check';
import { type Schema, resolveSchema } from './api-document.js';

/** Values that mean something to the shop, by field name. */
export type KnownValues = Record<string, readonly unknown[]>;

const samples: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date('2026-02-01'), max: new Date('2026-06-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  email: fc.constantFrom('georgia@example.test', 'noah@example.test', "o'brien+spa@example.test"),
  uri: fc.constantFrom('https://maps.example.test/?q=spa', ''),
  binary: fc.constant('GIF89a'),
};

/** Generates values that fit a schema, mostly ones that the shop knows if any are known for that name. */
export function arbitraryValue(schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const fitting = arbitraryBySchema(schema, known, name);
  const values = known[name];
  return values?.length ? fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...values) }, fitting) : fitting;
}

function arbitraryBySchema(schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return arbitraryValue(resolveSchema(schema.$ref), known, name);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((each) => arbitraryValue(each, known, name)));
  const types = [schema.type ?? 'null'].flat();
  return fc.oneof(...types.map((type) => arbitraryByType(type, schema, known, name)));
}

function arbitraryByType(type: string, schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'number':
      return arbitraryNumber(schema);
    case 'string':
      return arbitraryText(schema);
    case 'array':
      return fc.array(arbitraryValue(schema.items!, known, name), { maxLength: 3 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([key, each]) => [
        key,
        arbitraryValue(each, known, key),
      ]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      });
    }
    default:
      return fc.constant(null);
  }
}

function arbitraryNumber({ minimum = 0, maximum = 200 }: Schema): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(minimum as number), max: Math.floor(maximum as number) });
}

function arbitraryText({ format, pattern, minLength = 0, maxLength = 30 }: Schema): fc.Arbitrary<unknown> {
  if (format && samples[format]) return samples[format];
  // The generator cannot follow assertions; the one pattern that has some is handled by its field name.
  if (pattern && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern));
  const [least, most] = [minLength as number, maxLength as number];
  return fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, least + 30) });
}
