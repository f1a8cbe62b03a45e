import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { passesFastValidation } from './fast-validation.js';

class Named {
  @IsString()
  @MaxLength(5)
  name!: string;
}

class Guest extends Named {
  @IsOptional()
  @IsInt()
  age?: number;

  @ValidateIf((guest: Guest) => guest.age !== undefined)
  @IsString()
  proof?: string;
}

class Party {
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Guest)
  guests!: Guest[];
}

class Bare {}

const guest = (values: object) => Object.assign(new Guest(), values);

it.each([
  ['all rules kept', { name: 'Ann', age: 3, proof: 'seen' }, true],
  ['what is optional left out', { name: 'Ann' }, true],
  ['null where it may be left out, and its condition met', { name: 'Ann', age: null, proof: 'seen' }, true],
  ['an inherited rule broken', { name: 'Annabel' }, false],
  ['an inherited field missing', { age: 3, proof: 'seen' }, false],
  ['a condition met and its rule broken', { name: 'Ann', age: 3 }, false],
  ['a field of the name of its class', { name: 'Ann', constructor: 'Guest' }, false],
])('tells of %s', (_, values, expected) => {
  expect(passesFastValidation(guest(values))).toBe(expected);
});

it('drops what no rule names', () => {
  const given = guest({ name: 'Ann', price: 1 });
  expect(passesFastValidation(given)).toBe(true);
  expect(given).toEqual(guest({ name: 'Ann' }));
});

it('leaves nested DTOs and classes without rules to class-validator', () => {
  expect(passesFastValidation(Object.assign(new Party(), { guests: [guest({ name: 'Ann' })] }))).toBe(false);
  expect(passesFastValidation(new Bare())).toBe(false);
});
