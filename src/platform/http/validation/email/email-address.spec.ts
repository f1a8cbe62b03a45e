import { validateSync } from 'class-validator';
import { IsEmailAddress } from './email-address.js';

class Letter {
  @IsEmailAddress('Please enter a valid email address')
  to?: unknown;
}

it.each([
  ['georgia@client.test', []],
  [undefined, ['Please enter a valid email address']],
  [5, ['Please enter a valid email address']],
  ['georgia', ['Please enter a valid email address']],
  [`georgia@${'a.'.repeat(130)}test`, ['Email must be less than 255 characters']],
])('%j: %j', (to, messages) => {
  const errors = validateSync(Object.assign(new Letter(), { to }));
  expect(errors.flatMap(({ constraints }) => Object.values(constraints!))).toEqual(messages);
});
