import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from './user.js';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    /** Hash of the password; null until the invited person has chosen one. */
    passwordHash: p.text().nullable(),
    /** Number that sessions carry: a session is valid only while its number is the same. */
    sessionVersion: p.integer().default(1),
    disabledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /**
     * Number of changes of role, therapist and whether they may sign in, plus one. Administrators name it when they
     * change one of these.
     */
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

/** The one role of a user; users without a row may sign in, but have no rights. */
export class UserRole extends UserRoleSchema.class {}
UserRoleSchema.setClass(UserRole);
