/** A property of a calendar as the library parses it: name, parameters, type of its values, values. */
export type Property = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
];

/** A component as the library parses it: name, properties, components within it. */
export type Part = [name: string, properties: Property[], parts: Part[]];

export const findProperties = ([, properties]: Part, name: string): Property[] =>
  properties.filter(([own]) => own === name);

export const findProperty = (part: Part, name: string): Property | undefined => findProperties(part, name)[0];

/** Returns the first value of a property as a text; empty where there is none. */
export function getText(part: Part, name: string): string {
  const value = findProperty(part, name)?.[3];
  return typeof value === 'string' ? value : '';
}

/** A time as a calendar writes it, with the zone that it names: a date, a time, or an instant that ends with `Z`. */
export interface WrittenTime {
  value: string;
  zone: string | undefined;
}

/** Lists the times of a property; of a period its beginning. */
export function getTimes([, { tzid }, , ...values]: Property): WrittenTime[] {
  const zone = typeof tzid === 'string' ? tzid : undefined;
  return values.map((value) => ({ value: String(Array.isArray(value) ? value[0] : value), zone }));
}

/** Whether a time is a whole day. */
export const isDate = ({ value }: WrittenTime): boolean => value.length === 10;
