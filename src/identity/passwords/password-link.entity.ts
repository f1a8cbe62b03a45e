import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import type { TokenPurpose } from './token-purpose.js';

const PasswordLinkSchema = defineEntity({
  name: 'PasswordLink',
  tableName: 'password_links',
  properties: {
    tokenHash: p.blob().primary(),
    user: () => p.manyToOne(User),
    purpose: p.text().$type<TokenPurpose>(),
    expiresAt: p.datetime(),
  },
});

/** A mailed link that sets a password once. Only the hash of its token is stored. */
export class PasswordLink extends PasswordLinkSchema.class {}
PasswordLinkSchema.setClass(PasswordLink);
