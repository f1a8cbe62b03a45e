import type { MetadataStorage } from 'class-validator';

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;

/**
 * Caches the rules of a class once they were gathered. For every object class-validator asks each class that has rules,
 * some hundreds, whether it is extended, which takes longer than to check the object. No class gets rules after it was
 * declared.
 */
export function cacheValidationMetadata(storage: MetadataStorage): void {
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const rulesByClass = new Map<unknown, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups) return gather(target, schema, always, strictGroups, groups);
    const rules = rulesByClass.get(target) ?? gather(target, schema, always, strictGroups);
    rulesByClass.set(target, rules);
    return rules;
  };
}
