import { getMetadataStorage, type ValidationArguments } from 'class-validator';

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** Says whether a value is as the rules of its property want it. */
type Validator = (object: object, value: unknown) => boolean;

const validatorsByClass = new WeakMap<object, Map<string, Validator> | null>();

/**
 * Whether a DTO is as its decorators want it; what they do not name is dropped from it. False says nothing for sure: then
 * class-validator is asked, which finds the words for what is wrong and knows nested DTOs. It gathers the same rules again for each
 * value, which costs more than checking them: most requests are fine, and made of plain values.
 */
export function passesFastValidation(dto: object): boolean {
  // A field of the request may bear that name.
  if (typeof dto.constructor !== 'function') return false;
  let rules = validatorsByClass.get(dto.constructor);
  if (rules === undefined) validatorsByClass.set(dto.constructor, (rules = toFastValidators(dto.constructor)));
  if (!rules) return false;
  const given = dto as Record<string, unknown>;
  for (const [property, holds] of rules) if (!holds(dto, given[property])) return false;
  for (const property of Object.keys(given)) if (!rules.has(property)) delete given[property];
  return true;
}

/** Null for a class with rules that are not about one plain value, or with none. */
function toFastValidators(dto: object): Map<string, Validator> | null {
  const all = getMetadataStorage().getTargetValidationMetadatas(dto as () => unknown, '', false, false);
  const rules = new Map<string, Validator>();
  for (const [property, ofProperty] of Map.groupBy(all, ({ propertyName }) => propertyName)) {
    const holds = combineValidators(ofProperty);
    if (!holds) return null;
    rules.set(property, holds);
  }
  return rules.size > 0 ? rules : null;
}

function combineValidators(metadata: readonly Metadata[]): Validator | null {
  const conditions: Validator[] = [];
  const checks: Validator[] = [];
  for (const each of metadata) {
    if (each.type === 'conditionalValidation') conditions.push(each.constraints[0] as Validator);
    else if (each.type === 'customValidation' && !each.each && !each.validateIf) checks.push(...toValidators(each));
    else if (each.type !== 'whitelistValidation') return null;
  }
  return (object, value) =>
    !conditions.every((isMeant) => isMeant(object, value)) || checks.every((holds) => holds(object, value));
}

/** A rule that answers later is not plain: its promise is no `true`. */
function toValidators({ constraintCls, constraints, propertyName: property }: Metadata): Validator[] {
  const found = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  return found.map(({ instance }) => (object, value) => {
    const args: ValidationArguments = { targetName: object.constructor.name, property, object, value, constraints };
    return instance.validate(value, args) === true;
  });
}
