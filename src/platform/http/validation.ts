import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { FieldError } from './problem-details.dto.js';
import { Problem } from './problem.js';

rememberRules();

/**
 * Checks bodies, queries and parameters against their DTO. Properties that no DTO declares are dropped without a word:
 * a client may send back what it was given, and what only the server decides is never taken from it. Of several
 * rules on a property the lowest one speaks first, and only the first one that is broken.
 */
export const validation = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) => Problem.ofFields(errors.flatMap((error) => fieldErrorsOf(error))),
});

function fieldErrorsOf(error: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrorsOf(child, field))];
}

/** class-validator looks through the classes of the whole program for the rules of each value that it checks: they never change. */
function rememberRules(): void {
  type Find = (dto: object | undefined, ...options: unknown[]) => object[];
  const storage = getMetadataStorage() as unknown as { getTargetValidationMetadatas: Find };
  const find: Find = storage.getTargetValidationMetadatas.bind(storage);
  const found = new Map<object | undefined, Map<string, object[]>>();
  storage.getTargetValidationMetadatas = (dto, ...options) => {
    const ofDto = found.get(dto) ?? new Map<string, object[]>();
    found.set(dto, ofDto);
    const key = JSON.stringify(options);
    const rules = ofDto.get(key) ?? find(dto, ...options);
    ofDto.set(key, rules);
    return rules;
  };
}
