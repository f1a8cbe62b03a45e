import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';

/** About whom is asked. */
export interface PersonSought {
  /** Subjects of personal data that are this person's: their bookings. */
  subjects: readonly string[];
  /** What they are known by: names, addresses, numbers. */
  words: readonly string[];
}

/** A module's part of the answer to somebody who asks what is held about them. */
export interface Disclosure {
  /** Everything, with personal values opened, as people can read it in JSON. */
  about(person: PersonSought): Promise<object[]>;
}

/** Under this key stands the name of the part. */
export const disclosureKey = 'disclosure';

/** Has the provider's `about` asked for each export of personal data. @param part its name in the file, such as `bookings` */
export const Discloses = (part: string) => applyDecorators(Injectable(), SetMetadata(disclosureKey, part));
