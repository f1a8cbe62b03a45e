import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';

/**
 * A list of objects of one class, each of them validated. A list within the list is refused: its entries would be validated
 * one by one, and an empty one would pass.
 * @param message says what the field has to be
 */
export const IsListOf = (type: () => new () => object, message: string): PropertyDecorator =>
  applyDecorators(ValidateNested({ each: true }), IsObject({ each: true, message }), Type(type), IsArray({ message }));
