import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Problem } from '../../platform/http/problem.js';
import { UserAccounts } from '../user-accounts.js';
import type { User } from '../user.js';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly accounts: UserAccounts) {
    super({ usernameField: 'email', session: false });
  }

  /** One refusal for an unknown address, a wrong password and a disabled account: nobody learns who has one. */
  async validate(email: string, password: string): Promise<User> {
    const user = await this.accounts.withCredentials(email, password);
    if (!user) throw new Problem(401, 'invalid-credentials', 'Invalid login credentials');
    return user;
  }
}
