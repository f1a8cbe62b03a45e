import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../accounts/user.entity.js';
import {
  generateRecoveryCodes,
  generateRecoverySalt,
  hashRecoveryCode,
  normalizeRecoveryCode,
} from './codes/recovery-codes.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { RecoveryCode, SecondFactor } from './second-factor.entity.js';
import { findTotpStep } from './codes/totp.js';

type UsedCode = 'totp' | 'recovery-code';

/** Reads and changes second factors, in the caller's transaction, which holds the lock on their user. */
@Injectable()
export class SecondFactorStore {
  constructor(private readonly secrets: SecondFactorSecrets) {}

  /** Locks a user, so that no code is accepted twice. */
  lockUser(em: EntityManager, userId: string): Promise<User> {
    return em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  find(em: EntityManager, userId: string): Promise<SecondFactor | null> {
    return em.findOne(SecondFactor, { user: userId });
  }

  findEnabled(em: EntityManager, userId: string): Promise<SecondFactor | null> {
    return em.findOne(SecondFactor, { user: userId, enabledAt: { $ne: null } });
  }

  /** Uses up a code of the app. @returns whether it was right */
  async useTotp(em: EntityManager, factor: SecondFactor, code: string, now: Date): Promise<boolean> {
    const secret = await this.secrets.decrypt(em, factor.user.id, factor.sealedSecret);
    const step = findTotpStep({ secret, lastUsedStep: factor.lastUsedStep }, code, now);
    if (step === null) return false;
    factor.lastUsedStep = step;
    return true;
  }

  /** Uses up a code of the app, or one of the recovery codes. @returns which it was; null when it was neither */
  async useCode(em: EntityManager, factor: SecondFactor, text: string, now: Date): Promise<UsedCode | null> {
    const digits = text.replaceAll(/\s/g, '');
    if (/^\d{6}$/.test(digits)) return (await this.useTotp(em, factor, digits, now)) ? 'totp' : null;
    const recoveryCode = normalizeRecoveryCode(text);
    if (!recoveryCode || !factor.recoverySalt) return null;
    const codeHash = await hashRecoveryCode(recoveryCode, factor.recoverySalt);
    const used = await em.nativeDelete(RecoveryCode, { user: factor.user.id, codeHash });
    return used > 0 ? 'recovery-code' : null;
  }

  countRecoveryCodes(em: EntityManager, userId: string): Promise<number> {
    return em.count(RecoveryCode, { user: userId });
  }

  /** Replaces all recovery codes. @returns the new ones, which cannot be read again later */
  async renewRecoveryCodes(em: EntityManager, factor: SecondFactor): Promise<string[]> {
    const codes = generateRecoveryCodes();
    const salt = generateRecoverySalt();
    await em.nativeDelete(RecoveryCode, { user: factor.user.id });
    for (const code of codes) {
      const codeHash = await hashRecoveryCode(normalizeRecoveryCode(code)!, salt);
      em.create(RecoveryCode, { codeHash, user: factor.user });
    }
    factor.recoverySalt = salt;
    return codes;
  }

  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(RecoveryCode, { user: userId });
    await em.nativeDelete(SecondFactor, { user: userId });
    await this.secrets.destroy(em, userId);
  }
}
