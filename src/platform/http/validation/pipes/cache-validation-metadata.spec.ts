import { IsInt, IsString, MetadataStorage, getMetadataStorage } from 'class-validator';
import { cacheValidationMetadata } from './cache-validation-metadata.js';

class Parent {
  @IsString()
  name!: string;
}

class Child extends Parent {
  @IsInt({ groups: ['count'] })
  count!: number;
}

/** Rules as class-validator gathers them, and how often it did. */
function makeStorage() {
  const gathered: unknown[] = [];
  const storage = new MetadataStorage();
  storage.getTargetValidationMetadatas = (...asked) => {
    gathered.push(asked[0]);
    return getMetadataStorage().getTargetValidationMetadatas(...asked);
  };
  cacheValidationMetadata(storage);
  return { storage, gathered };
}

const listProperties = (storage: MetadataStorage, type: typeof Parent, groups?: string[]) =>
  storage.getTargetValidationMetadatas(type, '', false, false, groups).map(({ propertyName }) => propertyName);

it('gathers the rules of a class once, inherited ones included', () => {
  const { storage, gathered } = makeStorage();
  for (let asked = 0; asked < 3; asked++) {
    expect(listProperties(storage, Child)).toEqual(['count', 'name']);
    expect(listProperties(storage, Parent)).toEqual(['name']);
  }
  expect(gathered).toEqual([Child, Parent]);
});

it('gathers the rules of groups each time', () => {
  const { storage } = makeStorage();
  expect(listProperties(storage, Child, ['count'])).toEqual(['count']);
  expect(listProperties(storage, Child)).toEqual(['count', 'name']);
  expect(listProperties(storage, Child, ['other'])).toEqual([]);
});
