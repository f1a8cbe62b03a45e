import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  private readonly hashOfNobody = hash(randomUUID(), cost);

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Takes the same time whether there is such an account (`stored` is null when not) or not. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const isMatch = await verify(stored ?? (await this.hashOfNobody), password);
    return stored !== null && isMatch;
  }
}
