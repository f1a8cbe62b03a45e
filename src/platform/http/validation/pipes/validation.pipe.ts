import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { FieldError } from '../../errors/problem-details.dto.js';
import { Problem } from '../../errors/problem.js';
import { cacheValidationMetadata } from './cache-validation-metadata.js';

cacheValidationMetadata(getMetadataStorage());

/**
 * Checks bodies, queries and parameters against their DTO. Properties that no DTO declares are dropped without an
 * error: a client may send back what it was given, and values that only the server decides are never taken from it. If
 * several rules on a property are broken, only the first message is shown: the decorators run from the lowest to the
 * highest, those within one decorator of ours from the highest.
 */
export const validationPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) => Problem.fromFieldErrors(errors.flatMap((error) => toFieldErrors(error))),
});

function toFieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => toFieldErrors(child, field))];
}
