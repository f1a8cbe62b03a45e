import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';

/** Parameters of argon2id that OWASP recommends: 19 MiB, two passes. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class PasswordHasher {
  private readonly dummyHash: Promise<string>;

  constructor(private readonly options = ARGON2_OPTIONS) {
    this.dummyHash = hash(randomUUID(), options);
  }

  hash(password: string): Promise<string> {
    return hash(password, this.options);
  }

  /**
   * Whether the password matches its stored hash, null when there is no such account. Takes the same time in both
   * cases.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const isMatch = await verify(stored ?? (await this.dummyHash), password);
    return stored !== null && isMatch;
  }
}
