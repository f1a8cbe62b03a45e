import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from './user.js';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    /** Null until the invited person has chosen a password. */
    passwordHash: p.text().nullable(),
    /** A session is valid only while it carries the same number. */
    sessionVersion: p.integer().default(1),
    disabledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** Counts changes of role, therapist and whether they may sign in: what administrators see before they change it. */
    accessVersion: p.integer().default(1),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

const UserRoleSchema = defineEntity({
  name: 'UserRole',
  tableName: 'user_roles',
  properties: {
    user: () => p.oneToOne(User).primary(),
    role: p.text().$type<Role>(),
  },
});

/** The one role of a user; users without a row may sign in, but enter nothing. */
export class UserRole extends UserRoleSchema.class {}
UserRoleSchema.setClass(UserRole);
