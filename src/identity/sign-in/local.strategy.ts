import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Problem } from '../../platform/http/errors/problem.js';
import type { VerifiedUser } from '../accounts/user.js';
import { VerifyCredentials } from './verify-credentials.js';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly commands: CommandBus) {
    super({ usernameField: 'email', session: false });
  }

  /**
   * Checks the credentials. Refuses an unknown address, a wrong password and a disabled account alike, so that nobody
   * learns which addresses have accounts.
   */
  async validate(email: string, password: string): Promise<VerifiedUser> {
    const user = await this.commands.execute(new VerifyCredentials(email, password));
    if (!user) throw new Problem(401, 'invalid-credentials', 'Invalid login credentials');
    return user;
  }
}
